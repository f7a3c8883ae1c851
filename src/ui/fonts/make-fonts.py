"""Cut the two packaged fonts down to the letters and weights that pages use, for the 40 kB budget (docs/decisions/0040).

Run: pip install fonttools brotli; python3 src/ui/fonts/make-fonts.py   (from the root of the repository)

Each font becomes two files: the letters of nearly every text, and the rest, which a browser fetches where a text needs it.
The ranges stand in src/ui/styles/fonts.css. 'Source' is a reserved font name: a changed copy must carry another one, hence
'Hub Sans'.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path("node_modules/@fontsource-variable")
TARGET = Path(__file__).parent

FONTS = [
    ("vollkorn/files/vollkorn-latin-wght-normal.woff2", "vollkorn", (400, 600), None),
    ("source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "hub-sans", (400, 650), "Hub Sans"),
]
# English as the hub writes it: Basic Latin, © · × é, dashes, quotation marks, bullet and ellipsis.
TEXT = {*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0xE9, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026}
# Latin of western Europe, general punctuation, the euro, the minus and the trade mark.
ALL = {*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, *range(0x2010, 0x2027), 0x2032, 0x2033, 0x2039, 0x203A}
ALL |= {0x20AC, 0x2122, 0x2212}
# No tabular figures: Source Sans has them by default, and a column of Vollkorn has one or two digits.
FEATURES = ["kern", "liga", "lnum"]
FAMILY_NAMES = {1, 3, 4, 6, 16, 25}


def cut(source: str, target: str, weights: tuple[int, int], letters: set[int], new_name: str | None) -> None:
    font = TTFont(PACKAGES / source)
    subsetter = Subsetter(Options(hinting=False, layout_features=FEATURES, name_IDs=["*"]))
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    if new_name:
        for record in font["name"].names:
            if record.nameID in FAMILY_NAMES:
                record.string = new_name.replace(" ", "") if record.nameID in {6, 25} else new_name
    font.flavor = "woff2"
    font.save(TARGET / target)
    print(target, (TARGET / target).stat().st_size)


for source, name, weights, new_name in FONTS:
    cut(source, f"{name}.woff2", weights, TEXT, new_name)
    cut(source, f"{name}-more.woff2", weights, ALL - TEXT, new_name)
