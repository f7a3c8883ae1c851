import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ClauseView } from '#domain/church/church-views.ts';
import type { BasisOfClause } from '#domain/church/policy-choices.ts';
import { dayOf } from '#domain/trust/age.ts';
import { companyAnswer } from '#domain/trust/company-answer.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { everyPlan, holdsEverywhere } from '#domain/trust/fact-scope.ts';
import { ageRule } from '#domain/trust/short-answers.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { factsOf, isAllowing, rulingsOfUse } from '../may-enter/card.ts';

type FactsOfDay = NonNullable<ClauseView['today']>;

/** Category of the tools that people paste into. */
const chatAssistants = 'LLMs';
/** Categories whose tools make pictures and process no meeting. */
const pictureCategories: readonly string[] = ['Image Generators', 'Video Generators'];

/** Finds the current facts on the tools that a clause is about, by the same rules that decide everywhere else. */
export function factsOfDay(basis: BasisOfClause, sources: MayEnterSources): FactsOfDay {
  const assistants = sources.snapshot.tools.filter(
    ({ category, status }) => category === chatAssistants && status !== 'discontinued',
  );
  switch (basis) {
    case 'training':
      return assistants.flatMap((tool) => trainingByPlan(tool, sources));
    case 'age':
      return assistants.flatMap((tool) => youngest(tool, sources));
    case 'recordings':
      return recordingsHeard(sources);
    default:
      return basis satisfies never;
  }
}

const trainingInWords: Record<string, string> = {
  yes: 'trains on what you enter',
  unclear: 'the company’s words are unclear, so treat it as yes',
  'on unless switched off': 'trains on what you enter unless you switch it off',
  'off unless switched on': 'doesn’t train on what you enter unless you switch it on',
  no: 'doesn’t train on what you enter',
};

/** Makes one row for each plan that the company's words cover. */
function trainingByPlan(tool: Tool, sources: MayEnterSources): FactsOfDay {
  const facts = factsOf(sources, tool);
  const ofPlans = facts.filter((fact) => fact.about === 'training' && fact.by === 'maker' && holdsEverywhere(fact));
  const plans = [...new Set(ofPlans.map(({ plan }) => plan))].filter((plan) => plan !== everyPlan || ofPlans.length === 1);
  return plans.map((plan) => {
    const { answer, speaking, weak } = companyAnswer('training', plan, facts, sources.today);
    const says = trainingInWords[answer ?? ''] ?? 'we found no recent word, so treat it as yes';
    return row(tool, plan, says, [...speaking, ...weak], sources.today);
  });
}

function youngest(tool: Tool, sources: MayEnterSources): FactsOfDay {
  const facts = factsOf(sources, tool);
  const { plan } = tool.dataPolicy;
  const rule = ageRule({ dataPolicy: tool.dataPolicy, facts }, sources.today);
  if (!rule) return [row(tool, plan, 'we found no recent word on the minimum age', [], sources.today)];
  const { speaking } = companyAnswer('age', plan, facts, sources.today);
  return [row(tool, plan, `from ${rule.years}${rule.withConsent ? ', and a parent agrees' : ''}`, speaking, sources.today)];
}

/** Lists tools whose AI may process recordings, each under its condition. */
const recordingsHeard = (sources: MayEnterSources): FactsOfDay =>
  [...rulingsOfUse('recordings', 'ai', sources)]
    .filter((toolRuling) => isAllowing(toolRuling) && !pictureCategories.includes(toolRuling.tool.category))
    .map(({ tool, ruling }) => {
      const says = ruling.condition ? `only if ${ruling.condition}` : 'fine, once everyone has agreed';
      return row(
        tool,
        tool.dataPolicy.plan,
        says,
        factsOf(sources, tool).filter(({ about }) => about === 'training'),
        sources.today,
      );
    });

/** Makes a row with the day of its newest fact. */
function row({ slug, name }: Tool, plan: string, says: string, facts: readonly Fact[], today: string): FactsOfDay[number] {
  const newestDay = facts
    .flatMap((fact) => dayOf(fact, today) ?? [])
    .sort()
    .at(-1);
  return { tool: slug, name, plan, says, ...(newestDay && { dated: newestDay }) };
}
