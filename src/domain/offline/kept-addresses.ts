import { withSearch } from '../addresses.ts';
import { parseHappened } from '../situations/happened.ts';

const explainers = /^\/(llm|image|video)-guide$/;
const hub = /^\/[a-z]+(-[a-z]+)*-hub$/;
const situation = /^\/when-something-goes-wrong\/[^/]+$/;
const training = '/your-church/training';
/** Parameters that decide what a training page shows. */
const ofTraining = /^(v|mark|q\d+|unit|sheet)$/;
const others = /^\/((workflows|about)\/[^/]+|when-something-goes-wrong|your-church\/tools)$/;

/**
 * Returns the address under which a page may be kept for reading offline: a hub's guide, an explainer, a statement, a workflow's
 * checklist, a church's training, its list of tools (a page without any of the list), or a situation. Undefined for any other:
 * our lists and tools age, forms and the staff desk are one visitor's own (docs/decisions/0013).
 */
export function keptPath({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  // Only a hub's guide is kept, which is also its first tab.
  if (hub.test(pathname)) return (searchParams.get('tab') ?? 'guide') === 'guide' ? pathname : undefined;
  // An incident decides which numbers and steps are shown: each choice is kept as a separate page.
  if (situation.test(pathname)) return withSearch(pathname, parseHappened(Object.fromEntries(searchParams)));
  // Answers decide which situations a training asks, and each unit is a separate page.
  if (pathname === training)
    return withSearch(pathname, Object.fromEntries([...searchParams].filter(([name]) => ofTraining.test(name))));
  return explainers.test(pathname) || others.test(pathname) ? pathname : undefined;
}

const untouched = /^\/(admin|api|submission|contact|ask|questions|healthz|readyz)(\/|$)/;

/** Checks whether an unreachable address may be answered with the offline page: a public page that is no form. */
export const mayShowOfflinePage = (pathname: string): boolean => !untouched.test(pathname) && !pathname.includes('.');
