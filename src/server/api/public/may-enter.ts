import { anyTool, toolAskedFor } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import type { ReadParameters } from '#domain/reads/reads.ts';
import { kindInWords } from '#domain/search/kind-in-words.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { kindNames } from '#domain/trust/kinds.ts';
import { presentToolName } from '../../may-enter/card.ts';
import type { SiteSearch } from '../../search/site-search.ts';
import { presentMayEnter } from './may-enter-presenter.ts';

/** Maximum number of tools that the field offers in a list; in a larger directory the name is typed. */
const mostNames = 400;
const mostOften = 5;

/** Answers the page /may-i-enter: the choices, and the answer where a kind is selected. */
export function answerMayEnter(
  { snapshot, search, today }: { snapshot: CatalogueSnapshot; search: Pick<SiteSearch, 'toolsCalled'>; today: string },
  { what = '', tool: toolText = '' }: ReadParameters<'mayEnter'>,
): MayEnterView {
  const kind = kindNames.find((name) => name === what) ?? kindInWords(snapshot.guidance.kindGuides, what)?.kind;
  const toolQuery = toolAskedFor(toolText);
  const isAny = toolQuery === anyTool;
  const bySlug = isAny ? undefined : snapshot.toolBySlug.get(toolQuery);
  const match = bySlug || isAny ? { tool: bySlug, near: [] } : search.toolsCalled(snapshot, toolQuery);
  const isUnknown = !isAny && !match.tool;
  const { tool } = match;
  return {
    ...(kind && { what: kind }),
    ...(tool && { tool: presentToolName(tool) }),
    ...(isUnknown && { unknownTool: { typed: toolQuery, near: match.near.map(presentToolName) } }),
    toolCount: snapshot.tools.length,
    toolNames: snapshot.tools.length <= mostNames ? snapshot.tools.map(({ name }) => name) : [],
    often: oftenUsed(snapshot),
    // An answer for any tool could be wrong for the unknown one that was meant.
    ...(kind && !isUnknown && { answer: presentMayEnter(kind, tool, { snapshot, today }) }),
  };
}

/** Active tools with an AI, the first few by number of workflows that use them. */
const oftenUsed = ({ tools, workflowsUsing }: CatalogueSnapshot) =>
  tools
    .filter(({ slug, status, dataPolicy }) => status === 'active' && dataPolicy.ai && workflowsUsing.has(slug))
    .toSorted((a, b) => (workflowsUsing.get(b.slug)?.length ?? 0) - (workflowsUsing.get(a.slug)?.length ?? 0))
    .slice(0, mostOften)
    .map(presentToolName);
