/** Checks whether at least half of a list satisfies the predicate; false for an empty one. */
export const isHalfOf = <T>(list: readonly T[], is: (one: T) => boolean | undefined): boolean =>
  list.length > 0 && list.filter(is).length * 2 >= list.length;
