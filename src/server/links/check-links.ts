import type { Kysely } from 'kysely';
import type { LinkOutcome } from '#domain/staff/link-outcome.ts';
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
export const mostAddresses = 5_000;
/** So many in a row that the hub cannot send at all: it has no way to the internet. */
const offlineInARow = 5;

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
  let offline = 0;
  for (const address of all) {
    if (stateOf(checks.get(address), run, clock()) !== 'due') continue;
    if (clock() - Date.parse(run.createdAt) > longestRoundMs) return endRun(db, run.id, iso(clock()), 'It took too long');
    if (isStopping()) return letGoOfRun(db, run.id);
    const answer = await ask(address).catch((error: unknown) => {
      if (!isStopping()) throw error;
      return undefined;
    });
    if (!answer) return letGoOfRun(db, run.id);
    offline = answer.found === 'offline' ? offline + 1 : 0;
    if (offline === offlineInARow) return endRun(db, run.id, iso(clock()), 'The hub has no way to the internet');
    if (answer.found !== 'offline') {
      const check = checkOf(address, answer, checks.get(address), iso(clock()));
      checks.set(address, check);
      await saveLinkCheck(db, check);
    }
    const kept = await takeRun(db, {
      now: iso(clock()),
      until: iso(clock() + leaseMs),
      ...(run.takenUntil !== null && { before: run.takenUntil }),
    });
    if (!kept) return;
    run = kept;
  }
  const isWaiting = all.some((address) => stateOf(checks.get(address), run as LinkRun, clock()) === 'waiting');
  if (isWaiting) await letGoOfRun(db, run.id);
  else await endRun(db, run.id, iso(clock()));
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
