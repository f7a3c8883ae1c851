import { diffWordsWithSpace } from 'diff';
import { isSame, pathsOf, valueAt } from './merge-edits.ts';

/** A run of words that both states have, or only the former, or only the later one. */
export interface ComparedPart {
  text: string;
  is: 'same' | 'removed' | 'added';
}

/** One field of two states of a record, word by word. */
export interface FieldComparison {
  /** 'dataPolicy.plan' */
  path: string;
  differs: boolean;
  parts: ComparedPart[];
}

// Two long texts that share little would take seconds; then the one stands whole beside the other.
const mostEdits = 1_500;

/** Every field of two states of a record, in the order of the record: what the later one says otherwise. */
export const compareRecords = (former: object, later: object): FieldComparison[] =>
  pathsOf([former, later]).map((path) => {
    const [before, after] = [valueAt(former, path), valueAt(later, path)];
    return { path, differs: !isSame(before, after), parts: compareTexts(inWords(before), inWords(after)) };
  });

/** Two texts word by word: without what was added they say the former, without what was removed the later. */
export function compareTexts(former: string, later: string): ComparedPart[] {
  if (former === later) return former === '' ? [] : [{ text: former, is: 'same' }];
  const runs = diffWordsWithSpace(former, later, { maxEditLength: mostEdits });
  if (!runs) return changed(former, later);
  const parts: ComparedPart[] = [];
  let [removed, added, space] = ['', '', ''];
  for (const run of runs) {
    // The space between two changed words is part of the change: else every word of a new sentence would stand alone.
    if (run.removed || run.added) [removed, added, space] = [removed + space, added + space, ''];
    if (run.removed) removed += run.value;
    else if (run.added) added += run.value;
    else if (run.value.trim() === '' && removed + added !== '') space += run.value;
    else {
      parts.push(...changed(removed, added), { text: space + run.value, is: 'same' });
      [removed, added, space] = ['', '', ''];
    }
  }
  return [...parts, ...changed(removed, added), ...(space === '' ? [] : [{ text: space, is: 'same' } as const])];
}

const changed = (removed: string, added: string): ComparedPart[] => [
  ...(removed === '' ? [] : [{ text: removed, is: 'removed' } as const]),
  ...(added === '' ? [] : [{ text: added, is: 'added' } as const]),
];

/** A field's value as a person reads it: a list line by line, an object by what it holds, nothing as nothing. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((row) => `• ${inWords(row)}`).join('\n');
  if (typeof value === 'object') return Object.values(value).map(inWords).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** A run of words that both states have is shortened from this length on, to what stands around a change. */
const [longRun, mostAround] = [1_200, 240];

/** The parts of two long texts with a few words around each change: nobody looks for one word in twelve pages. */
export const aroundChanges = (parts: readonly ComparedPart[]): ComparedPart[] =>
  parts.map((part, place) => {
    if (part.is !== 'same' || parts.length === 1 || part.text.length <= longRun) return part;
    // Whole words on both sides of what is left out.
    const before = place === 0 ? '' : part.text.slice(0, mostAround).replace(/\S*$/, '');
    const after = place === parts.length - 1 ? '' : part.text.slice(-mostAround).replace(/^\S*/, '');
    return { ...part, text: `${before}…${after}` };
  });
