import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { MayEnterCardView, ToolName } from '#domain/may-enter/may-enter-views.ts';
import type { Ruling, ToolRuling } from '#domain/may-enter/ruling.ts';
import { rulingOnAnyTool, rulingOnTool } from '#domain/may-enter/ruling.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { freshnessInWords } from '#domain/trust/freshness-in-words.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { freshness } from '#domain/trust/short-answers.ts';

/** What a question about entering is answered from. */
export interface MayEnterSources {
  snapshot: CatalogueSnapshot;
  /** The day by which facts are old: 2026-11-22. */
  today: string;
}

export const presentToolName = ({ slug, name }: ToolName): ToolName => ({ slug, name });

/** What documents say of a tool. */
export const factsOf = ({ snapshot }: Pick<MayEnterSources, 'snapshot'>, { slug }: { slug: string }): readonly Fact[] =>
  snapshot.evidence.get(slug)?.facts ?? [];

/** What is written of a kind. */
export const guideOf = ({ snapshot }: MayEnterSources, kind: Kind) =>
  snapshot.guidance.kindGuides.find((guide) => guide.kind === kind);

/** The ruling on a kind in a tool as it holds today. */
export const rulingOf = (kind: Kind, tool: Tool, { snapshot, today }: MayEnterSources): ToolRuling =>
  rulingOnTool(kind, policyToday(tool.dataPolicy, factsOf({ snapshot }, tool), today));

/** The answer in few words, for a kind and a tool or any tool; nothing where the kind has no guide. */
export function presentMayEnterCard(kind: Kind, tool: Tool | undefined, sources: MayEnterSources): MayEnterCardView | undefined {
  const guide = guideOf(sources, kind);
  if (!guide) return undefined;
  const ruling = tool ? rulingOf(kind, tool, sources) : rulingOnAnyTool(kind, countedFor(kind, sources));
  return cardOf(guide, tool, ruling, sources);
}

/** The answer in few words, of a ruling. */
export function cardOf(guide: KindGuide, tool: Tool | undefined, ruling: Ruling, sources: MayEnterSources): MayEnterCardView {
  const fresh = tool && freshness({ dataPolicy: tool.dataPolicy, facts: factsOf(sources, tool) }, sources.today);
  return {
    kind: guide.kind,
    ...(tool && { tool: presentToolName(tool) }),
    question: `May ${guide.noun} go into ${tool?.name ?? 'an AI tool'}?`,
    verdict: ruling.verdict,
    says: sentenceOf(guide, ruling),
    ...(tool && fresh && { freshness: freshnessInWords(fresh, tool.verifiedAt) }),
  };
}

/** What stands under the verdict. */
function sentenceOf(guide: KindGuide, { verdict, condition, because, cause }: Ruling): string {
  if (verdict === 'never') return cause === 'advised' ? guide.never.advised : guide.never.silent;
  if (verdict === 'only') return `${condition ?? 'its card allows it'}.`;
  if (verdict === 'none') return because ?? 'There is nothing of this kind to enter here.';
  return because ?? 'It may be entered. Read what comes back before anyone else does.';
}

/** Tools into which something of the kind can be entered today, with their rulings; retired ones are none. */
export function* rulings(kind: Kind, sources: MayEnterSources): Generator<{ tool: Tool; ruling: ToolRuling }> {
  for (const tool of sources.snapshot.tools) {
    if (tool.status === 'discontinued') continue;
    const { ai, records } = tool.dataPolicy;
    // No day makes a verdict looser: what is never by its card needs no look at its facts.
    const isNever = [ai, records].every((use) => use === undefined || verdictOf(use[kind]) === 'never');
    const ruling: ToolRuling = isNever && (ai || records) ? { verdict: 'never', uses: [] } : rulingOf(kind, tool, sources);
    if (ruling.verdict !== 'none') yield { tool, ruling };
  }
}

/** How tools rule on a kind, counted. */
export function countedFor(kind: Kind, sources: MayEnterSources) {
  let asked = 0;
  let allowed = 0;
  for (const { ruling } of rulings(kind, sources)) {
    asked += 1;
    if (ruling.verdict !== 'never') allowed += 1;
  }
  return { asked, allowed };
}
