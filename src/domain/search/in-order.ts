const runLength = 512;

/**
 * A sorted copy, made in pieces: the generator yields often enough that a server can answer in between. Equals keep the order
 * in which they came.
 */
export function* inOrder<T>(given: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < given.length; from += runLength) {
    runs.push(given.slice(from, from + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  const merged: T[] = [];
  let [ofLeft, ofRight] = [0, 0];
  while (ofLeft < left.length && ofRight < right.length) {
    const isLeft = compare(left[ofLeft] as T, right[ofRight] as T) <= 0;
    merged.push((isLeft ? left[ofLeft++] : right[ofRight++]) as T);
    if (merged.length % runLength === 0) yield;
  }
  for (; ofLeft < left.length; ofLeft++) merged.push(left[ofLeft] as T);
  for (; ofRight < right.length; ofRight++) merged.push(right[ofRight] as T);
  return merged;
}
