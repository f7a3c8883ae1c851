/** What a visitor has just done without scripts: the address that the vote led to says it. */
export interface JustVoted {
  asking?: 'yes' | 'no';
}

/** Reads it off that address. */
export const parseJustVoted = ({ asking }: Record<string, unknown>): JustVoted =>
  asking === 'yes' || asking === 'no' ? { asking } : {};
