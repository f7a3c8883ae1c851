import type { Block } from './document.ts';

/** Piece of text, or the number of a section or clause that the text refers to. */
export type TextOrReference = { text: string } | { reference: string };

/** Lists the numbers of all sections and clauses, in order: '7', '7.1', '7.2'. */
export const clauseNumbers = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => ('number' in block ? (block.number ?? []) : []));

// Matches 'section 9', both numbers of 'sections 7 to 13', and '8.1'.
const reference = /(?<=\bsections? (?:\d+ to )?)\d+\b|\b\d+\.\d+\b/g;

/** Finds the references in a text. A number that this document lacks, such as a version, stays text. */
export function splitReferences(text: string, numbers: ReadonlySet<string>): TextOrReference[] {
  const parts: TextOrReference[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(reference)) {
    if (!numbers.has(number)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ reference: number });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Explains why Word, which numbers paragraphs itself, would not print these numbers; undefined when it would. */
export function gapInNumbers(numbers: string[]): string | undefined {
  let section = 0;
  let clause = 0;
  for (const number of numbers) {
    const [ofSection, ofClause] = number.split('.').map(Number);
    if (ofClause === undefined) {
      section += 1;
      clause = 0;
    } else {
      clause += 1;
    }
    const expectedNumber = ofClause === undefined ? `${section}` : `${section}.${clause}`;
    if (number !== expectedNumber)
      return `${number} stands where ${expectedNumber} should follow: ${ofSection === section ? 'a clause' : 'a section'} is missing or out of order`;
  }
  return undefined;
}
