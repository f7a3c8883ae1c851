import type { CatalogueSnapshot } from './snapshot.ts';

/**
 * What is made of a snapshot once and forgotten with it; anew on another day where it depends on the day.
 * @param make the day, where it takes one, is a date such as 2026-11-22
 */
export function oncePerSnapshot<T, Day extends [today?: string]>(
  make: (snapshot: CatalogueSnapshot, ...day: Day) => T,
): (snapshot: CatalogueSnapshot, ...day: Day) => T {
  const known = new WeakMap<CatalogueSnapshot, { today?: string | undefined; made: T }>();
  return (snapshot, ...day) => {
    const [today] = day;
    const before = known.get(snapshot);
    if (before && before.today === today) return before.made;
    const made = make(snapshot, ...day);
    known.set(snapshot, { today, made });
    return made;
  };
}
