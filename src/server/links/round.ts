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

/** An answer and its time; it is stored once the hub is known to be online. */
export interface Asked<Found> {
  address: string;
  answer: Found;
  /** ISO time of the answer. */
  at: string;
}

/** The state of a round when a server takes it up. */
interface RoundWork<Found extends Answer> {
  addresses: readonly string[];
  /** Whether an address is to be asked in this round: due now, waiting to be asked again, or done. */
  stateOf: (address: string, round: Round, now: number) => 'due' | 'waiting' | 'done';
  ask: (address: string) => Promise<Found>;
  keep: (answers: readonly Asked<Found>[]) => Promise<void>;
  /** The address that was found last, of none of these hosts; undefined when none ever was. */
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
  /** Whether to leave the rest to the server that looks next. */
  isStopping: () => boolean;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than the longest asking of one address, and the settling after it. */
export const leaseMs = 2 * longestAskMs;
/** A round that takes longer ends with what it has. */
export const longestRoundMs = 6 * 60 * minuteMs;
/** A failure is retried after this, before it counts. */
export const secondAskMs = 10 * minuteMs;
/** After so many unresolvable sites in a row it may be the hub that is offline. */
const lostInARow = 5;
const noWayOut = 'The hub has no way to the internet';

/** How a walk through the addresses ended. */
type End = 'left to another' | 'lost' | { note: string | null };

/** Starts a round when the last one of its kind is so many days old. `now` is in milliseconds. */
export async function beginWhenDue(db: Kysely<Database>, kind: RoundKind, everyDays: number, now: number): Promise<void> {
  const last = await findLatestRound(db, kind);
  if (last && (last.endedAt === null || now - Date.parse(last.createdAt) < everyDays * dayMs)) return;
  await insertRound(db, kind, '(timer)', new Date(now).toISOString()).catch((error: unknown) => {
    // Another server was faster.
    if (nameFault(error) !== 'unique') throw error;
  });
}

/**
 * Continues the open round of a kind, if there is one and no other server has it: asks every address that is due, one after the
 * other.
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
  taken: Round,
): Promise<End> {
  let round = taken;
  let unsure: Asked<Found>[] = [];
  /** Whether an address that worked before still does: then unresolvable names are the sites' own fault. */
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

/** The result, or undefined when the server is stopping: then the request was cut off. */
const unlessStopping = <T>(result: Promise<T>, isStopping: () => boolean): Promise<T | undefined> =>
  result.catch((error: unknown) => {
    if (!isStopping()) throw error;
    return undefined;
  });

const isLost = ({ found, isUnknownName }: Answer): boolean => found === 'offline' || isUnknownName === true;

/** The site of an address. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? address;

/** The number of sites that answers are from: five pages of one dead site say no more than one. */
const hostsIn = (answers: readonly { address: string }[]): number => new Set(answers.map(({ address }) => hostOf(address))).size;
