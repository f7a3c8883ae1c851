import { isOutOfDate } from '../trust/age.ts';

/** A tool whose price someone should look up at its company. */
export interface PriceToLookUp {
  slug: string;
  name: string;
  /** Website of the entry, where the company may show it. */
  website: string | null;
  /** Price as visitors read it. */
  says: string;
  why: 'not found' | 'not confirmed' | 'old';
  /** Recent views of the tool's page. */
  views: number;
}

/** Fields of a tool that the list reads. */
export interface PricedTool extends Omit<PriceToLookUp, 'why'> {
  isFound: boolean;
  isConfirmed: boolean;
  /** Day from which its price ages. */
  pricedOn: string;
}

const mostListed = 30;

/**
 * The thirty prices to look up first: those that no one found, that no company confirms or that are over a year old, by the views
 * of the page, equal ones in order of name.
 * @param today a date such as 2026-11-22
 */
export const pricesToLookUp = (tools: readonly PricedTool[], today: string): PriceToLookUp[] =>
  tools
    .flatMap(({ isFound, isConfirmed, pricedOn, ...tool }): PriceToLookUp[] => {
      const why = isFound ? (isConfirmed ? 'old' : 'not confirmed') : 'not found';
      return why === 'old' && !isOutOfDate(pricedOn, today) ? [] : [{ ...tool, why }];
    })
    .toSorted((a, b) => b.views - a.views || a.name.localeCompare(b.name, 'en'))
    .slice(0, mostListed);
