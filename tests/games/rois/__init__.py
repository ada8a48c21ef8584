"""The rules of Les Rois du Champ de Bataille, tested against docs/rules/rois.md."""
