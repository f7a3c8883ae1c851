import { addresses, staticPages } from '#domain/addresses.ts';
import type { Records } from './record-rules.ts';

/** Which pages there are, for whatever leads to one. */
export interface Pages {
  /** Every address that has a page, or had one and says so. */
  there: ReadonlySet<string>;
  /** Those of them that have ended, each with what to say of it: 'is retired' or 'was taken down'. */
  ended: ReadonlyMap<string, string>;
}

/** The pages of a catalogue, those of retired and hidden entries too. */
export function pagesOf({
  tools,
  workflows,
  categories,
  answers,
  situations,
}: Pick<Records, 'tools' | 'workflows' | 'categories' | 'answers' | 'situations'>): Pages {
  const entries = [
    ...tools.map(({ slug, status }) => ({ path: addresses.tool(slug), status })),
    ...workflows.map(({ slug, status }) => ({ path: addresses.workflow(slug), status })),
    ...workflows.flatMap(({ status, prompts }) => prompts.map(({ slug }) => ({ path: addresses.prompt(slug), status }))),
    ...answers.map(({ slug, status }) => ({ path: addresses.answer(slug), status })),
  ];
  return {
    there: new Set([
      ...staticPages,
      ...categories.flatMap(({ hub, name }) => [addresses.hub(hub), addresses.comparison(name)]),
      ...situations.map(({ slug }) => addresses.situation(slug)),
      ...entries.map(({ path }) => path),
    ]),
    ended: new Map(entries.flatMap(({ path, status }) => (endings.has(status) ? [[path, endings.get(status) ?? '']] : []))),
  };
}

// A tool that was discontinued keeps its place: its page says what to use instead.
const endings = new Map([
  ['retired', 'is retired'],
  ['hidden', 'was taken down'],
]);
