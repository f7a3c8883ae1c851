import { addresses } from '#domain/addresses.ts';
import type { ComparisonView } from '#domain/comparison/comparison-views.ts';
import { countWords, fewestCompared, mostCompared } from '#domain/comparison/picked-tools.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { PageActions } from '#web/page-actions.tsx';
import { categories } from '#web/site-content.ts';
import '#ui/styles/compare.css';
import { AddTool } from './add-tool.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** Comparison of two to four tools, or a form for the missing ones. */
export function ComparePage({ comparison }: { comparison: ComparisonView }) {
  const { title, lead, tools, parts } = comparison;
  return (
    <div className="wrap compare-page page-end">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{lead ?? hintOf(tools.length)}</p>
      </header>
      <PickedTools comparison={comparison} />
      <Remarks comparison={comparison} />
      {parts.length > 0 ? <ComparisonTable comparison={comparison} /> : <Nearest comparison={comparison} />}
      {parts.length > 0 && <Differences comparison={comparison} />}
      <Answers comparison={comparison} />
    </div>
  );
}

const hintOf = (count: number) =>
  count === 0
    ? 'Pick two to four tools. You’ll see them side by side: what’s OK to paste, what their companies say, what they cost and who they fit.'
    : 'Pick at least one more to see both side by side.';

/** The selected tools, each with a link that removes it; a form to add more; and the page's actions. */
function PickedTools({ comparison: { title, tools, parts, choices } }: { comparison: ComparisonView }) {
  const slugs = tools.map(({ slug }) => slug);
  return (
    <div className="compare-picked cluster">
      {tools.map(({ slug, name }) => (
        <a
          className="filter-tag"
          key={slug}
          href={addresses.compare(slugs.filter((other) => other !== slug))}
          aria-label={`Leave out ${name}`}
        >
          {name}
          <Icon name="x" className="icon-small" />
        </a>
      ))}
      {slugs.length < mostCompared && (
        <AddTool picked={slugs} choices={choices} fields={Math.max(1, fewestCompared - slugs.length)} />
      )}
      {parts.length > 0 && (
        <div className="compare-do cluster" data-gap="3">
          <PageActions address={addresses.compare(slugs)} title={title} />
        </div>
      )}
    </div>
  );
}

/** Selected tools that the table does not show, and slugs that no longer exist. */
function Remarks({ comparison: { tools, unknown, leftOut } }: { comparison: ComparisonView }) {
  const endedTools = tools.filter(({ status }) => status === 'discontinued');
  return (
    <>
      {unknown.length > 0 && (
        <Note
          kind="caution"
          title={unknown.length === 1 ? 'One tool isn’t in the directory' : 'Some tools aren’t in the directory'}
        >
          <p>
            {`We can’t find a tool at ${unknown.map((slug) => `‘${slug}’`).join(', ')}. It may have been renamed. `}
            <a href={addresses.allTools()}>Look through all tools</a>
          </p>
        </Note>
      )}
      {leftOut.length > 0 && (
        <Note title="Four tools at a time">
          <p>{`Not shown: ${leftOut.map(({ name }) => name).join(', ')}. Remove a tool above to add it.`}</p>
        </Note>
      )}
      {endedTools.map(({ slug, name, statusNote, replacements }) => (
        <Note key={slug} kind="caution" title={`${name} is no longer available`}>
          <p>
            {statusNote}
            {replacements.length > 0 && ' Use instead: '}
            {replacements.map((other, place) => (
              <span key={other.slug}>
                {place > 0 && ', '}
                <a href={addresses.tool(other.slug)}>{other.name}</a>
              </span>
            ))}
          </p>
        </Note>
      ))}
    </>
  );
}

/** Pairs that churches compare most, by slug. */
const readyPairs = [
  ['otter', 'fireflies'],
  ['chatgpt', 'claude'],
  ['planning-center', 'breeze'],
  ['canva', 'adobe-express'],
] as const;

/** Suggested pairs for an empty selection, of tools that can be selected. */
function ReadyPairs({ comparison: { choices } }: { comparison: ComparisonView }) {
  const nameOf = (slug: string) => choices.find((choice) => choice.slug === slug)?.name;
  const pairs = readyPairs.flatMap(([one, other]) => {
    const [first, second] = [nameOf(one), nameOf(other)];
    return first && second ? [{ words: `${first} and ${second}`, href: addresses.compare([one, other]) }] : [];
  });
  return (
    <section className="block mt-10">
      <h2>Or begin with two of these</h2>
      <ul className="onward">
        {pairs.map(({ words, href }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={addresses.allTools()}>Pick from all tools</a>
      </p>
      <h2 className="mt-8">Or a comparison that we’ve made</h2>
      <ul className="onward">
        <li>
          <a href={addresses.llmComparison}>ChatGPT, Claude, Gemini and Grok</a>
        </li>
        {categories.map(({ id, name, cardTitle }) => (
          <li key={id}>
            <a href={addresses.comparison(name)}>{`${cardTitle ?? name}: all in a table`}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nearest tools for a selection of one. */
function Nearest({ comparison }: { comparison: ComparisonView }) {
  const { tools, nearest } = comparison;
  const [pickedTool] = tools;
  if (!pickedTool) return <ReadyPairs comparison={comparison} />;
  if (nearest.length === 0)
    return (
      <ButtonLink href={addresses.allTools()} variant="quiet">
        Pick from all tools
      </ButtonLink>
    );
  return (
    <section className="block mt-10">
      <h2>{`Instead of ${pickedTool.name}, or beside it`}</h2>
      <ul className="onward">
        {nearest.map(({ slug, name, reason }) => (
          <li key={slug}>
            <div>
              <a href={addresses.tool(slug)}>{name}</a>
              <p>{reason}</p>
            </div>
            <a
              className="target"
              href={addresses.compare([pickedTool.slug, slug])}
              aria-label={`Compare ${pickedTool.name} and ${name}`}
            >
              Compare
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers about the purposes of the tools. */
function Answers({ comparison: { answers } }: { comparison: ComparisonView }) {
  if (answers.length === 0) return null;
  return (
    <section className="block mt-10">
      <h2>Before you choose</h2>
      <ul className="onward">
        {answers.map(({ slug, question }) => (
          <li key={slug}>
            <a href={addresses.answer(slug)}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Differences({ comparison: { parts, tools } }: { comparison: ComparisonView }) {
  const rows = parts.flatMap((part) => part.rows);
  const same = rows.filter(({ isShared }) => isShared).length;
  const all = tools.length === 2 ? 'both' : `all ${countWords[tools.length as 3 | 4]}`;
  return (
    <p className="meta mt-4">
      {`They differ in ${rows.length - same} of ${rows.length} rows; where ${all} say the same, we say it once. “Not found” means that we looked in the company’s documents. The tool’s page has each fact with its words and its source. This isn’t legal advice.`}
    </p>
  );
}
