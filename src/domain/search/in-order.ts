const runLength = 512;

/**
 * A sorted copy, made in pieces: the generator yields often enough that a server can answer in between. Equals keep the order
 * in which they came.
 */
export function* inOrder<T>(given: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  if (given.length <= runLength) {
    const run = given.toSorted(compare);
    yield;
    return run;
  }
  const middle = given.length >> 1;
  const left = yield* inOrder(given.slice(0, middle), compare);
  const right = yield* inOrder(given.slice(middle), compare);
  return yield* merge(left, right, compare);
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  const merged: T[] = [];
  let [ofLeft, ofRight] = [0, 0];
  while (ofLeft < left.length && ofRight < right.length) {
    const isLeft = compare(left[ofLeft] as T, right[ofRight] as T) <= 0;
    merged.push((isLeft ? left[ofLeft++] : right[ofRight++]) as T);
    if (merged.length % runLength === 0) yield;
  }
  return [...merged, ...left.slice(ofLeft), ...right.slice(ofRight)];
}
