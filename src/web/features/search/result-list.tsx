import type { Mark } from '#domain/search/marks.ts';
import type { SearchKind } from '#domain/search/search-entry.ts';
import type { SearchResultView, SearchView } from '#domain/search/search-views.ts';

/** What one result of a kind is called. */
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

/** A line for someone who searched in a language that the hub is not written in. */
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

/** Results of a search: what each is, why it is here where that does not show, and the words that match. */
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

/** Whoever typed a sentence is not told all that a result lacks of it. */
const mostLacking = 2;

const lacksInWords = (words: readonly string[]) =>
  words.length > 0 && words.length <= mostLacking && `without ${words.map((word) => `“${word}”`).join(', ')}`;

/** A text with the parts that were looked for in <mark>. */
function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = marks.flatMap(([start, end], place) => [
    text.slice(marks[place - 1]?.[1] ?? 0, start),
    // What is marked is for the eye: to the ear it would split a title into pieces.
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
