import { diffArrays } from 'diff';
import type { ComparedPart } from './compare-records.ts';
import { compareTexts } from './compare-records.ts';

/** A run of words of one side of a changed passage. */
export interface PassagePart extends ComparedPart {
  /** True if something in the hub quotes these words. */
  isQuoted?: true;
}

/** A passage whose words changed, before and after; one side is empty where it is new or gone. */
interface ChangedPassage {
  before: PassagePart[];
  after: PassagePart[];
}

/** Changes between two texts of a document. */
export interface DocumentChanges {
  passages: ChangedPassage[];
  /** Number of changed passages that are not in `passages`. */
  left: number;
  /** Number of unchanged passages. */
  same: number;
}

// Bound of the comparison: two texts that share little would take long, and nobody compares them passage by passage.
const mostEdits = 1_500;
/** Maximum length in characters of a line that is one passage; a longer one is split into sentences. */
const longLine = 600;
/** Maximum number of characters shown of each side of a passage. */
const mostShown = 3_000;
/** Maximum number of changed passages shown; those with quotations take precedence. */
const mostPassages = 60;

/**
 * Finds the changed passages of a document, in its order.
 * @param quoted the words that the hub quotes, as each of the two texts has them
 * @returns undefined where the two have so little in common that they are two documents
 */
export function changedPassages(
  before: string,
  after: string,
  quoted: { before: readonly string[]; after: readonly string[] },
): DocumentChanges | undefined {
  const runs = diffArrays(passagesOf(before), passagesOf(after), { maxEditLength: mostEdits });
  if (!runs) return undefined;
  const passages: ChangedPassage[] = [];
  let [removals, additions]: [string[], string[]] = [[], []];
  let same = 0;
  const close = () => {
    if (removals.length + additions.length > 0) passages.push(passageOf(removals, additions, quoted));
    [removals, additions] = [[], []];
  };
  for (const run of runs) {
    if (run.removed) removals.push(...run.value);
    else if (run.added) additions.push(...run.value);
    else {
      close();
      same += run.value.length;
    }
  }
  close();
  const isQuoted = ({ before: former, after: later }: ChangedPassage) => [...former, ...later].some((part) => part.isQuoted);
  const shownPassages = new Set(
    [...passages.filter(isQuoted), ...passages.filter((one) => !isQuoted(one))].slice(0, mostPassages),
  );
  return { passages: passages.filter((passage) => shownPassages.has(passage)), left: passages.length - shownPassages.size, same };
}

const passagesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length > longLine ? line.replace(/([.!?]) /g, '$1\n').split('\n') : [line]))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

function passageOf(
  removals: readonly string[],
  additions: readonly string[],
  quoted: { before: readonly string[]; after: readonly string[] },
): ChangedPassage {
  const parts = compareTexts(cut(removals.join('\n')), cut(additions.join('\n')));
  return {
    before: markQuotations(
      parts.filter(({ is }) => is !== 'added'),
      quoted.before,
    ),
    after: markQuotations(
      parts.filter(({ is }) => is !== 'removed'),
      quoted.after,
    ),
  };
}

const cut = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** Splits the parts of a text where quoted words begin and end, and marks those. */
function markQuotations(parts: readonly ComparedPart[], quotations: readonly string[]): PassagePart[] {
  const text = parts
    .map((part) => part.text)
    .join('')
    .replaceAll('\n', ' ');
  const ranges = quotations.flatMap((quotation) => {
    const start = quotation === '' ? -1 : text.indexOf(quotation);
    return start < 0 ? [] : [{ start, end: start + quotation.length }];
  });
  if (ranges.length === 0) return [...parts];
  const edges = ranges.flatMap(({ start, end }) => [start, end]);
  const passageParts: PassagePart[] = [];
  let at = 0;
  for (const part of parts) {
    const end = at + part.text.length;
    const cuts = [at, ...[...new Set(edges)].filter((edge) => edge > at && edge < end).sort((a, b) => a - b), end];
    for (const [place, from] of cuts.slice(0, -1).entries()) {
      const isQuoted = ranges.some((range) => range.start <= from && from < range.end);
      passageParts.push({
        ...part,
        text: part.text.slice(from - at, (cuts[place + 1] ?? end) - at),
        ...(isQuoted && { isQuoted }),
      });
    }
    at = end;
  }
  return passageParts;
}
