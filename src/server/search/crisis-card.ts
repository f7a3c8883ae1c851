import { crisisIn } from '#domain/search/crisis-words.ts';
import type { CrisisCardView } from '#domain/search/search-views.ts';
import type { Happening } from '#domain/situations/happened.ts';
import { happenings } from '#domain/situations/happened.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';

/**
 * Makes the card for a query that somebody typed in a fright, whatever its other words: the numbers for what may have happened,
 * 911 and 988 always.
 */
export function crisisCard(query: string, { guidance }: CatalogueSnapshot): CrisisCardView | undefined {
  const { crisisWords, situations, duties } = guidance;
  const crisis = crisisWords && crisisIn(crisisWords, query);
  const situation = crisis && situations.find(({ slug }) => slug === crisis.leadsTo);
  if (!situation) return undefined;
  const callsFor = (happened: Happening) =>
    situations.flatMap((each) => each.happened.filter(({ key }) => key === happened).flatMap(({ call }) => call));
  const ownCalls = callsFor(crisis.happened);
  const others = callsFor(happenings[0]).filter(({ number }) => !ownCalls.some((call) => call.number === number));
  const { slug, title, lead } = situation;
  return {
    slug,
    ...(situation.happened.some(({ key }) => key === crisis.happened) && { happened: crisis.happened }),
    title,
    lead,
    call: [...ownCalls, ...others]
      .flatMap(({ number: id, when }) =>
        duties.filter((duty) => duty.id === id).map(({ number, sms }) => ({ id, number, ...(sms && { sms }), when })),
      )
      // Short numbers first: two of them fit side by side on a phone, and 911 stays the first.
      .sort((a, b) => (a.number?.length ?? 0) - (b.number?.length ?? 0)),
  };
}
