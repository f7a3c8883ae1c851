import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { rulingOnTool } from '#domain/may-enter/ruling.ts';
import type { ComparedView } from '#domain/search/search-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { policyToday } from '#domain/trust/policy-today.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { factsOf, presentToolName } from '../may-enter/card.ts';

const verdictWords: Record<Verdict, string> = { never: 'Never', only: 'Only if', fine: 'Fine', none: 'Does not arise' };
/** From the worst for a church to the best: of several the worst is told. */
const trainingAnswers = ['yes', 'unclear', 'on unless switched off', 'off unless switched on', 'no'];

/** The tools that a query compares, in four rows; nothing for fewer than two. Look, second part, screen 03. */
export function comparedTools(tools: readonly Tool[], sources: MayEnterSources): ComparedView | undefined {
  if (tools.length < 2) return undefined;
  const row = (label: string, cell: (tool: Tool) => ComparedView['rows'][number]['cells'][number]) => ({
    label,
    cells: tools.map(cell),
  });
  return {
    tools: tools.map(presentToolName),
    rows: [
      row('Trains on what you enter?', (tool) => ({ says: training(tool, sources) })),
      row('Members’ details', (tool) => members(tool, sources)),
      row('Minimum age', (tool) => ({ says: age(tool, sources) })),
      row('Price', (tool) => ({ says: tool.shortPrice ?? tool.pricing })),
    ],
  };
}

/** What the maker says on a topic of the plan that the card describes; where no fact names that plan, of every plan. */
function makersFacts(tool: Tool, about: FactTopic, sources: MayEnterSources) {
  const said = factsOf(sources, tool).filter((fact) => fact.about === about && fact.by === 'maker');
  const ofPlan = said.filter(({ plan }) => plan === tool.dataPolicy.plan || plan === 'all plans');
  return ofPlan.length > 0 ? ofPlan : said;
}

function training(tool: Tool, sources: MayEnterSources): string {
  if (tool.dataPolicy.runsLocally) return 'No, it runs on your own computer';
  const facts = makersFacts(tool, 'training', sources);
  const worst = trainingAnswers.find((answer) => facts.some((fact) => fact.answer === answer));
  const fact = facts.find(({ answer }) => answer === worst);
  if (!worst || !fact) return 'Not found';
  const dated = fact.dated ? `, ${formatCheckedDate(fact.dated)}` : '';
  return `${worst.charAt(0).toUpperCase()}${worst.slice(1)} (${fact.document}${dated})`;
}

function members(tool: Tool, { snapshot, today }: MayEnterSources) {
  const { verdict, uses } = rulingOnTool('membersDetails', policyToday(tool.dataPolicy, factsOf({ snapshot }, tool), today));
  const isForRecords =
    uses.length > 1 && uses.some(({ use, verdict: one }) => use === 'ai' && one === 'never') && verdict === 'only';
  return { says: isForRecords ? 'Only as records' : verdictWords[verdict], verdict };
}

function age(tool: Tool, sources: MayEnterSources): string {
  const ages = makersFacts(tool, 'age', sources).flatMap(({ answer }) => (answer ? [Number(answer)] : []));
  return ages.length > 0 ? String(Math.max(...ages)) : 'Not found';
}
