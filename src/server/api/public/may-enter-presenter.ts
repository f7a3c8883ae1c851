import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { AllowingTool, MayEnterAnswerView, MayEnterCardView, ToolName } from '#domain/may-enter/may-enter-view.ts';
import type { Ruling, ToolRuling } from '#domain/may-enter/ruling.ts';
import { rulingOnAnyTool, rulingOnTool } from '#domain/may-enter/ruling.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { verdictOf } from '#domain/trust/evidence-rules.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { FactTopic } from '#domain/trust/fact-topics.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import { evidenceOf, presentFact } from './fact-presenters.ts';

/** What a question about entering is answered from. */
export interface MayEnterSources {
  snapshot: CatalogueSnapshot;
  /** The day by which facts are old: 2026-11-22. */
  today: string;
}

const mostFacts = 6;
const mostAllowing = 6;
/** What the maker says that bears on every kind, in this order; of children more. */
const topics: readonly FactTopic[] = ['training', 'retention', 'review', 'agreement'];
const topicsOfChildren: readonly FactTopic[] = ['training', 'retention', 'children', 'age'];
/** Kinds that people ask about beside another. */
const oftenAsked: readonly Kind[] = ['membersDetails', 'childrensDetails', 'internalDrafts'];

export const presentToolName = ({ slug, name }: ToolName): ToolName => ({ slug, name });

const guideOf = ({ snapshot }: MayEnterSources, kind: Kind) => snapshot.guidance.kindGuides.find((guide) => guide.kind === kind);

const rulingOf = (kind: Kind, tool: Tool, { snapshot, today }: MayEnterSources): ToolRuling =>
  rulingOnTool(kind, policyToday(tool.dataPolicy, evidenceOf(snapshot, tool.slug).facts, today));

/** The answer in few words, for a kind and a tool or any tool; nothing where the kind has no guide. */
export function presentMayEnterCard(kind: Kind, tool: Tool | undefined, sources: MayEnterSources): MayEnterCardView | undefined {
  const guide = guideOf(sources, kind);
  if (!guide) return undefined;
  const ruling = tool ? rulingOf(kind, tool, sources) : rulingOnAnyTool(kind, countedFor(kind, sources));
  return cardOf(guide, tool, ruling, sources);
}

function cardOf(guide: KindGuide, tool: Tool | undefined, ruling: Ruling, { snapshot }: MayEnterSources): MayEnterCardView {
  const read =
    tool &&
    evidenceOf(snapshot, tool.slug)
      .facts.map((fact) => fact.read)
      .sort();
  return {
    kind: guide.kind,
    ...(tool && { tool: presentToolName(tool) }),
    question: `May ${guide.noun} go into ${tool?.name ?? 'an AI tool'}?`,
    verdict: ruling.verdict,
    says: sentenceOf(guide, ruling),
    ...(read?.length && { read: read.at(-1) }),
  };
}

/** What stands under the verdict. */
function sentenceOf(guide: KindGuide, { verdict, condition, because }: Ruling): string {
  if (verdict === 'never') return guide.never;
  if (verdict === 'only') return `${condition ?? 'its card allows it'}.`;
  if (verdict === 'none') return because ?? 'There is nothing of this kind to enter here.';
  return because ?? 'It may be entered. Read what comes back before anybody else does.';
}

/** The whole answer. */
export function presentMayEnter(kind: Kind, tool: Tool | undefined, sources: MayEnterSources): MayEnterAnswerView | undefined {
  const { snapshot, today } = sources;
  const guide = guideOf(sources, kind);
  if (!guide) return undefined;
  const ruling: ToolRuling = tool
    ? rulingOf(kind, tool, sources)
    : { ...rulingOnAnyTool(kind, countedFor(kind, sources)), uses: [] };
  const facts = tool ? makersFacts(kind, tool, sources) : [];
  const allowing = allowingTools(kind, tool, sources);
  const incident = snapshot.guidance.situations.find(({ slug }) => slug === guide.incident);
  return {
    ...cardOf(guide, tool, ruling, sources),
    ...(ruling.verdict === 'never' && { why: [guide.why, ruling.because].filter(Boolean).join(' ') }),
    uses: ruling.uses.length > 1 ? ruling.uses : [],
    first: ruling.verdict === 'only' ? [...switchOff(tool, ruling, facts), ...guide.first] : [],
    facts: facts.map((fact) => presentFact(fact, today)),
    instead: ruling.verdict === 'fine' || ruling.verdict === 'none' ? [] : guide.instead,
    allowing: allowing.slice(0, mostAllowing),
    allowingCount: allowing.length,
    ...(incident && { incident: { slug: incident.slug, title: incident.title } }),
    alsoAsked: alsoAsked(guide, tool, sources),
  };
}

/** What the maker says that the verdict rests on: of the plan that the card describes before that of others. */
function makersFacts(kind: Kind, tool: Tool, { snapshot }: MayEnterSources): Fact[] {
  const { facts } = evidenceOf(snapshot, tool.slug);
  const wanted = kind === 'childrensDetails' ? topicsOfChildren : topics;
  const rank = ({ plan }: Fact) => (plan === tool.dataPolicy.plan || plan === 'all plans' ? 0 : 1);
  return wanted
    .flatMap((about) =>
      facts
        .filter((fact) => fact.about === about && fact.by === 'maker')
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, 2),
    )
    .slice(0, mostFacts);
}

/** The setting comes before everything else that is done first. */
function switchOff(tool: Tool | undefined, { uses }: ToolRuling, facts: readonly Fact[]): string[] {
  const isForAi = uses.some(({ use, verdict }) => use === 'ai' && verdict === 'only');
  const isOn = facts.some(
    ({ about, answer, plan }) => about === 'training' && answer === 'on unless switched off' && plan === tool?.dataPolicy.plan,
  );
  return isForAi && isOn ? ['Open the settings of the account and switch training off. Do it in each account that is used.'] : [];
}

/** Tools into which something of the kind can be entered today, with their rulings; retired ones are none. */
function* rulings(kind: Kind, sources: MayEnterSources): Generator<{ tool: Tool; ruling: ToolRuling }> {
  for (const tool of sources.snapshot.tools) {
    if (tool.status === 'discontinued') continue;
    const { ai, records } = tool.dataPolicy;
    // No day makes a verdict looser: what is never by its card needs no look at its facts.
    const isNever = [ai, records].every((use) => use === undefined || verdictOf(use[kind]) === 'never');
    const ruling: ToolRuling = isNever && (ai || records) ? { verdict: 'never', uses: [] } : rulingOf(kind, tool, sources);
    if (ruling.verdict !== 'none') yield { tool, ruling };
  }
}

function countedFor(kind: Kind, sources: MayEnterSources) {
  let asked = 0;
  let allowed = 0;
  for (const { ruling } of rulings(kind, sources)) {
    asked += 1;
    if (ruling.verdict !== 'never') allowed += 1;
  }
  return { asked, allowed };
}

/** Other tools that allow it: those of the same category first, then those without a condition. */
function allowingTools(kind: Kind, asked: Tool | undefined, sources: MayEnterSources): AllowingTool[] {
  const found = [...rulings(kind, sources)].filter(({ tool, ruling }) => tool !== asked && ruling.verdict !== 'never');
  const rank = ({ tool, ruling }: (typeof found)[number]) =>
    (tool.category === asked?.category ? 0 : 2) + (ruling.verdict === 'fine' ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ tool, ruling: { verdict, condition } }) => ({ ...presentToolName(tool), verdict, ...(condition && { condition }) }));
}

function alsoAsked({ kind, noun }: KindGuide, tool: Tool | undefined, sources: MayEnterSources): MayEnterAnswerView['alsoAsked'] {
  const others = oftenAsked.filter((other) => other !== kind).flatMap((other) => guideOf(sources, other) ?? []);
  return [
    ...(tool ? [{ label: `${capitalized(noun)} and any other tool`, what: kind }] : []),
    ...others.slice(0, 2).map((other) => ({
      label: `${capitalized(other.noun)} and ${tool?.name ?? 'any tool'}`,
      what: other.kind,
      ...(tool && { tool: tool.slug }),
    })),
  ];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
