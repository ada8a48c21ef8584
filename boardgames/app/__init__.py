"""The desktop app: window, scenes and what is kept between runs. It reaches games only through the shelf."""
