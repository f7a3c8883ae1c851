import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import { nameFault } from '../database/fault.ts';
import type { Database } from '../database/tables.ts';
import type { Round, RoundKind } from '../repositories/rounds.ts';
import { endRound, findLatestRound, insertRound, letGoOfRound, takeRound } from '../repositories/rounds.ts';
import type { Failure } from './polite-requests.ts';
import { longestAskMs } from './polite-requests.ts';

/** Result of asking any address. */
type Answer = Pick<Failure, 'isUnknownName'> & { found: string };

/** Answer and its time; it is stored once the hub is known to be online. */
export interface Asked<Found> {
  address: string;
  answer: Found;
  /** Time of the answer, ISO time. */
  at: string;
}

/** State of a round when a server takes it up. */
interface RoundWork<Found extends Answer> {
  addresses: readonly string[];
  /** Decides whether an address is due now in this round, waits to be asked again, or is done. */
  stateOf: (address: string, round: Round, now: number) => 'due' | 'waiting' | 'done';
  ask: (address: string) => Promise<Found>;
  keep: (answers: readonly Asked<Found>[]) => Promise<void>;
  /** Finds the address that was found last, of none of these hosts; undefined when none ever was. */
  proven: (but: ReadonlySet<string>) => string | undefined;
  /** Stores pending results, before another server may continue. */
  settle?: () => Promise<void>;
}

/** Dependencies of a round. */
export interface RoundParts<Found extends Answer> {
  db: Kysely<Database>;
  kind: RoundKind;
  begin: (round: Round) => Promise<RoundWork<Found>>;
  clock: Clock;
  /** Returns true when the server stops, which leaves the rest to another server. */
  isStopping: () => boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Lease of a round: longer than the longest time for one address, and the settling after it. */
export const leaseMs = 2 * longestAskMs;
/** Longest time of a round, which then ends with what it has. */
export const longestRoundMs = 6 * 60 * minuteMs;
/** Pause before a failure is retried, and only then counts. */
export const secondAskMs = 10 * minuteMs;
/** Number of unresolvable sites in a row after which the hub itself may be offline. */
const lostInARow = 5;
const noWayOut = 'The hub has no way to the internet';

/** Result of a walk through the addresses. */
type End = 'left to another' | 'lost' | { note: string | null };

/** Starts a round when the last one of its kind is this many days old. `now` is in milliseconds. */
export async function beginWhenDue(db: Kysely<Database>, kind: RoundKind, everyDays: number, now: number): Promise<void> {
  const last = await findLatestRound(db, kind);
  if (last && (last.endedAt === null || now - Date.parse(last.createdAt) < everyDays * dayMs)) return;
  await insertRound(db, kind, '(timer)', new Date(now).toISOString()).catch((error: unknown) => {
    // Started by another server, which was faster.
    if (nameFault(error) !== 'unique') throw error;
  });
}

/**
 * Continues the open round of a kind, unless there is none or another server has it: asks every address that is due, one after
 * the other.
 */
export async function goOnWithRound<Found extends Answer>(parts: RoundParts<Found>): Promise<void> {
  const { db, kind, clock } = parts;
  const round = await takeRound(db, kind, leaseFrom(clock));
  if (!round) return;
  const work = await parts.begin(round);
  const end = await walk(parts, work, round);
  await work.settle?.();
  if (end === 'left to another') await letGoOfRound(db, round.id);
  else if (end !== 'lost') await endRound(db, round.id, clock.now().toISOString(), end.note);
}

async function walk<Found extends Answer>(
  { db, kind, clock, isStopping }: RoundParts<Found>,
  { addresses, stateOf, ask, keep, proven }: RoundWork<Found>,
  takenRound: Round,
): Promise<End> {
  let round = takenRound;
  let unsure: Asked<Found>[] = [];
  /** Checks whether an address that worked before still does: then unresolvable names are the sites' own fault. */
  const hasWayOut = async () => {
    const proof = proven(new Set(unsure.map(({ address }) => hostOf(address))));
    return proof !== undefined && !isLost(await ask(proof));
  };
  for (const address of addresses) {
    if (stateOf(address, round, clock.now().getTime()) !== 'due') continue;
    if (clock.now().getTime() - Date.parse(round.createdAt) > longestRoundMs) return { note: 'It took too long' };
    if (isStopping()) return 'left to another';
    const answer = await unlessStopping(ask(address), isStopping);
    if (!answer) return 'left to another';
    unsure.push({ address, answer, at: clock.now().toISOString() });
    const isFound = !isLost(answer);
    if (isFound || hostsIn(unsure) === lostInARow) {
      const isOut = isFound || (await unlessStopping(hasWayOut(), isStopping));
      if (isOut === undefined) return 'left to another';
      if (!isOut) return { note: noWayOut };
      await keep(unsure.filter(({ answer: { found } }) => found !== 'offline'));
      unsure = [];
    }
    const renewed = await takeRound(db, kind, {
      ...leaseFrom(clock),
      ...(round.takenUntil !== null && { before: round.takenUntil }),
    });
    if (!renewed) return 'lost';
    round = renewed;
  }
  if (unsure.length > 0) {
    const isOut = await unlessStopping(hasWayOut(), isStopping);
    if (isOut === undefined) return 'left to another';
    if (!isOut) return { note: noWayOut };
    await keep(unsure.filter(({ answer: { found } }) => found !== 'offline'));
  }
  return addresses.some((address) => stateOf(address, round, clock.now().getTime()) === 'waiting')
    ? 'left to another'
    : { note: null };
}

function leaseFrom(clock: Clock): { now: string; until: string } {
  const now = clock.now();
  return { now: now.toISOString(), until: new Date(now.getTime() + leaseMs).toISOString() };
}

/** Returns the result, or undefined when the server is stopping: then the request was cut off. */
const unlessStopping = <T>(result: Promise<T>, isStopping: () => boolean): Promise<T | undefined> =>
  result.catch((error: unknown) => {
    if (!isStopping()) throw error;
    return undefined;
  });

const isLost = ({ found, isUnknownName }: Answer): boolean => found === 'offline' || isUnknownName === true;

/** Returns the site of an address. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;

/** Counts the sites that answers are from: five pages of one dead site prove no more than one. */
const hostsIn = (answers: readonly { address: string }[]): number => new Set(answers.map(({ address }) => hostOf(address))).size;
