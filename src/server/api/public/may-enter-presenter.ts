import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { KindGuide } from '#domain/may-enter/kind-guide-schema.ts';
import type { AllowingTool, MayEnterAnswerView } from '#domain/may-enter/may-enter-views.ts';
import type { ToolRuling, UseRuling } from '#domain/may-enter/ruling.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { companyAnswer } from '#domain/trust/company-answer.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import type { Kind, Use } from '#domain/trust/kinds.ts';
import { recordTopics } from '#domain/trust/verdict.ts';
import { isTrainingSwitched, switchTrainingOff } from '#domain/trust/what-to-do.ts';
import type { MayEnterSources } from '../../may-enter/card.ts';
import {
  cardOf,
  factsOf,
  guideOf,
  isAllowing,
  presentToolName,
  rulingOf,
  rulingOfAnyTool,
  rulingsOfUse,
} from '../../may-enter/card.ts';
import { presentFact } from './fact-presenters.ts';

const mostFacts = 6;
// Bound that a directory of a few hundred tools does not reach: all are listed, and the page folds those after the first.
const mostAllowing = 200;
/** Topics of the company's statements that matter to every kind, in this order; children's details have their own list. */
const topics: readonly FactTopic[] = ['training', 'retention', 'review', 'agreement'];
const topicsOfChildren: readonly FactTopic[] = ['training', 'retention', 'children', 'age'];
/** Kinds that people often ask about in addition to another one. */
const oftenAsked: readonly Kind[] = ['membersDetails', 'childrensDetails', 'internalDrafts'];

/** Presents the whole answer; undefined if the kind has no guide. */
export function presentMayEnter(kind: Kind, tool: Tool | undefined, sources: MayEnterSources): MayEnterAnswerView | undefined {
  const { snapshot, today } = sources;
  const guide = guideOf(sources, kind);
  if (!guide) return undefined;
  const ruling: ToolRuling = tool ? rulingOf(kind, tool, sources) : { ...rulingOfAnyTool(kind, sources), uses: [] };
  const facts = tool ? companysFacts(kind, tool, sources) : [];
  const allowing = allowingTools(kind, 'ai', tool, sources);
  const keeping = allowingTools(kind, 'records', tool, sources);
  const incident = snapshot.guidance.situations.find(({ slug }) => slug === guide.incident);
  return {
    ...cardOf(guide, tool, ruling, sources),
    ...whyOf(guide, ruling),
    uses: ruling.uses.length > 1 ? ruling.uses.map(presentUse) : [],
    first: ruling.verdict === 'only' ? firstSteps(guide, tool, ruling, facts) : [],
    facts: facts.map((fact) => presentFact(fact, today)),
    instead: ruling.verdict === 'fine' || ruling.verdict === 'none' ? [] : guide.instead,
    allowing: allowing.slice(0, mostAllowing),
    allowingCount: allowing.length,
    keeping: keeping.slice(0, mostAllowing),
    keepingCount: keeping.length,
    ...(incident && { incident: { slug: incident.slug, title: incident.title } }),
    alsoAsked: alsoAsked(guide, tool, sources),
  };
}

/** Reason for a verdict: of 'never' in the kind's words, since the sentence above has its cause; of 'only if' its grounds. */
function whyOf({ why }: KindGuide, { verdict, because, uses }: ToolRuling): { why?: string } {
  if (verdict === 'never') return { why };
  // Two uses have a reason each (presentUse).
  return verdict === 'only' && because && uses.length <= 1 ? { why: because } : {};
}

/** Verdict on one use, with its condition and its reason. */
const presentUse = ({ use, label, verdict, condition, because }: UseRuling) => ({
  ...{ use, label, verdict },
  ...(condition && { condition }),
  ...(because && { because }),
});

/** The company's facts that the verdict rests on: those on the plan that the card describes before those on other plans. */
function companysFacts(kind: Kind, tool: Tool, sources: MayEnterSources): Fact[] {
  const facts = factsOf(sources, tool);
  const { ai, records, plan } = tool.dataPolicy;
  const wantedTopics = [
    ...(ai || !records ? (kind === 'childrensDetails' ? topicsOfChildren : topics) : []),
    ...(records ? recordTopics : []),
  ];
  return [...new Set(wantedTopics)]
    .flatMap((about) => {
      const { speaking, weak, within, apart } = companyAnswer(about, plan, facts, sources.today);
      return [...speaking, ...weak, ...within, ...apart].filter(({ by }) => by === 'maker').slice(0, 2);
    })
    .slice(0, mostFacts);
}

/** Steps to take first, by the uses that are open: records, AI or both. Those for an AI begin with the training setting. */
function firstSteps({ first }: KindGuide, tool: Tool | undefined, ruling: ToolRuling, facts: readonly Fact[]): string[] {
  const isOpen = (name: Use) =>
    ruling.uses.some(({ use, verdict }) => use === name && (verdict === 'only' || verdict === 'fine'));
  if (!isOpen('records')) return [...switchOff(tool, ruling, facts), ...first.ai];
  const forAi = isOpen('ai') ? [...switchOff(tool, ruling, facts), ...first.ai].map((step) => `For its AI: ${step}`) : [];
  return [...first.records, ...forAi];
}

/** Step that turns training off, where the AI has a condition and the plan has such a setting. */
function switchOff(tool: Tool | undefined, { uses }: ToolRuling, facts: readonly Fact[]): string[] {
  const isForAi = uses.some(({ use, verdict }) => use === 'ai' && verdict === 'only');
  return tool && isForAi && isTrainingSwitched(tool.dataPolicy.plan, facts) ? [switchTrainingOff] : [];
}

/** Other tools that allow a kind for a use: those of the same category first, then those without a condition. */
function allowingTools(kind: Kind, use: Use, askedTool: Tool | undefined, sources: MayEnterSources): AllowingTool[] {
  const rulings = [...rulingsOfUse(kind, use, sources)].filter((one) => one.tool !== askedTool && isAllowing(one));
  const rank = ({ tool, ruling }: (typeof rulings)[number]) =>
    (tool.category === askedTool?.category ? 0 : 2) + (ruling.verdict === 'fine' ? 0 : 1);
  return rulings
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
