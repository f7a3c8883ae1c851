/** Vote that a visitor has just cast without scripts, in the address that it redirected to. */
export interface JustVoted {
  asking?: 'yes' | 'no';
}

/** Parses the vote in that address; invalid values are ignored. */
export const parseJustVoted = ({ asking }: Record<string, unknown>): JustVoted =>
  asking === 'yes' || asking === 'no' ? { asking } : {};
