import { leastPriceInWords } from '../catalogue/price-in-words.ts';
import type { ToolPrices } from '../catalogue/price-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import { companyAnswer, leadingFirst, nothingOn } from '../trust/company-answer.ts';
import { verdictOf } from '../trust/evidence-rules.ts';
import type { Fact } from '../trust/fact-schema.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { factTopics } from '../trust/fact-topics.ts';
import { freshnessInWords } from '../trust/freshness-in-words.ts';
import type { Use } from '../trust/kinds.ts';
import { kinds } from '../trust/kinds.ts';
import type { PermissionToday, PolicyToday } from '../trust/policy-today.ts';
import { policyToday, reasonOf } from '../trust/policy-today.ts';
import { freshness, takesEntries } from '../trust/short-answers.ts';
import type { Verdict } from '../trust/verdict.ts';

/** A tool with its facts, its prices, and its policy as it holds today. */
export interface ComparedTool {
  tool: Tool;
  facts: readonly Fact[];
  policy: PolicyToday;
  /** The tool's prices, where a file lists them. */
  prices: ToolPrices | undefined;
  /** The day by which the age of facts is judged: 2026-11-22. */
  today: string;
}

/** The content of a row for one tool, or for all of them alike. */
export interface ComparisonCell {
  verdict?: Verdict;
  /** Completes 'Only if …'. */
  condition?: string;
  text?: string;
  /** Facts from documents, at most two, those on the plan first. */
  facts: Fact[];
  /** Number of further facts on the tool's page. */
  more?: number;
}

/** One attribute: a cell for each tool, or a single one where all are the same. */
export interface ComparisonRow {
  label: string;
  cells: ComparisonCell[];
  isShared: boolean;
}

export interface ComparisonPart {
  heading: string;
  rows: ComparisonRow[];
}

/** Collects the data on a tool for a comparison. @param today date by which the age of facts is judged: 2026-11-22 */
export const comparedTool = (tool: Tool, facts: readonly Fact[], today: string, prices?: ToolPrices): ComparedTool => ({
  tool,
  facts,
  policy: policyToday(tool.dataPolicy, facts, today),
  prices,
  today,
});

/** The attributes of two to four tools, part by part. */
export function comparisonParts(tools: readonly ComparedTool[]): ComparisonPart[] {
  const row = (label: string, cellOf: (compared: ComparedTool) => ComparisonCell): ComparisonRow =>
    sharedRow(label, tools.map(cellOf));
  const textRow = (label: string, textOf: (compared: ComparedTool) => string) =>
    row(label, (compared) => ({ text: textOf(compared), facts: [] }));
  const entered = (use: Use) =>
    labelRows(merged(kinds.map(({ kind, label }) => row(label, ({ policy }) => permissionCell(policy[use]?.[kind])))));
  const keepsRecords = tools.some(({ policy }) => policy.records !== undefined);
  return [
    {
      heading: 'What’s OK to paste: read by its AI',
      rows: [...entered('ai'), ...(keepsRecords ? [] : [row('Kept as our own records', () => permissionCell(undefined))])],
    },
    ...(keepsRecords ? [{ heading: 'What’s OK to keep as our own records', rows: entered('records') }] : []),
    { heading: 'What its company says', rows: makerTopics.map(({ about, label }) => row(label, (one) => topicCell(one, about))) },
    {
      heading: 'Cost and fit',
      rows: [
        textRow('Free plan', freePlan),
        textRow('Cheapest paid price', ({ tool, prices, today }) => leastPriceInWords(tool, prices, today)),
        row('Languages', (one) => topicCell(one, 'languages')),
        textRow('Good at', ({ tool }) => tool.pros[0] ?? 'We haven’t written it yet'),
        textRow('Weak at', ({ tool }) => tool.cons[0] ?? 'We haven’t written it yet'),
        textRow('Who it’s for, for example', ({ tool }) => tool.useCases[0] ?? 'We haven’t written it yet'),
        textRow('How old the facts are', (tool) =>
          ageOfRows(
            tool,
            makerTopics.map(({ about }) => about),
          ),
        ),
      ],
    },
  ];
}

const makerTopics = factTopics.filter(({ about }) => ['training', 'retention', 'age', 'review'].includes(about));
const mostFacts = 2;

/** A verdict with its condition and its reason. */
export function permissionCell(permission: PermissionToday | undefined): ComparisonCell {
  if (permission === undefined) return { verdict: 'none', facts: [] };
  const condition = permission === 'does not arise' ? undefined : permission.if;
  const text = reasonOf(permission);
  return { verdict: verdictOf(permission), ...(condition && { condition }), ...(text && { text }), facts: [] };
}

/**
 * The facts on a topic, the one first that matters to a church on the plan; or else the reason why there is none.
 * @param most most facts in the cell
 */
export function topicCell({ facts, policy, today }: ComparedTool, about: FactTopic, most = mostFacts): ComparisonCell {
  const { speaking, weak, within } = companyAnswer(about, policy.plan, facts, today);
  const isOfPlan = speaking.length + weak.length + within.length > 0;
  const all = leadingFirst(
    policy.plan,
    facts.filter((fact) => fact.about === about),
    today,
  );
  const more = all.length - most;
  if (all.length > 0)
    return {
      ...(!isOfPlan && { text: nothingOn(policy.plan) }),
      facts: all.slice(0, most),
      ...(more > 0 && { more }),
    };
  if (about === 'languages') return { text: 'Not found', facts: [] };
  if (policy.runsLocally) return { text: 'Doesn’t apply: nothing is sent out', facts: [] };
  return { text: takesEntries(policy) ? 'Not found' : 'Doesn’t apply: nothing is entered', facts: [] };
}

/**
 * Age of the facts that a table shows of a tool, and of those that its verdicts need.
 * @param most most facts shown on each topic
 */
export const ageOfRows = (compared: ComparedTool, topics: readonly FactTopic[], most = mostFacts): string => {
  const { tool, facts, policy, today } = compared;
  const shownFacts = topics.flatMap((about) => topicCell(compared, about, most).facts);
  return freshnessInWords(freshness({ dataPolicy: policy, facts }, today, shownFacts), tool.verifiedAt);
};

function freePlan({ tool: { pricingModel, pricing } }: ComparedTool): string {
  if (pricingModel === 'Paid') return 'None';
  return pricing.split(';')[0]?.trim() || pricing;
}

/**
 * Shows equal cells once. Verdicts without a condition are equal even with different reasons, which are then on the tools' pages.
 */
function sharedRow(label: string, cells: readonly ComparisonCell[]): ComparisonRow {
  const comparableCells = cells.some(({ condition }) => condition) ? cells : withoutReasons(cells);
  const [first] = comparableCells;
  const isShared = first !== undefined && comparableCells.length > 1 && comparableCells.every((cell) => isSame(cell, first));
  return { label, cells: isShared ? [first] : [...cells], isShared };
}

/** Cells of verdicts, with the reason only where all have the same. */
function withoutReasons(cells: readonly ComparisonCell[]): readonly ComparisonCell[] {
  const isReasonShared = cells.every(({ text }) => text === cells[0]?.text);
  return isReasonShared ? cells : cells.map(({ text, ...cell }) => (cell.verdict ? cell : { ...cell, ...(text && { text }) }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Merges adjacent rows with equal cells; the first name keeps its capital. */
export function merged(rows: readonly ComparisonRow[]): ComparisonRow[] {
  const result: ComparisonRow[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    if (last && isSame(last.cells, row.cells)) last.label += ` · ${row.label.charAt(0).toLowerCase()}${row.label.slice(1)}`;
    else result.push({ ...row });
  }
  return result;
}

/** Names a row that holds for every kind, instead of listing them. */
const labelRows = (rows: ComparisonRow[]): ComparisonRow[] => {
  const [only] = rows;
  return only && rows.length === 1 ? [{ ...only, label: 'All seven kinds' }] : rows;
};
