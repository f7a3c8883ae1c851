/**
 * What asking an address can find. 'dead' is said only of what failed twice, one time after the other; 'not told' is a site that
 * does not let programs ask, so that a person has to.
 */
export type LinkOutcome = 'works' | 'moved' | 'failed once' | 'dead' | 'not told';
