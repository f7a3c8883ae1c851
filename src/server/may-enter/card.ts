import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { MayEnterCardView, ToolName } from '#domain/may-enter/may-enter-views.ts';
import type { Ruling, ToolRuling, UseRuling } from '#domain/may-enter/ruling.ts';
import { rulingOnAnyTool, rulingOnTool } from '#domain/may-enter/ruling.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { freshnessInWords } from '#domain/trust/freshness-in-words.ts';
import type { Kind, Use } from '#domain/trust/kinds.ts';
import { writtenKinds } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { freshness } from '#domain/trust/short-answers.ts';

/** Sources of the answers to questions about entering. */
export interface MayEnterSources {
  snapshot: CatalogueSnapshot;
  /** Day by which the age of facts is judged: 2026-11-22. */
  today: string;
}

export const presentToolName = ({ slug, name }: ToolName): ToolName => ({ slug, name });

/** Finds the facts that documents state about a tool. */
export const factsOf = ({ snapshot }: Pick<MayEnterSources, 'snapshot'>, { slug }: { slug: string }): readonly Fact[] =>
  snapshot.evidence.get(slug)?.facts ?? [];

/** Finds the guide to a kind. */
export const guideOf = ({ snapshot }: MayEnterSources, kind: Kind) =>
  snapshot.guidance.kindGuides.find((guide) => guide.kind === kind);

/** Determines the current ruling on a kind in a tool. */
export const rulingOf = (kind: Kind, tool: Tool, { snapshot, today }: MayEnterSources): ToolRuling =>
  rulingOnTool(kind, policyToday(tool.dataPolicy, factsOf({ snapshot }, tool), today));

/** Presents the answer in few words, for a kind and a tool or any tool; undefined where the kind has no guide. */
export function presentMayEnterCard(kind: Kind, tool: Tool | undefined, sources: MayEnterSources): MayEnterCardView | undefined {
  const guide = guideOf(sources, kind);
  if (!guide) return undefined;
  const ruling = tool ? rulingOf(kind, tool, sources) : rulingOfAnyTool(kind, sources);
  return cardOf(guide, tool, ruling, sources);
}

/** Presents the answer in few words, from a ruling. */
export function cardOf(guide: KindGuide, tool: Tool | undefined, ruling: Ruling, sources: MayEnterSources): MayEnterCardView {
  const fresh = tool && freshness({ dataPolicy: tool.dataPolicy, facts: factsOf(sources, tool) }, sources.today);
  return {
    kind: guide.kind,
    ...(tool && { tool: presentToolName(tool) }),
    question: `Can ${guide.noun} go into ${tool?.name ?? 'an AI tool'}?`,
    verdict: ruling.verdict,
    says: sentenceOf(guide, ruling),
    ...(tool && fresh && { freshness: freshnessInWords(fresh, tool.verifiedAt) }),
    ...(!tool && ruling.verdict !== 'fine' && recordsOf(guide, sources)),
  };
}

/** Makes the sentence under the verdict. */
function sentenceOf(guide: KindGuide, { verdict, condition, because }: Ruling): string {
  if (verdict === 'never') return [guide.never, because, condition].filter(Boolean).join(' ');
  if (verdict === 'only') return `${condition ?? 'its card allows it'}.`;
  if (verdict === 'none') return because ?? 'You wouldn’t enter this kind of information here.';
  return because ?? 'You may enter it. Read what comes back before anyone else does.';
}

/** Determines the current ruling on a kind and the AI of any tool. */
export function rulingOfAnyTool(kind: Kind, sources: MayEnterSources): Ruling {
  const ruled = [...rulingsOfUse(kind, 'ai', sources)];
  return rulingOnAnyTool(kind, { asked: ruled.length, allowing: ruled.filter(isAllowing).map(({ tool }) => tool.name) });
}

/** Counts the programs that may keep something of a kind as records; undefined where no tool allows it. */
function recordsOf({ kind }: KindGuide, sources: MayEnterSources): Pick<MayEnterCardView, 'records'> | undefined {
  const count = [...rulingsOfUse(kind, 'records', sources)].filter(isAllowing).length;
  if (count === 0) return undefined;
  const where = count === 1 ? 'one program here' : `${count} programs here`;
  return {
    records: {
      count,
      says: `Keeping them as your own records, where no AI reads them, is another matter: ${where} can hold them.`,
    },
  };
}

export const isAllowing = ({ ruling }: { ruling: Ruling }): boolean => ruling.verdict !== 'never';

/**
 * Finds the tools in which the question of a kind and a use arises today, with their rulings; without retired tools and those
 * that can't read the kind.
 */
export function* rulingsOfUse(kind: Kind, use: Use, sources: MayEnterSources): Generator<{ tool: Tool; ruling: Ruling }> {
  const { tools, categories } = sources.snapshot;
  const unable = writtenKinds.includes(kind)
    ? categories.filter(({ readsNoWriting }) => readsNoWriting).map(({ name }) => name)
    : [];
  for (const tool of tools) {
    const permissions = tool.dataPolicy[use];
    if (tool.status === 'discontinued' || permissions === undefined || unable.includes(tool.category)) continue;
    // Skips the facts where the card says 'never': no day makes a verdict looser.
    const ruling: Ruling | undefined =
      verdictOf(permissions[kind]) === 'never'
        ? { verdict: 'never' }
        : rulingOf(kind, tool, sources).uses.find((one: UseRuling) => one.use === use);
    if (ruling && ruling.verdict !== 'none') yield { tool, ruling };
  }
}
