import type { Tool } from '../catalogue/tool-schema.ts';
import type { Fact } from '../trust/fact-schema.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { nounOfTopic } from '../trust/fact-topics.ts';

/**
 * What a tool's entry says it looked for and did not find, after some facts were not found any more: a topic of which nothing is
 * left is asked of the maker from now on.
 * @param lost the topics of the facts that were not found
 * @param left the facts that are still in use
 */
export function stillLookedFor(
  { name, notFound }: Pick<Tool, 'name' | 'notFound'>,
  lost: readonly FactTopic[],
  left: readonly Pick<Fact, 'about'>[],
): Tool['notFound'] {
  const isSaid = (about: FactTopic) => [...left, ...notFound].some((one) => one.about === about);
  const added = [...new Set(lost)].filter((about) => !isSaid(about));
  return [
    ...notFound,
    ...added.map((about) => ({ about, question: `What do your terms say on ${nounOfTopic(about)} in ${name}?` })),
  ];
}
