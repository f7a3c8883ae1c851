import { addresses } from '#domain/addresses.ts';
import type { ToolPageView } from '#domain/catalogue/views.ts';

/** Other tools for the same work, each with the reason, and the way to compare them. */
export function Alternatives({ tool: { slug, name, alternatives } }: { tool: ToolPageView }) {
  if (alternatives.length === 0) return null;
  return (
    <section className="block">
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
            <a className="plain" href={addresses.compare([slug, other.slug])} aria-label={`Compare ${name} and ${other.name}`}>
              Compare
            </a>
          </li>
        ))}
      </ul>
      <a className="plain" href={addresses.compare([slug, ...alternatives.map((other) => other.slug)])}>
        {alternatives.length === 1 ? 'Compare both' : `Compare all ${['', '', 'three', 'four'][alternatives.length]}`}
      </a>
    </section>
  );
}

/** The workflows and prompts that use a tool, and the questions answered about it. */
export function WorkAndAnswers({ tool: { workflows, prompts, answers } }: { tool: ToolPageView }) {
  return (
    <>
      <LinkList
        heading="Workflows that use it"
        links={workflows.map(({ slug, title }) => ({ href: addresses.workflow(slug), words: title }))}
      />
      <LinkList
        heading="Prompts for this work"
        links={prompts.map(({ slug, title }) => ({ href: addresses.prompt(slug), words: title }))}
      />
      <LinkList
        heading="Questions answered about it"
        links={answers.map(({ slug, question }) => ({ href: addresses.answer(slug), words: question }))}
      />
    </>
  );
}

function LinkList({ heading, links }: { heading: string; links: { href: string; words: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className="prose">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
