import { notFound } from '@tanstack/react-router';
import type { ChurchPaperView } from '#domain/church/church-views.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import type { ReadinessSearch } from '#domain/church/readiness.ts';
import type { Read } from '#domain/reads/reads.ts';
import { orNotFound } from '#web/or-not-found.ts';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

type KindOfPaper = ChurchPaperView['is'];

/**
 * Reads one of a church's papers, made of its answers.
 * @param kinds papers that the address may name
 * @throws notFound where the hub has no such paper
 */
export async function readPaper<Kind extends KindOfPaper>(
  read: Read,
  slug: string,
  kinds: readonly Kind[],
  search: PolicySearch | ReadinessSearch,
): Promise<Extract<ChurchPaperView, { is: Kind }>> {
  const paper = await orNotFound(read('churchPaper', { slug, ...search }));
  const isAsked = (view: ChurchPaperView): view is Extract<ChurchPaperView, { is: Kind }> =>
    (kinds as readonly KindOfPaper[]).includes(view.is);
  if (!isAsked(paper)) throw notFound();
  return paper;
}

interface PaperMatch {
  loaderData?: { title: string };
  match: { pathname: string };
  matches: Parameters<typeof siteOf>[0];
}

/** The `head` of a paper's route. */
export const headOfPaper = ({ loaderData, match, matches }: PaperMatch) =>
  loaderData ? pageHead({ title: loaderData.title, path: match.pathname, site: siteOf(matches) }) : {};
