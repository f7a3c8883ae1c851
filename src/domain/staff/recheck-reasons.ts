// Separate from the rules of the queue, which the desk doesn't load.

/**
 * Reason why an entry is in the queue: a day by which it must be read again is over, words that it rests on changed or are gone,
 * something else has left it wrong, its maker has new terms, or only its age.
 */
export type RecheckReason = 'due' | 'reworded' | 'gone' | 'wrong' | 'terms' | 'age';

/** Days after which a record is to be checked again. */
export const recheckAfterDays = 180;
