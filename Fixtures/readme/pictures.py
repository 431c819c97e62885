"""Makes the small pictures that the README's drawings hold from those of Fixtures/art.

    pip install pillow==13.0.0
    python3 pictures.py
"""

from pathlib import Path

from PIL import Image

HERE = Path(__file__).resolve().parent
ART = HERE.parent / "art"

# As large as they are drawn, and as little of each as nobody misses.
PICTURES = {"fox-cover": (240, 336, 55), "fox-page": (360, 504, 50), "fox-spread": (620, 434, 50)}

for name, (width, height, quality) in PICTURES.items():
    picture = Image.open(ART / f"{name}.png").convert("RGB").resize((width, height), Image.LANCZOS)
    picture.save(HERE / f"{name}.jpg", quality=quality, optimize=True, progressive=True)
