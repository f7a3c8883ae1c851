import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { FiledKindName } from '#domain/records/kinds.ts';
import { needsNoChecking } from '#domain/staff/recheck.ts';
import { catalogueProblems, ownToolProblems } from './catalogue-rules.ts';
import { claimProblems } from './claim-rules.ts';
import { guidanceProblems, ownAnswerProblems } from './guidance-rules.ts';
import { landingProblems } from './landing-rules.ts';
import { ownProblems, ownProblemsOf } from './own-rules.ts';
import { priceProblems } from './price-rules.ts';
import { recordProseProblems, toldByQuoted, toldByRecord, toldByTool, wordyKinds } from './record-prose-rules.ts';
import type { ContentProblem, PassingAct, Records, Ruled } from './records.ts';
import { pagesOf } from './records.ts';
import { evidenceProblems } from './verdict-rules.ts';
import { writingLinkProblems } from './writing-rules.ts';

type Rule = (ruled: Ruled) => ContentProblem[];

// Rules between records, for authored files, the desk, imports and restores. A new rule belongs in the first list if an act that
// always passes may leave some of what it finds (`leftBy`), else in the second.
const rulesThatMayWait: readonly Rule[] = [
  catalogueProblems,
  guidanceProblems,
  landingProblems,
  writingLinkProblems,
  priceProblems,
  claimProblems,
];
const rules: readonly Rule[] = [...rulesThatMayWait, evidenceProblems, ownProblems, recordProseProblems];

/** Finds everything that is wrong with the records and that no schema of one record can see. @param today YYYY-MM-DD */
export const recordProblems = (records: Records, today: string): ContentProblem[] => problemsBy(rules, records, today);

/** Finds the problems that wait to be corrected, because an act that always passes has left them. @param today YYYY-MM-DD */
export const leftProblems = (records: Records, today: string): ContentProblem[] =>
  problemsBy(rulesThatMayWait, records, today).filter(({ leftBy }) => leftBy !== undefined);

function problemsBy(appliedRules: readonly Rule[], records: Records, today: string): ContentProblem[] {
  const ruled = { ...records, pages: pagesOf(records), today };
  // Removes duplicates: a record's own rules and those of prose both find a word that the voice avoids.
  const problems = new Map(appliedRules.flatMap((rule) => rule(ruled)).map((problem) => [JSON.stringify(problem), problem]));
  return [...problems.values()];
}

/** Longest time in ms that the check of records may take before other work has a turn. */
const mostMsInARow = 10;

/**
 * Checks what depends on one record alone, with turns of the loop in between, and remembers the results for the rules: a user who
 * changes two hundred records at once delays nobody.
 */
export async function checkEachRecord(records: Pick<Records, FiledKindName | 'evidence' | 'safety' | 'ended'>): Promise<void> {
  const { tools, answers, evidence, prices, safety, ended } = records;
  const words = ({ unsafe, untold }: ReturnType<typeof toldByTool>) => [unsafe(safety), untold(ended)];
  const checks = [
    ...tools.map((tool) => () => [ownToolProblems(tool), words(toldByTool(tool))]),
    ...wordyKinds.flatMap((kind) =>
      records[kind].map((record) => () => [ownProblemsOf(kind, record), words(toldByRecord(kind, record))]),
    ),
    ...[...evidence.values()].flatMap(({ facts, changes }) =>
      [...facts, ...changes].map((record) => () => toldByQuoted(record).unsafe(safety)),
    ),
    ...[...prices.values()].map((price) => () => toldByQuoted(price).unsafe(safety)),
    ...answers.map((answer) => () => ownAnswerProblems(answer)),
  ];
  let turnStart = performance.now();
  for (const ask of checks) {
    ask();
    if (performance.now() - turnStart < mostMsInARow) continue;
    await nextTurn();
    turnStart = performance.now();
  }
}

/** Names the record of a file: 'tools/lamp' for 'tools/lamp.md'. */
export const recordOfFile = (file: string): string => file.replace(/\.[a-z]+$/, '');

/** Problems that a write of records causes. */
export interface Broken {
  /** Problems for which the write is refused. */
  refused: ContentProblem[];
  /** Problems that an act that always passes leaves. */
  left: ContentProblem[];
}

/**
 * Finds the problems after a write that were not there before: those from before prevent no write.
 * @param today YYYY-MM-DD
 */
export function newlyBroken(before: Records, after: Records, today: string): Broken {
  const problems = recordProblems(after, today);
  if (problems.length === 0) return { refused: [], left: [] };
  const formerIdentities = new Set(recordProblems(before, today).map(identityOf));
  const fresh = problems.filter((problem) => !formerIdentities.has(identityOf(problem)));
  const acts = actsBetween(before, after);
  const isLeft = ({ leftBy }: ContentProblem) => leftBy !== undefined && acts.has(leftBy);
  return { refused: fresh.filter((problem) => !isLeft(problem)), left: fresh.filter(isLeft) };
}

/** Makes the same key for the same mistake, though its row moved, or its reason, in parentheses, has other words by now. */
const identityOf = ({ file, field, message }: ContentProblem) =>
  JSON.stringify([file, field.replaceAll(/\d+/g, ''), message.replaceAll(/ \([^)]*\)/g, '')]);

/** Finds the acts that always pass among the changes of a write. */
function actsBetween(before: Records, after: Records): ReadonlySet<PassingAct> {
  const acts = new Set<PassingAct>();
  const cards = new Map(before.tools.map(({ slug, dataPolicy }) => [slug, dataPolicy]));
  const isOther = (tool: Tool) =>
    cards.has(tool.slug) && JSON.stringify(cards.get(tool.slug)) !== JSON.stringify(tool.dataPolicy);
  if (after.tools.some(isOther)) acts.add('stricter card');
  if (endedIn(after).some((name) => !endedIn(before).includes(name))) acts.add('ending');
  if (pricesIn(after) !== pricesIn(before)) acts.add('other price');
  const inUse = factsIn(after);
  if ([...factsIn(before)].some((name) => !inUse.has(name))) acts.add('fact out of use');
  return acts;
}

const endedIn = ({ tools, workflows, answers }: Records): string[] =>
  [tools, workflows, answers].flatMap((records, place) =>
    records.filter(({ status }) => needsNoChecking(status)).map(({ slug, status }) => `${place}/${slug}/${status}`),
  );

const pricesIn = ({ prices }: Records): string => JSON.stringify([...prices]);

const factsIn = ({ evidence }: Records): ReadonlySet<string> =>
  new Set([...evidence].flatMap(([tool, { facts }]) => facts.map(({ id }) => `${tool}/${id}`)));
