import { hubTabs } from '#domain/navigation/back-address.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { paths, staticPages } from '#web/paths.ts';

/** Every page of the site at its canonical path, with when its facts were last checked. */
export const canonicalPages = ({
  categories,
  tools,
  workflows,
  promptBySlug,
  guidance,
}: CatalogueSnapshot): { path: string; changed?: string }[] => [
  ...staticPages.map((path) => ({ path })),
  ...categories.flatMap(({ hub, name }) => [{ path: paths.hub(hub) }, { path: paths.comparison(name) }]),
  ...tools.map(({ slug, verifiedAt }) => ({ path: paths.tool(slug), changed: verifiedAt })),
  ...workflows.map(({ slug, verifiedAt }) => ({ path: paths.workflow(slug), changed: verifiedAt })),
  ...[...promptBySlug].map(([slug, { workflow }]) => ({ path: paths.prompt(slug), changed: workflow.verifiedAt })),
  ...guidance.answers.map(({ slug, written }) => ({ path: paths.answer(slug), changed: written })),
  ...guidance.situations.map(({ slug, written }) => ({ path: paths.situation(slug), changed: written })),
];

/** The canonical path of every page. */
export const canonicalPaths = (snapshot: CatalogueSnapshot): string[] => canonicalPages(snapshot).map(({ path }) => path);

/**
 * The pages that are worth a place in memory: every canonical one, and the tabs and categories that pages lead to. They are
 * as many as the catalogue has, whatever visitors ask for; a search, a further page or an invented address is none of them.
 */
export function pageAddresses(snapshot: CatalogueSnapshot): ReadonlySet<string> {
  const known = addressesOf.get(snapshot);
  if (known) return known;
  const { categories, tools, workflowBySlug } = snapshot;
  const addresses = new Set([
    ...canonicalPaths(snapshot),
    ...categories.flatMap(({ hub }) => hubTabs.map((tab) => paths.hub(hub, tab))),
    ...categories.flatMap(({ name }) => [
      paths.resources({ category: name, view: 'tools' }),
      paths.resources({ category: name, view: 'workflows' }),
    ]),
    paths.policyTab('stance'),
    paths.policyTab('statements'),
    paths.researchTab('barna'),
    ...tools.map(({ slug }) => toolInResources(slug)),
    // Retired workflows stand in no list and keep their page.
    ...[...workflowBySlug.keys()].map(paths.workflow),
  ]);
  addressesOf.set(snapshot, addresses);
  return addresses;
}

/** The second address of a tool's page (spec, section 2). */
export const toolInResources = (slug: string) => `/resources/${slug}`;

const addressesOf = new WeakMap<CatalogueSnapshot, ReadonlySet<string>>();
