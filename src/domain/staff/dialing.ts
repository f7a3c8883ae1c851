import type { Duty } from '../situations/situation-schema.ts';

/** Days after which a number is dialed again: numbers change, and a reader in danger must not be the first to notice. */
const dialAgainAfterDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** A number that someone at the desk dialed. */
export interface Dialed {
  /** Row and digits of the number (`nameOfDialed`). */
  name: string;
  /** ISO time. */
  at: string;
  username: string;
}

/** A number with the last time that the desk dialed it. */
export interface NumberToDial {
  id: string;
  country: string;
  service: string;
  number: string;
  sms: { to: string; word?: string } | null;
  /** Words of the duty, which the call must confirm. */
  says: string;
  source: string;
  dialed: { at: string; username: string } | null;
  isDue: boolean;
}

/**
 * Name of a dialed number: its row and its digits. A changed number is thus another one, not dialed yet; and countries may share
 * one, as the United States and Canada share 988.
 */
export const nameOfDialed = ({ id, number }: Pick<NumberToDial, 'id' | 'number'>): string =>
  `${id}/${number.replaceAll(/\D/g, '')}`;

/**
 * Every number that the hub prints and that can be tried, with the last time that it was dialed and whether it is due again. An
 * emergency number is left out: nobody calls one to try it.
 * @param dialed last call of each number
 * @param now ISO time
 */
export function numbersToDial(duties: readonly Duty[], dialed: readonly Dialed[], now: string): NumberToDial[] {
  const oldest = new Date(Date.parse(now) - dialAgainAfterDays * dayMs).toISOString();
  return duties.flatMap(({ id, kind, isEmergency, country, service = country, number, sms, says, source }) => {
    if (kind !== 'number' || number === undefined || isEmergency) return [];
    const last = dialed.find(({ name }) => name === nameOfDialed({ id, number }));
    return {
      ...{ id, country, service, number, sms: sms ?? null, says, source },
      dialed: last ? { at: last.at, username: last.username } : null,
      isDue: last === undefined || last.at < oldest,
    };
  });
}
