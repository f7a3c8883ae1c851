import { withSearch } from '../addresses.ts';
import { parseHappened } from '../situations/happened.ts';

const explainers = /^\/(llm|image|video)-guide$/;
const hub = /^\/[a-z]+(-[a-z]+)*-hub$/;
const situation = /^\/when-something-goes-wrong\/[^/]+$/;
const training = '/your-church/training';
/** The parameters that decide what the page shows. */
const ofTraining = /^(v|mark|q\d+|unit|sheet)$/;
const others = /^\/((workflows|about)\/[^/]+|when-something-goes-wrong|your-church\/tools)$/;

/**
 * The address under which a page may be kept for reading offline: a hub's guide, an explainer, a statement, a workflow's
 * checklist, a church's training, its list of tools, or what to do when something has gone wrong. Nothing for every other address: our
 * lists and tools age, forms and the staff desk are one visitor's own (docs/decisions/0013). Of the church's list the page holds nothing.
 */
export function keptPath({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | undefined {
  // Of a hub only the guide, which is also what it opens with.
  if (hub.test(pathname)) return (searchParams.get('tab') ?? 'guide') === 'guide' ? pathname : undefined;
  // The incident decides which numbers and steps are shown: each choice is cached as a separate page.
  if (situation.test(pathname)) return withSearch(pathname, parseHappened(Object.fromEntries(searchParams)));
  // Its answers decide which situations are asked, and each unit is a separate page.
  if (pathname === training)
    return withSearch(pathname, Object.fromEntries([...searchParams].filter(([name]) => ofTraining.test(name))));
  return explainers.test(pathname) || others.test(pathname) ? pathname : undefined;
}

const untouched = /^\/(admin|api|submission|contact|ask|questions|healthz|readyz)(\/|$)/;

/** Whether an unreachable address may be answered with the offline page: a public page that is no form. */
export const mayShowOfflinePage = (pathname: string): boolean => !untouched.test(pathname) && !pathname.includes('.');
