import { shortPriceToday } from '#domain/catalogue/price-in-words.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { ComparedView } from '#domain/search/search-views.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { companyAnswer, nothingOn } from '#domain/trust/company-answer.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { scopeOf } from '#domain/trust/fact-scope.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { kinds } from '#domain/trust/kinds.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import type { MayEnterSources } from '../may-enter/card.ts';
import { factsOf, presentToolName, rulingOf } from '../may-enter/card.ts';

const verdictWords: Record<Verdict, string> = { never: 'Never', only: 'Only if', fine: 'Fine', none: 'Doesn’t apply' };

/** The tools that a query compares, in a few rows; nothing for fewer than two. */
export function comparedTools(tools: readonly Tool[], sources: MayEnterSources): ComparedView | undefined {
  if (tools.length < 2) return undefined;
  const row = (label: string, cell: (tool: Tool) => ComparedView['rows'][number]['cells'][number]) => ({
    label,
    cells: tools.map(cell),
  });
  const verdictsOn = ({ kind, label }: (typeof kinds)[number]) => row(label, (tool) => entering(kind, tool, sources));
  const members = kinds.filter(({ kind }) => kind === 'membersDetails').map(verdictsOn);
  return {
    tools: tools.map(presentToolName),
    rows: [
      row('Trains on what you enter?', (tool) => ({ says: training(tool, sources) })),
      ...(members.some(tellsApart) ? [] : kinds.map(verdictsOn).filter(tellsApart).slice(0, 1)),
      ...members,
      row('Minimum age', (tool) => ({ says: said(tool, 'age', sources) })),
      row('Price', (tool) => ({ says: shortPriceToday(tool, sources.snapshot.prices.get(tool.slug), sources.today) })),
    ],
  };
}

/** Whether its cells aren’t all the same. */
const tellsApart = ({ cells }: ComparedView['rows'][number]) => new Set(cells.map(({ says }) => says)).size > 1;

const training = (tool: Tool, sources: MayEnterSources) =>
  tool.dataPolicy.runsLocally ? 'No, it runs on your own computer' : said(tool, 'training', sources);

/** The one answer with its plan and document; without one, what is said of other plans and regions, each with its own. */
function said(tool: Tool, about: FactTopic, sources: MayEnterSources): string {
  const { plan } = tool.dataPolicy;
  const { speaking, weak, within, apart, answer } = companyAnswer(about, plan, factsOf(sources, tool), sources.today);
  if (answer !== undefined) {
    const fact = [...speaking, ...weak, ...within].find((one) => one.answer === answer);
    return fact ? withDocument(answer, fact) : `${capitalized(answer)}: what we found disagrees (${plan})`;
  }
  const [other] = [...within, ...apart].filter(({ by }) => by === 'maker');
  if (other?.answer !== undefined) return `${nothingOn(plan)} ${withDocument(other.answer, other)}`;
  return weak.length > 0 ? 'We found nothing recent from the company' : 'Not found';
}

/** 'No (Free and Plus; Privacy Policy, August 17, 2026)' */
const withDocument = (answer: string, fact: Fact) =>
  `${capitalized(answer)} (${scopeOf(fact)}; ${fact.document}${fact.dated ? `, ${formatCheckedDate(fact.dated)}` : ''})`;

function entering(kind: Kind, tool: Tool, sources: MayEnterSources) {
  const { verdict, uses } = rulingOf(kind, tool, sources);
  const isForRecords =
    uses.length > 1 && uses.some(({ use, verdict: one }) => use === 'ai' && one === 'never') && verdict === 'only';
  return { says: isForRecords ? 'Only as records' : verdictWords[verdict], verdict };
}
