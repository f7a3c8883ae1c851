import type { Kind } from '../trust/kinds.ts';
import { personalKinds } from '../trust/kinds.ts';
import { verdicts } from '../trust/verdict.ts';
import type { ToolInUse } from './church-file.ts';
import type { ClauseAgainst, HeldPolicy } from './held-policy.ts';
import type { PlanRulingView, ToolVerdictsView } from './register-views.ts';

/** Plan of a church that is on none of the named ones, or doesn't know. */
export const otherPlan = 'Another plan, or we don’t know';

/** Kinds that a church enters into a tool and that have the same ruling, with that ruling. */
export type EnteredBand = Pick<PlanRulingView, 'verdict' | 'condition' | 'because'> & { kinds: Kind[] };

/** A tool of a church's list with the results of all rules. */
export interface JudgedTool {
  entry: ToolInUse;
  name: string;
  /** Entered kinds by verdict, never first; undefined for a tool whose terms nobody has read, or while `isWaiting`. */
  bands: EnteredBand[] | undefined;
  /** True if its verdict is unknown because the device is offline. */
  isWaiting: boolean;
  /** Entered kinds with the verdict never, or about people in a tool whose terms no one has read. */
  never: EnteredBand | undefined;
  /** Entered kinds that the church's own policy keeps out of every tool. */
  againstPolicy: Kind[];
  /** Clauses of the policy that rule out the tool's purpose. */
  againstClauses: ClauseAgainst[];
  /** True if a verdict has a condition, and nobody has written down when they last looked at the tool. */
  isUnlooked: boolean;
  /** Newest change of terms that the hub added since someone last looked. */
  change: ToolVerdictsView['change'];
  isRetired: boolean;
}

/**
 * Finds the plan by which a tool is judged: the named one; if none is named, or it no longer exists, `otherPlan`, on which no
 * verdict is looser than on a named one; or else the tool's first.
 */
export const heldPlan = ({ plans }: ToolVerdictsView, plan: string | undefined): ToolVerdictsView['plans'][number] | undefined =>
  plans.find((one) => one.plan === plan) ?? plans.find((one) => one.plan === otherPlan) ?? plans[0];

/** Returns the rulings on a tool for a plan. */
export const rulingsOn = (tool: ToolVerdictsView, plan: string | undefined): PlanRulingView[] =>
  heldPlan(tool, plan)?.rulings ?? [];

/** Finds the ruling on one kind. */
export const rulingOnKind = (rulings: readonly PlanRulingView[], kind: Kind): PlanRulingView | undefined =>
  rulings.find(({ kinds }) => kinds.includes(kind));

/**
 * Applies all rules to a tool in a church's list.
 * @param hubTools every tool of the hub; undefined offline
 * @param policy the church's own; absent if it kept none
 */
export function judgeTool(entry: ToolInUse, hubTools: readonly ToolVerdictsView[] | undefined, policy?: HeldPolicy): JudgedTool {
  const tool = hubTools?.find(({ slug }) => slug === entry.tool);
  const name = tool?.name ?? entry.name ?? entry.tool ?? '';
  const isStopped = entry.status === 'stopped';
  const nothing = {
    ...{ entry, name, bands: undefined, isWaiting: false, never: undefined, againstPolicy: [], againstClauses: [] },
    ...{ isUnlooked: false, change: undefined, isRetired: false },
  };
  if (entry.tool && !hubTools) return { ...nothing, isWaiting: true };
  if (!tool) {
    const againstPolicy = isStopped ? [] : entry.kinds.filter((kind) => policy?.verdictOn(kind) === 'never');
    const people = isStopped ? [] : entry.kinds.filter((kind) => personalKinds.includes(kind));
    const never: EnteredBand = { verdict: 'never', kinds: people, because: 'No one here has read its terms.' };
    return { ...nothing, againstPolicy, ...(people.length > 0 && { never }) };
  }
  const rulings = rulingsOn(tool, entry.plan);
  const bands = bandsOf(entry.kinds, rulings);
  const isReadByAi = (kind: Kind) => {
    const ruling = rulingOnKind(rulings, kind);
    return ruling !== undefined && (ruling.verdict === 'only' || ruling.verdict === 'fine') && !ruling.asRecords;
  };
  const since = entry.looked ?? entry.added;
  return {
    ...nothing,
    bands,
    isRetired: tool.retired ?? false,
    change: tool.change && (since === undefined || tool.change.read > since) ? tool.change : undefined,
    ...(!isStopped && {
      never: bands.find(({ verdict }) => verdict === 'never'),
      againstPolicy: entry.kinds.filter((kind) => isReadByAi(kind) && policy?.verdictOn(kind) === 'never'),
      againstClauses: policy?.clausesAgainst(tool.works ?? []) ?? [],
      isUnlooked: entry.looked === undefined && bands.some(({ verdict }) => verdict === 'only'),
    }),
  };
}

/**
 * Applies all rules to the whole list and sorts it for the screen: misfits first, then tools that changed or wait for a look,
 * then the rest, stopped ones last; each group by name.
 */
export const judgeTools = (
  tools: readonly ToolInUse[],
  hubTools: readonly ToolVerdictsView[] | undefined,
  policy?: HeldPolicy,
): JudgedTool[] =>
  tools
    .map((entry) => judgeTool(entry, hubTools, policy))
    .sort((a, b) => urgency(a) - urgency(b) || a.name.localeCompare(b.name, 'en'));

const urgency = (tool: JudgedTool) =>
  tool.entry.status === 'stopped' ? 3 : isMisfit(tool) ? 0 : tool.change || tool.isUnlooked ? 1 : 2;

/** Checks whether an entered kind breaks the hub's verdict or the church's own policy, or the tool itself breaks that policy. */
export const isMisfit = ({ never, againstPolicy, againstClauses }: JudgedTool): boolean =>
  never !== undefined || againstPolicy.length > 0 || againstClauses.length > 0;

function bandsOf(entered: readonly Kind[], rulings: readonly PlanRulingView[]): EnteredBand[] {
  return rulings
    .map(({ kinds, verdict, condition, because }) => ({
      verdict,
      condition,
      because,
      kinds: kinds.filter((kind) => entered.includes(kind)),
    }))
    .filter(({ kinds }) => kinds.length > 0)
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
}
