"""King of the Hill."""
