/** The incidents in which a life is at stake; the first is shown when nothing is chosen. */
export const happenings = ['life', 'child', 'home'] as const;
export type Happening = (typeof happenings)[number];

/** A visitor's choice, from the address. */
export interface HappenedSearch {
  happened?: Happening;
}

/** Parses the choice from the address; anything else is no choice, and the first one's address is the page's own. */
export const parseHappened = ({ happened }: Record<string, unknown>): HappenedSearch =>
  happened === 'child' || happened === 'home' ? { happened } : {};
