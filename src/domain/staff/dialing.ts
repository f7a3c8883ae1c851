import type { Duty } from '../situations/situation-schema.ts';

/** After so many days a number is dialed again: numbers change, and a page that is read in danger must not find out first. */
const dialAgainAfterDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** A number that someone at the desk dialed. */
export interface Dialed {
  /** As `nameOfDialed` has it. */
  name: string;
  /** ISO time. */
  at: string;
  username: string;
}

/** A number with what the desk knows of it. */
export interface NumberToDial {
  id: string;
  country: string;
  service: string;
  number: string;
  sms: { to: string; word?: string } | null;
  /** What must be heard. */
  says: string;
  source: string;
  dialed: { at: string; username: string } | null;
  isDue: boolean;
}

/**
 * What was dialed: the row of a country and its digits. A number that changes was not dialed, and two countries may share one, as
 * the United States and Canada share 988.
 */
export const nameOfDialed = ({ id, number }: Pick<NumberToDial, 'id' | 'number'>): string =>
  `${id}/${number.replaceAll(/\D/g, '')}`;

/**
 * Every number that the hub prints and that can be tried, with when it was last dialed and whether that was too long ago. An
 * emergency number is left out: nobody calls one to try it.
 * @param dialed the last time each was dialed
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
