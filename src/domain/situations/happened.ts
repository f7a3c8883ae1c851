/** Incidents in which a life is at stake; the first is shown by default. */
export const happenings = ['life', 'child', 'home'] as const;
export type Happening = (typeof happenings)[number];

/** A visitor's choice, in the address. */
export interface HappenedSearch {
  happened?: Happening;
}

/** Parses the choice in the address; anything else is no choice, and the default has the page's own address. */
export const parseHappened = ({ happened }: Record<string, unknown>): HappenedSearch =>
  happened === 'child' || happened === 'home' ? { happened } : {};
