import type { Kysely } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import type { LinkCheck } from '../repositories/link-checks.ts';
import { deleteLinkChecks, findLinkChecks, saveLinkCheck } from '../repositories/link-checks.ts';
import type { Round } from '../repositories/rounds.ts';
import type { LinkAnswer } from './ask-link.ts';
import { goOnWithRound, hostOf, secondAskMs } from './round.ts';

/**
 * Result of checking an address. 'dead' only after two consecutive failures; 'not told' is a site that refuses programs,
 * so that a person has to look.
 */
export type LinkOutcome = 'works' | 'moved' | 'failed once' | 'dead' | 'not told';

/** Dependencies of a round of link checks. */
export interface LinkRound {
  db: Kysely<Database>;
  /** Returns every address of the catalogue. */
  addresses: () => readonly string[];
  ask: (address: string) => Promise<LinkAnswer>;
  clock: Clock;
  /** Returns true when the server stops, which leaves the rest to another server. */
  isStopping: () => boolean;
}

/** Maximum number of addresses that a round asks. */
const mostAddresses = 5_000;

/** Continues the open round of link checks, unless there is none or another server has it. */
export const checkLinks = ({ db, addresses, ask, clock, isStopping }: LinkRound): Promise<void> =>
  goOnWithRound({ db, kind: 'links', clock, isStopping, begin: () => beginLinks(db, addresses(), ask) });

async function beginLinks(db: Kysely<Database>, every: readonly string[], ask: LinkRound['ask']) {
  const addresses = every.slice(0, mostAddresses);
  const isNamed = new Set(addresses);
  const checks = new Map((await findLinkChecks(db)).map((check) => [check.address, check]));
  await deleteLinkChecks(
    db,
    [...checks.keys()].filter((address) => !isNamed.has(address)),
  );
  return {
    addresses,
    ask,
    stateOf: (address: string, round: Round, now: number) => stateOf(checks.get(address), round, now),
    keep: async (answers: readonly { address: string; answer: LinkAnswer; at: string }[]) => {
      for (const { address, answer, at } of answers) {
        const check = checkOf(address, answer, checks.get(address), at);
        checks.set(address, check);
        await saveLinkCheck(db, check);
      }
    },
    proven: (but: ReadonlySet<string>) => provenAddress(checks, but),
  };
}

/** Finds the address that worked last, of none of these sites; undefined when none ever did. */
function provenAddress(checks: ReadonlyMap<string, LinkCheck>, but: ReadonlySet<string>): string | undefined {
  const proven = [...checks.values()].filter(
    ({ address, outcome }) => (outcome === 'works' || outcome === 'moved') && !but.has(hostOf(address)),
  );
  return proven.sort((a, b) => (a.checkedAt < b.checkedAt ? 1 : -1))[0]?.address;
}

/** Decides whether an address is due now in a round, waits for its second try, or is done. */
function stateOf(check: LinkCheck | undefined, round: Round, now: number): 'due' | 'waiting' | 'done' {
  if (!check || check.checkedAt < round.createdAt) return 'due';
  if (check.outcome !== 'failed once') return 'done';
  return now - Date.parse(check.checkedAt) >= secondAskMs ? 'due' : 'waiting';
}

/** Makes the stored result of an answer, including what was known before. `now` is ISO time. */
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
