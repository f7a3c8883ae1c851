import type { Kysely } from 'kysely';
import type { LinkOutcome } from '#domain/staff/recheck-views.ts';
import type { Database } from '../database/tables.ts';
import type { LinkCheck, LinkRun } from '../repositories/link-checks.ts';
import { deleteLinkChecks, endRun, findLinkChecks, letGoOfRun, saveLinkCheck, takeRun } from '../repositories/link-checks.ts';
import type { LinkAnswer } from './ask-link.ts';
import { longestAskMs } from './ask-link.ts';

/** What a round of asking works on. */
export interface LinkRound {
  db: Kysely<Database>;
  /** Every address of the catalogue. */
  addresses: () => readonly string[];
  ask: (address: string) => Promise<LinkAnswer>;
  clock: () => number;
  /** Whether to leave the rest to whoever looks next. */
  isStopping: () => boolean;
}

const minuteMs = 60_000;
/** What failed is asked again after this, before it counts as dead. */
export const secondAskMs = 10 * minuteMs;
/** Longer than the longest asking of one address takes. */
export const leaseMs = 2 * longestAskMs;
/** A round that takes longer ends with what it has. */
export const longestRoundMs = 6 * 60 * minuteMs;
/** A round asks no more addresses than this. */
const mostAddresses = 5_000;
/** So many sites in a row that cannot be found: perhaps it is the hub that finds nothing. */
const lostInARow = 5;
const noWayOut = 'The hub has no way to the internet';

/** An answer that says nothing as long as it may be the hub that has no way out, or whose resolver knows no name. */
interface Unsure {
  address: string;
  answer: LinkAnswer;
  /** ISO time. */
  at: string;
}

/** Goes on with the open round, if there is one and no other server has it: asks every address that is due, one after the other. */
export async function checkLinks({ db, addresses, ask, clock, isStopping }: LinkRound): Promise<void> {
  const iso = (ms: number) => new Date(ms).toISOString();
  let run = await takeRun(db, { now: iso(clock()), until: iso(clock() + leaseMs) });
  if (!run) return;
  const all = addresses().slice(0, mostAddresses);
  const isNamed = new Set(all);
  const checks = new Map((await findLinkChecks(db)).map((check) => [check.address, check]));
  await deleteLinkChecks(
    db,
    [...checks.keys()].filter((address) => !isNamed.has(address)),
  );
  const save = async (answers: readonly Unsure[]) => {
    for (const { address, answer, at } of answers) {
      if (answer.found === 'offline') continue;
      const check = checkOf(address, answer, checks.get(address), at);
      checks.set(address, check);
      await saveLinkCheck(db, check);
    }
  };
  let unsure: Unsure[] = [];
  /** Whether what worked before is still found: then what is not found is the sites' own affair. */
  const hasWayOut = async () => {
    const known = provenAddress(checks, new Set(unsure.map(({ address }) => hostOf(address))));
    return known !== undefined && !isLost(await ask(known));
  };
  for (const address of all) {
    if (stateOf(checks.get(address), run, clock()) !== 'due') continue;
    if (clock() - Date.parse(run.createdAt) > longestRoundMs) return endRun(db, run.id, iso(clock()), 'It took too long');
    if (isStopping()) return letGoOfRun(db, run.id);
    const answer = await unlessStopping(ask(address), isStopping);
    if (!answer) return letGoOfRun(db, run.id);
    unsure.push({ address, answer, at: iso(clock()) });
    const isFound = !isLost(answer);
    if (isFound || hostsIn(unsure) === lostInARow) {
      const isOut = isFound || (await unlessStopping(hasWayOut(), isStopping));
      if (isOut === undefined) return letGoOfRun(db, run.id);
      if (!isOut) return endRun(db, run.id, iso(clock()), noWayOut);
      await save(unsure);
      unsure = [];
    }
    const kept = await takeRun(db, {
      now: iso(clock()),
      until: iso(clock() + leaseMs),
      ...(run.takenUntil !== null && { before: run.takenUntil }),
    });
    if (!kept) return;
    run = kept;
  }
  if (unsure.length > 0) {
    const isOut = await unlessStopping(hasWayOut(), isStopping);
    if (isOut === undefined) return letGoOfRun(db, run.id);
    if (!isOut) return endRun(db, run.id, iso(clock()), noWayOut);
    await save(unsure);
  }
  const isWaiting = all.some((address) => stateOf(checks.get(address), run as LinkRun, clock()) === 'waiting');
  if (isWaiting) await letGoOfRun(db, run.id);
  else await endRun(db, run.id, iso(clock()));
}

/** What is asked, or nothing when the server is stopping: then what was asked was cut off. */
const unlessStopping = <T>(asked: Promise<T>, isStopping: () => boolean): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (!isStopping()) throw error;
    return undefined;
  });

const isLost = ({ found, isUnknownName }: LinkAnswer): boolean => found === 'offline' || isUnknownName === true;

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;

/** Of how many sites the answers are: five pages of one site that has gone say no more than one. */
const hostsIn = (answers: readonly Unsure[]): number => new Set(answers.map(({ address }) => hostOf(address))).size;

/** The address that worked last, of none of these sites; nothing when none ever did. */
function provenAddress(checks: ReadonlyMap<string, LinkCheck>, but: ReadonlySet<string>): string | undefined {
  const proven = [...checks.values()].filter(
    ({ address, outcome }) => (outcome === 'works' || outcome === 'moved') && !but.has(hostOf(address)),
  );
  return proven.sort((one, other) => (one.checkedAt < other.checkedAt ? 1 : -1))[0]?.address;
}

/** Whether an address is to be asked in a round: due now, waiting for its second asking, or done. */
function stateOf(check: LinkCheck | undefined, run: LinkRun, now: number): 'due' | 'waiting' | 'done' {
  if (!check || check.checkedAt < run.createdAt) return 'due';
  if (check.outcome !== 'failed once') return 'done';
  return now - Date.parse(check.checkedAt) >= secondAskMs ? 'due' : 'waiting';
}

/** What is kept of an answer, beside what was known before. `now` is ISO time. */
function checkOf(address: string, { found, reason, leadsTo }: LinkAnswer, before: LinkCheck | undefined, now: string): LinkCheck {
  const hasFailed = found === 'failed';
  const failures = hasFailed ? (before?.failures ?? 0) + 1 : 0;
  const isAnswered = found === 'works' || found === 'moved';
  return {
    address,
    outcome: (hasFailed ? (failures > 1 ? 'dead' : 'failed once') : found) as LinkOutcome,
    reason: reason ?? null,
    leadsTo: leadsTo ?? null,
    failures,
    checkedAt: now,
    workedAt: isAnswered ? now : (before?.workedAt ?? null),
  };
}
