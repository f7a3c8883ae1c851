// Apart from the rules of the queue, which the desk does not load.

/**
 * Why an entry is in the queue: a day by which it must be read again is over, words that it rests on read differently or are gone, something else has left it wrong, its maker has
 * new terms, or only its age.
 */
export type RecheckReason = 'due' | 'reworded' | 'gone' | 'wrong' | 'terms' | 'age';

/** After how many days a record is to be checked again. */
export const recheckAfterDays = 180;
