import { addresses, hubTabs } from '#domain/addresses.ts';
import { oncePer } from '#domain/once-per.ts';
import { staticPages } from '#domain/site-pages.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';

/** Lists every page of the site at its canonical path, with the day on which its facts were last checked. */
export const canonicalPages = ({
  categories,
  tools,
  workflows,
  promptBySlug,
  guidance,
}: CatalogueSnapshot): { path: string; changed?: string }[] => [
  ...staticPages.map((path) => ({ path })),
  ...categories.flatMap(({ hub, name }) => [{ path: addresses.hub(hub) }, { path: addresses.comparison(name) }]),
  ...tools.map(({ slug, verifiedAt }) => ({ path: addresses.tool(slug), changed: verifiedAt })),
  ...workflows.map(({ slug, verifiedAt }) => ({ path: addresses.workflow(slug), changed: verifiedAt })),
  ...[...promptBySlug].map(([slug, { workflow }]) => ({ path: addresses.prompt(slug), changed: workflow.verifiedAt })),
  ...guidance.answers.map(({ slug, written }) => ({ path: addresses.answer(slug), changed: written })),
  ...guidance.situations.map(({ slug, written }) => ({ path: addresses.situation(slug), changed: written })),
];

/** Lists the canonical path of every page. */
export const canonicalPaths = (snapshot: CatalogueSnapshot): string[] => canonicalPages(snapshot).map(({ path }) => path);

/**
 * Lists the pages that are worth caching: every canonical one, and the tabs and categories that pages link to. Their number is
 * bounded by the catalogue, not by visitors' requests; searches, further pages and invented addresses are not among them.
 */
export const pageAddresses = oncePer((snapshot: CatalogueSnapshot): ReadonlySet<string> => {
  const { categories, tools, workflowBySlug } = snapshot;
  return new Set([
    ...canonicalPaths(snapshot),
    ...categories.flatMap(({ hub }) => hubTabs.map((tab) => addresses.hub(hub, tab))),
    ...categories.flatMap(({ name }) => [
      addresses.resources({ category: name, view: 'tools' }),
      addresses.resources({ category: name, view: 'workflows' }),
    ]),
    addresses.policyTab('stance'),
    addresses.policyTab('statements'),
    addresses.researchTab('barna'),
    addresses.answers({ order: 'asked' }),
    addresses.answers({ order: 'newest' }),
    ...tools.map(({ slug }) => addresses.toolInResources(slug)),
    // Retired workflows are in no list and keep their page.
    ...[...workflowBySlug.keys()].map(addresses.workflow),
  ]);
});
