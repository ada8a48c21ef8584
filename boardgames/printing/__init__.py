"""Games on paper: a kit's parts become sheets, sheets become JSON, a typst template makes a PDF of it."""
