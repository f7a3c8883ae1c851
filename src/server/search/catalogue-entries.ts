import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';

/** What a search finds in the catalogue: tools, workflows, prompts, answers, situations, and the comparison of each category. */
export const catalogueEntries = ({ tools, workflows, categories, promptBySlug, guidance }: CatalogueSnapshot): SearchEntry[] => [
  ...tools.map(toolEntry),
  ...workflows.map(
    (workflow): SearchEntry => ({
      kind: 'workflow',
      href: addresses.workflow(workflow.slug),
      title: workflow.title,
      summary: workflow.description,
      aliases: workflow.aliases,
      categories: workflow.categories,
      details: workflow.steps,
    }),
  ),
  ...[...promptBySlug.values()].map(
    ({ prompt, workflow }): SearchEntry => ({
      kind: 'prompt',
      href: addresses.prompt(prompt.slug),
      title: prompt.title,
      summary: prompt.gives,
      categories: workflow.categories,
      details: prompt.asked,
      text: prompt.text,
    }),
  ),
  ...guidance.answers.map(
    (answer): SearchEntry => ({
      kind: 'answer',
      href: addresses.answer(answer.slug),
      title: answer.question,
      summary: answer.lead,
      details: answer.asked,
      text: [answer.answer, answer.detail].filter(Boolean).join(' '),
    }),
  ),
  ...guidance.situations.map(
    (situation): SearchEntry => ({
      kind: 'guide',
      href: addresses.situation(situation.slug),
      title: situation.title,
      summary: situation.lead,
      details: [...situation.asked, ...situation.notToDo],
    }),
  ),
  ...categories.map(
    ({ name }): SearchEntry => ({
      kind: 'comparison',
      href: addresses.comparison(name),
      title: `${name} comparison`,
      summary: `The ${name} tools of the directory side by side: what each does, costs and changes for an ordinary congregation.`,
      text: tools
        .filter((tool) => tool.category === name)
        .map((tool) => tool.name)
        .join(', '),
    }),
  ),
];

const toolEntry = (tool: Tool): SearchEntry => ({
  kind: 'tool',
  href: addresses.tool(tool.slug),
  title: tool.name,
  summary: tool.description,
  aliases: tool.aliases,
  maker: tool.maker,
  categories: [tool.category],
  details: tool.features,
  text: tool.useCases.join(' '),
  status: statusOf(tool),
});

const statusOf = ({ status }: Tool) => (status === 'active' ? undefined : status === 'discontinued' ? 'Retired' : 'Renamed');
