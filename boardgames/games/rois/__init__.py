"""Les Rois du Champ de Bataille: a battle of figures on 5 x 5 zones, driven by a pack of 54 cards."""
