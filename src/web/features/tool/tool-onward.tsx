import { addresses } from '#domain/addresses.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';
import { Icon } from '#ui/icon.tsx';

/** Ids of the parts below, for links. */
export const workId = 'work';
export const alternativesId = 'instead';

/** Other tools for the same work, each with the reason, and a link that compares them. */
export function Alternatives({ tool: { slug, name, alternatives } }: { tool: ToolPageView }) {
  if (alternatives.length === 0) return null;
  return (
    <section className="block" id={alternativesId}>
      <h2>{`Instead of ${name}, or beside it`}</h2>
      <ul className="onward">
        {alternatives.map((other) => (
          <li key={other.slug}>
            <div>
              <a href={addresses.tool(other.slug)}>{other.name}</a>
              <p>
                {other.reason}
                {other.summary && ` ${other.summary}.`}
              </p>
            </div>
            <a className="target" href={addresses.compare([slug, other.slug])} aria-label={`Compare ${name} and ${other.name}`}>
              Compare
            </a>
          </li>
        ))}
      </ul>
      <a className="target" href={addresses.compare([slug, ...alternatives.map((other) => other.slug)])}>
        {alternatives.length === 1 ? 'Compare both' : `Compare all ${['', '', 'three', 'four'][alternatives.length]}`}
      </a>
    </section>
  );
}

/** Workflows and prompts that use a tool, and the answers about it. */
export function WorkAndAnswers({ tool: { workflows, prompts, answers } }: { tool: ToolPageView }) {
  const lists = [
    {
      heading: 'Workflows that use it',
      links: workflows.map(({ slug, title }) => ({ href: addresses.workflow(slug), words: title })),
    },
    {
      heading: 'Prompts for this work',
      links: prompts.map(({ slug, title }) => ({ href: addresses.prompt(slug), words: title })),
    },
    {
      heading: 'Questions answered about it',
      links: answers.map(({ slug, question }) => ({ href: addresses.answer(slug), words: question })),
    },
  ].filter(({ links }) => links.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="pair-lists grid" data-columns="2" id={workId}>
      {lists.map((list) => (
        <LinkList {...list} key={list.heading} />
      ))}
    </div>
  );
}

/** Number of links of a list that are shown; the rest is folded. */
const linksInSight = 3;

function LinkList({ heading, links }: { heading: string; links: { href: string; words: string }[] }) {
  const rest = links.slice(linksInSight);
  const items = (some: typeof links) => (
    <ul>
      {some.map(({ href, words }) => (
        <li key={href}>
          <a href={href}>{words}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="prose">
      <h2>{heading}</h2>
      {items(links.slice(0, linksInSight))}
      {rest.length > 0 && (
        <details>
          <summary className="unfold">
            {`${rest.length} more`}
            <Icon name="chevron-down" />
          </summary>
          {items(rest)}
        </details>
      )}
    </section>
  );
}
