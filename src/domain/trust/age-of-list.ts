/** Whether half of a list or more is so; never of an empty one. */
export const isHalfOf = <T>(list: readonly T[], is: (one: T) => boolean | undefined): boolean =>
  list.length > 0 && list.filter(is).length * 2 >= list.length;
