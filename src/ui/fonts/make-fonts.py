"""Cut the two packaged fonts down to the weights that look.md uses (part 2.3), for the 60 kB budget.

Run: pip install fonttools brotli; python3 src/ui/fonts/make-fonts.py   (from the root of the repository)

'Source' is a reserved font name: a changed copy must carry another one, hence 'Hub Sans'.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path("node_modules/@fontsource-variable")
TARGET = Path(__file__).parent

FONTS = [
    ("vollkorn/files/vollkorn-latin-wght-normal.woff2", "vollkorn.woff2", (400, 600), None),
    ("source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "hub-sans.woff2", (400, 700), "Hub Sans"),
]
# Latin of western Europe, general punctuation, the euro, the minus and the trade mark.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, *range(0x2010, 0x2027), 0x2032, 0x2033, 0x2039, 0x203A]
LETTERS += [0x20AC, 0x2122, 0x2212]
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum", "pnum"]
FAMILY_NAMES = {1, 3, 4, 6, 16, 25}

for source, target, weights, new_name in FONTS:
    font = TTFont(PACKAGES / source)
    subsetter = Subsetter(Options(hinting=False, layout_features=FEATURES, name_IDs=["*"]))
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    if new_name:
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = new_name.replace(" ", "") if record.nameID in {6, 25} else new_name
    font.flavor = "woff2"
    font.save(TARGET / target)
    print(target, (TARGET / target).stat().st_size)
