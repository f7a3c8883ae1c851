import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { SearchEntry, Trait } from '#domain/search/search-entry.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { formEntry } from './form-entries.ts';

/**
 * Lists the catalogue's part of the search index: tools, workflows, prompts, answers, forms, situations, the comparison of each
 * category, and the changed terms of each tool.
 */
export const catalogueEntries = (snapshot: CatalogueSnapshot): SearchEntry[] => {
  const { tools, workflows, categories, promptBySlug, guidance, evidence } = snapshot;
  return [
    ...tools.map((tool) => toolEntry(tool, evidence.get(tool.slug)?.facts ?? [])),
    ...workflows.map(
      (workflow): SearchEntry => ({
        kind: 'workflow',
        href: addresses.workflow(workflow.slug),
        title: workflow.title,
        summary: workflow.description,
        aliases: workflow.aliases,
        categories: workflow.categories,
        asked: workflow.asked,
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
        asked: prompt.asked,
        text: prompt.text,
      }),
    ),
    ...guidance.answers.map(
      (answer): SearchEntry => ({
        kind: 'answer',
        href: addresses.answer(answer.slug),
        title: answer.question,
        summary: answer.lead,
        asked: answer.asked,
        text: [answer.answer, answer.detail].filter(Boolean).join(' '),
      }),
    ),
    ...guidance.downloads.map(formEntry),
    ...guidance.situations.map(
      (situation): SearchEntry => ({
        kind: 'situation',
        href: addresses.situation(situation.slug),
        title: situation.title,
        summary: situation.lead,
        asked: situation.asked,
        details: situation.notToDo,
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
    ...tools.flatMap((tool) => changesEntry(tool, snapshot)),
  ];
};

const toolEntry = (tool: Tool, facts: readonly Fact[]): SearchEntry => ({
  kind: 'tool',
  href: addresses.tool(tool.slug),
  title: tool.name,
  summary: tool.description,
  aliases: tool.aliases,
  maker: tool.maker,
  categories: [tool.category],
  asked: tool.asked,
  traits: traitsOf(tool, facts),
  isOrdinaryWord: tool.isOrdinaryWord,
  details: tool.features,
  text: [...tool.useCases, ...facts.filter(({ about }) => about === 'languages').map(({ says }) => says)].join(' '),
  status: statusOf(tool),
});

const statusOf = ({ status }: Tool) => (status === 'active' ? undefined : status === 'discontinued' ? 'Retired' : 'Renamed');

/** Finds the traits of a tool, from its fields and its maker's own word. */
function traitsOf({ pricingModel, dataPolicy, withoutAccount, status }: Tool, facts: readonly Fact[]): Trait[] {
  const training = facts.filter(
    ({ about, by, plan }) => about === 'training' && by === 'maker' && [dataPolicy.plan, 'all plans'].includes(plan),
  );
  const isKeptOut = training.length > 0 && training.every(({ answer }) => answer === 'no' || answer === 'off unless switched on');
  const traits: [Trait, boolean][] = [
    ['free', pricingModel === 'Free'],
    ['free plan', pricingModel === 'Freemium'],
    ['local', dataPolicy.runsLocally],
    ['open', withoutAccount],
    ['untrained', isKeptOut || dataPolicy.runsLocally],
  ];
  return status === 'discontinued' ? [] : traits.flatMap(([trait, isTrue]) => (isTrue ? [trait] : []));
}

function changesEntry({ slug, name, status }: Tool, { evidence }: CatalogueSnapshot): SearchEntry[] {
  const changes = evidence.get(slug)?.changes;
  if (!changes || (changes.length === 0 && status === 'discontinued')) return [];
  const [newest] = changes.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return [
    {
      kind: 'change',
      href: addresses.termsChanges({ tool: slug }),
      title: `What changed in ${name}’s terms`,
      summary: newest
        ? `${name} ${newest.title}. ${newest.advice}`
        : 'We found no changes in the stored copies that we read, back to November 2025 as far as there are copies.',
      details: changes.map(({ title }) => title),
      text: changes.map(({ what, who, advice }) => `${what} ${who} ${advice}`).join(' '),
    },
  ];
}
