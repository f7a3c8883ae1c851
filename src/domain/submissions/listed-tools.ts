import { comparableName } from '../text/comparable.ts';

/** A tool that the directory has already, for a warning. */
export interface ListedTool {
  slug: string;
  name: string;
}

/** Finds tools with the suggested name or address (docs: 'Suggest a Workflow or Tool'). */
export function findListedTools<T extends ListedTool & { website?: string }>(
  tools: readonly T[],
  suggestedAddress: { title: string; website?: string },
): ListedTool[] {
  const name = comparableName(suggestedAddress.title);
  const address = comparableAddress(suggestedAddress.website);
  return tools
    .filter(
      (tool) => (name !== '' && comparableName(tool.name) === name) || isSamePlace(comparableAddress(tool.website), address),
    )
    .map(({ slug, name: listedName }) => ({ slug, name: listedName }));
}

/** Checks whether a tool that is listed at one address covers the other. */
export const isListedAt = (listedAddress: string | undefined, suggestedAddress: string | undefined): boolean =>
  isSamePlace(comparableAddress(listedAddress), comparableAddress(suggestedAddress));

interface Place {
  host: string;
  path: string;
}

function comparableAddress(website: string | undefined): Place | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const { hostname, pathname } = new URL(website);
  return { host: hostname.replace(/^www\./, ''), path: pathname.replace(/\/+$/, '').toLowerCase() };
}

// A tool listed by its whole site covers each page of it; one listed by a page of a maker's site covers that page alone.
const isSamePlace = (listedPlace: Place | undefined, suggestedPlace: Place | undefined) =>
  listedPlace !== undefined &&
  suggestedPlace !== undefined &&
  listedPlace.host === suggestedPlace.host &&
  (listedPlace.path === '' || listedPlace.path === suggestedPlace.path);
