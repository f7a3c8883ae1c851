import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

/**
 * The cuts of our two families, one file each: PDFKit cannot cut a variable font. Look, section 2.3.
 * Unpacked here, because PDFKit unpacks a whole table of a WOFF again for every letter.
 */
export const faces = {
  heading: readFont('vollkorn', 500),
  subheading: readFont('vollkorn', 600),
  text: readFont('source-sans-3', 400),
  strong: readFont('source-sans-3', 600),
};
export type Face = keyof typeof faces;

function readFont(family: string, weight: number): Buffer {
  const file = `../../node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`;
  return unpackWoff(readFileSync(fileURLToPath(new URL(file, import.meta.url))));
}
