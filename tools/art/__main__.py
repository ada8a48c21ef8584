"""python -m tools.art"""

from tools.art import FOLDER, write

print(f"{write()} files in {FOLDER}")
