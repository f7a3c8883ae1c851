const mostCharacters = 80;
// Maximum number of characters before a number, which leaves room for '-999'.
const mostOfName = mostCharacters - 4;

/** Makes a slug from a name that is not taken: 'cafe-scheduler' from 'Café Scheduler', then 'cafe-scheduler-2'. */
export function freeSlug(name: string, fallback: string, takenSlugs: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfName)
    .replaceAll(/^-+|-+$/g, '');
  const slug = words || fallback;
  let free = slug;
  for (let number = 2; takenSlugs.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
