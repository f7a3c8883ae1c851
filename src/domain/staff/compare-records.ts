import { diffWordsWithSpace } from 'diff';
import { isSame, pathsOf, valueAt } from './merge-edits.ts';

/** A run of words that is in both states, only in the former ('removed'), or only in the later one ('added'). */
export interface ComparedPart {
  text: string;
  is: 'same' | 'removed' | 'added';
}

/** One field of two states of a record, word by word. */
export interface FieldComparison {
  /** Path of the field, such as 'dataPolicy.plan'. */
  path: string;
  differs: boolean;
  parts: ComparedPart[];
}

// Bound of the comparison: two long texts that share little would take seconds, so they are shown whole, one after the other.
const mostEdits = 1_500;

/** Compares every field of two states of a record, in the order of the record. */
export const compareRecords = (former: object, later: object): FieldComparison[] =>
  pathsOf([former, later]).map((path) => {
    const [before, after] = [valueAt(former, path), valueAt(later, path)];
    return { path, differs: !isSame(before, after), parts: compareTexts(inWords(before), inWords(after)) };
  });

/** Compares two texts word by word: the parts without the added ones are the former text, without the removed the later. */
export function compareTexts(former: string, later: string): ComparedPart[] {
  if (former === later) return former === '' ? [] : [{ text: former, is: 'same' }];
  const runs = diffWordsWithSpace(former, later, { maxEditLength: mostEdits });
  if (!runs) return partsOfChange(former, later);
  const parts: ComparedPart[] = [];
  let [removal, addition, space] = ['', '', ''];
  for (const run of runs) {
    // Space between two changed words belongs to the change; otherwise every word of a new sentence would be a part.
    if (run.removed || run.added) [removal, addition, space] = [removal + space, addition + space, ''];
    if (run.removed) removal += run.value;
    else if (run.added) addition += run.value;
    else if (run.value.trim() === '' && removal + addition !== '') space += run.value;
    else {
      parts.push(...partsOfChange(removal, addition), { text: space + run.value, is: 'same' });
      [removal, addition, space] = ['', '', ''];
    }
  }
  return [...parts, ...partsOfChange(removal, addition), ...(space === '' ? [] : [{ text: space, is: 'same' } as const])];
}

const partsOfChange = (removal: string, addition: string): ComparedPart[] => [
  ...(removal === '' ? [] : [{ text: removal, is: 'removed' } as const]),
  ...(addition === '' ? [] : [{ text: addition, is: 'added' } as const]),
];

/** Formats a field's value for reading: a list line by line, an object by its values, a missing one as ''. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((row) => `• ${inWords(row)}`).join('\n');
  if (typeof value === 'object') return Object.values(value).map(inWords).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Characters from which an unchanged part is shortened, and those left on each side of a change. */
const [longRun, mostAround] = [1_200, 240];

/** Shortens long unchanged parts to a few words around each change: nobody looks for one word in twelve pages. */
export const aroundChanges = (parts: readonly ComparedPart[]): ComparedPart[] =>
  parts.map((part, place) => {
    if (part.is !== 'same' || parts.length === 1 || part.text.length <= longRun) return part;
    // Cuts fall between words.
    const before = place === 0 ? '' : part.text.slice(0, mostAround).replace(/\S*$/, '');
    const after = place === parts.length - 1 ? '' : part.text.slice(-mostAround).replace(/^\S*/, '');
    return { ...part, text: `${before}…${after}` };
  });
