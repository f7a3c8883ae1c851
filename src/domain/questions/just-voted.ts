/** The vote that a visitor has just cast without scripts, from the address that it redirected to. */
export interface JustVoted {
  asking?: 'yes' | 'no';
}

/** Parses it from that address. */
export const parseJustVoted = ({ asking }: Record<string, unknown>): JustVoted =>
  asking === 'yes' || asking === 'no' ? { asking } : {};
