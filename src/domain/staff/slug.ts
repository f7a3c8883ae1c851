const mostCharacters = 80;
// Room for '-999' at the end.
const mostOfName = mostCharacters - 4;

/** A slug that is made of a name and not taken: 'Café Scheduler' is 'cafe-scheduler', then 'cafe-scheduler-2'. */
export function freeSlug(name: string, fallback: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfName)
    .replaceAll(/^-+|-+$/g, '');
  const slug = words || fallback;
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
