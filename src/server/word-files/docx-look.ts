import type { ILevelsOptions } from 'docx';
import { AlignmentType, LevelFormat } from 'docx';
import { language } from './document.ts';
import type { Paper } from './paper.ts';
import { colors, page, papers, textWidth } from './paper.ts';

/** Fonts that the reader's office program has: a file that others edit cannot rely on its own fonts. */
const fonts = { heading: 'Georgia', text: 'Calibri' };

const hex = (color: string) => color.slice(1);

/** Converts points to twentieths of a point, in which Word measures lengths. */
export const points = (number: number) => Math.round(number * 20);

/** Width between the margins in twentieths of a point: as on A4, and wider by as much as the sheet is. */
export const textWidthOn = (paper: Paper = 'A4') => points(textWidth + papers[paper].width - page.width);

/** Indents in twentieths of a point: of clauses behind their numbers, and of lists behind their bullets. */
export const indents = { clause: points(34), list: points(22) };

const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${name}" w:eastAsia="${name}"/>`;
const color = (name: keyof typeof colors) => `<w:color w:val="${hex(colors[name])}"/>`;
const size = (number: number) => `<w:sz w:val="${number * 2}"/><w:szCs w:val="${number * 2}"/>`;
const spacing = (before: number, after: number) => `<w:spacing w:before="${points(before)}" w:after="${points(after)}"/>`;
const line = (side: string, name: keyof typeof colors, eighths: number) =>
  `<w:${side} w:val="single" w:sz="${eighths}" w:space="0" w:color="${hex(colors[name])}"/>`;

/** Makes a paragraph style; `next` is the style of the following paragraph: another item or clause, but text after a heading. */
const paragraphStyle = (id: string, name: string, inside: string, next = 'Normal') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/><w:qFormat/>${inside}</w:style>`;

const heading = (level: number, points: number, before: number) =>
  paragraphStyle(
    `Heading${level}`,
    `heading ${level}`,
    `<w:pPr><w:keepNext/><w:keepLines/>${spacing(before, 4)}<w:outlineLvl w:val="${level - 1}"/></w:pPr>
     <w:rPr>${font(fonts.heading)}<w:b/>${size(points)}</w:rPr>`,
  );

/** Line height, in 240ths of the font's own; closer for a text that is to fit one sheet. */
const lines = { usual: 269, close: 247 };

/** Writes the whole of Word's styles.xml: the library's own styles leave out those of tables. */
export const docxStyles = (between: keyof typeof lines) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:docDefaults>
    <w:rPrDefault><w:rPr>${font(fonts.text)}${color('ink')}${size(11)}<w:lang w:val="${language}" w:eastAsia="${language}"/></w:rPr></w:rPrDefault>
    <w:pPrDefault><w:pPr><w:spacing w:after="${points(6)}" w:line="${lines[between]}" w:lineRule="auto"/></w:pPr></w:pPrDefault>
  </w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>
  <w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:uiPriority w:val="1"/><w:semiHidden/></w:style>
  <w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/>
    <w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>
  </w:style>
  ${paragraphStyle('Title', 'Title', `<w:pPr><w:keepNext/>${spacing(0, 2)}</w:pPr><w:rPr>${font(fonts.heading)}${size(22)}</w:rPr>`)}
  ${paragraphStyle('Subtitle', 'Subtitle', `<w:pPr><w:pBdr>${line('bottom', 'ink', 8)}</w:pBdr>${spacing(0, 14)}</w:pPr><w:rPr>${color('ink2')}${size(10)}</w:rPr>`)}
  ${heading(1, 15, 16)}
  ${heading(2, 12.5, 12)}
  ${heading(3, 11, 10)}
  ${paragraphStyle('Clause', 'Clause', '', 'Clause')}
  ${paragraphStyle('ListBullet', 'List Bullet', `<w:pPr>${spacing(0, 3)}</w:pPr>`, 'ListBullet')}
  ${paragraphStyle('ListNumber', 'List Number', `<w:pPr>${spacing(0, 3)}</w:pPr>`, 'ListNumber')}
  ${paragraphStyle('Footer', 'footer', `<w:rPr>${color('ink2')}${size(8.5)}</w:rPr>`)}
  <w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr>${color('action')}<w:u w:val="single"/></w:rPr></w:style>
  <w:style w:type="table" w:customStyle="1" w:styleId="HubTable"><w:name w:val="Hub Table"/><w:basedOn w:val="TableNormal"/><w:uiPriority w:val="99"/><w:qFormat/>
    <w:pPr>${spacing(3, 3)}</w:pPr>
    <w:tblPr><w:tblBorders>${line('bottom', 'rule', 4)}${line('insideH', 'rule', 4)}</w:tblBorders></w:tblPr>
    <w:tblStylePr w:type="firstRow"><w:rPr><w:b/>${color('ink2')}</w:rPr><w:tcPr><w:tcBorders>${line('bottom', 'ink', 12)}</w:tcBorders></w:tcPr></w:tblStylePr>
  </w:style>
</w:styles>`.replace(/>\s+</g, '><');

const level = (
  number: number,
  format: ILevelsOptions['format'],
  text: string,
  left: number,
  hanging: number,
): ILevelsOptions => ({
  level: number,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left, hanging } } },
});

const listLevels = (format: ILevelsOptions['format'], text: (depth: number) => string) =>
  Array.from({ length: 9 }, (_, depth) => level(depth, format, text(depth), indents.list * (depth + 1), indents.list));

/** Names the numbering of a list in a file, by its number. */
export const numberedList = (number: number) => `numbers-${number}`;

/**
 * Configures the numbering of sections and clauses by Word itself, so that striking one out leaves no gap. Each numbered list has
 * a separate numbering: some versions of Word ignore that a shared one restarts.
 */
export const docxNumbering = (numberedLists: number) => ({
  config: [
    {
      reference: 'clauses',
      levels: [
        level(0, LevelFormat.DECIMAL, '%1.', indents.clause, indents.clause),
        level(1, LevelFormat.DECIMAL, '%1.%2', indents.clause, indents.clause),
      ],
    },
    { reference: 'bullets', levels: listLevels(LevelFormat.BULLET, () => '•') },
    ...Array.from({ length: numberedLists }, (_, place) => ({
      reference: numberedList(place + 1),
      levels: listLevels(LevelFormat.DECIMAL, (depth) => `%${depth + 1}.`),
    })),
  ],
});
