import type { Mark } from '#domain/search/marks.ts';
import type { SearchKind } from '#domain/search/search-entry.ts';
import type { SearchResultView, SearchView } from '#domain/search/search-views.ts';

/** Label of one result of a kind. */
const kindNames: Record<SearchKind, string> = {
  tool: 'Tool',
  workflow: 'Workflow',
  guide: 'Guide',
  answer: 'Answer',
  situation: 'When something goes wrong',
  prompt: 'Prompt',
  form: 'Form',
  comparison: 'Comparison',
  policy: 'Policy',
  research: 'Research',
  change: 'Change of terms',
  page: 'This site',
};

/** Note for a query in a language that the hub is not written in. */
export const OtherLanguage = ({ line }: { line: SearchView['otherLanguage'] }) =>
  line && (
    <p lang={line.lang} className="understood">
      {line.says}
    </p>
  );

interface ResultListProps {
  results: readonly SearchResultView[];
  heading: 'h2' | 'h3';
  label: string;
}

/** Search results, each with its kind, the matching words, and the reason of a match that does not show. */
export function ResultList({ results, heading: Heading, label }: ResultListProps) {
  if (results.length === 0) return null;
  return (
    <ol className="results" aria-label={label}>
      {results.map(({ kind, href, title, summary, status, why, lacks, marks }) => (
        <li key={href}>
          <Heading className="h4">
            <a href={href}>
              <Marked text={title} marks={marks.title} />
            </a>
          </Heading>
          <p className="meta">{[kindNames[kind], status, why, lacksInWords(lacks)].filter(Boolean).join(' · ')}</p>
          <p className={kind === 'answer' ? undefined : 'clamp-2'}>
            <Marked text={summary} marks={marks.summary} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Limit of the missing words that are named; a result that lacks more words of a long query names none. */
const mostLacking = 2;

const lacksInWords = (words: readonly string[]) =>
  words.length > 0 && words.length <= mostLacking && `without ${words.map((word) => `“${word}”`).join(', ')}`;

/** A text with the matches in <mark>. */
function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = marks.flatMap(([start, end], place) => [
    text.slice(marks[place - 1]?.[1] ?? 0, start),
    // Marks are visual only: a screen reader would split a title into pieces.
    <mark key={start} role="none">
      {text.slice(start, end)}
    </mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
