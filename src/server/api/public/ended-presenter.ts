import { endedInWords, namedIn } from '#domain/ended/ended.ts';
import type { EndedView } from '#domain/ended/ended-views.ts';
import { endedViewSchema } from '#domain/ended/ended-views.ts';
import { oncePer } from '#domain/once-per.ts';
import { project } from '#domain/project.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { proseOfFields } from '../../content/read-prose.ts';

/** Own prose of a record, in which the content check looks for the same names. */
const wordsOf = oncePer((record: object): string =>
  proseOfFields('', record)
    .map(({ text }) => text)
    .join('\n'),
);

/**
 * Notes on everything that a record names and that ended, was renamed or is limited.
 * @param today the day by which it has ended: 2026-11-28
 * @param ownPage slug of the tool whose page it is: the head of the page says already that it ended
 */
export const presentEnded = (record: object, snapshot: CatalogueSnapshot, today: string, ownPage?: string): EndedView[] =>
  presentEndedIn(wordsOf(record), snapshot, today, ownPage);

const endedView = project(endedViewSchema);

/** Notes on everything that a text names and that ended, was renamed or is limited; see presentEnded. */
export const presentEndedIn = (
  text: string,
  { guidance }: Pick<CatalogueSnapshot, 'guidance'>,
  today: string,
  ownPage?: string,
): EndedView[] =>
  namedIn(guidance.ended, text)
    .filter(({ tool, what }) => what === 'renamed' || tool === undefined || tool !== ownPage)
    .map((entry) => endedView(entry, { says: endedInWords(entry, today), dated: entry.dated ?? entry.copied }));
