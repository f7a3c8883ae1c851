import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Database } from '../database/tables.ts';
import { isSilent } from '../repositories/silent-mailboxes.ts';
import type { TermsWatch } from '../repositories/terms-watches.ts';
import { findTermsWatch } from '../repositories/terms-watches.ts';
import type { SignedIds } from '../secrets/signed-ids.ts';
import type { LeaveLinks } from '../submissions/leave-links.ts';

/** Dependencies of mails on the terms of chosen tools. */
export interface TermsMailSources {
  db: Kysely<Database>;
  /** Origin of the hub. */
  publicUrl: string;
  snapshot: () => CatalogueSnapshot;
  leaveLinks: LeaveLinks;
  /** Makes the tokens that confirm an address. */
  confirmations: SignedIds;
}

interface TermsMail {
  to: string;
  subject: string;
  text: string;
  /** Link that unsubscribes the reader with one press, in the mail program too (RFC 8058). */
  leaveLink: string;
}

const signOff = ['Ministry AI Hub', ''];

/** Asks the owner of an address to confirm a terms watch; undefined when it was confirmed or erased meanwhile. */
export async function makeConfirmationMail(
  { db, publicUrl, snapshot, leaveLinks, confirmations }: TermsMailSources,
  watchId: string,
): Promise<TermsMail | undefined> {
  const watch = await findTermsWatch(db, watchId);
  if (!watch || watch.confirmedAt !== null) return undefined;
  // Skips an owner who opted out after the mail was stored.
  if (await isSilent(db, leaveLinks.mailboxHash(watch.email))) return undefined;
  const leaveLink = leaveLinks.of('terms', watch.email);
  return {
    to: watch.email,
    subject: 'Please confirm: emails when terms change',
    leaveLink,
    text: [
      `Someone, most likely you, asked us to write to this address when the terms of ${namesOf(watch.tools, snapshot())} change.`,
      '',
      'If that was you, open this page and press the button:',
      publicUrl + addresses.termsChanges({ confirm: confirmations.tokenOf(watchId) }),
      '',
      'We write at most once a week, and only when something has changed.',
      '',
      'If it wasn’t you, there’s nothing to do: we erase your address within seven days. If you never want to be asked again, whoever types in your address, say so here:',
      leaveLink,
      '',
      ...signOff,
    ].join('\n'),
  };
}

/** Reports the changed terms of a subscriber's tools; undefined when they unsubscribed, or the change was taken back. */
export async function makeTermsNewsMail(
  { db, publicUrl, snapshot, leaveLinks }: TermsMailSources,
  watchId: string,
): Promise<TermsMail | undefined> {
  const watch = await findTermsWatch(db, watchId);
  if (!watch?.tellFrom || !watch.tellUntil) return undefined;
  const changes = newChanges(snapshot(), watch.tools, watch.tellFrom, watch.tellUntil);
  if (changes.length === 0) return undefined;
  const leaveLink = leaveLinks.of('terms', watch.email);
  const nameOf = (slug: string) => snapshot().toolBySlug.get(slug)?.name ?? slug;
  const slugs = [...new Set(changes.map(({ tool }) => tool))];
  return {
    to: watch.email,
    subject: `The terms of ${namesOf(slugs, snapshot())} changed`,
    leaveLink,
    text: [
      'You asked us to write when the terms of your tools change. This is new:',
      '',
      ...changes.flatMap(({ tool, title, date, who, what, advice, source }) => [
        `${nameOf(tool)} ${title}`,
        `${formatCheckedDate(date)}. For: ${who}`,
        `${what} ${advice}`,
        `The document: ${source}`,
        `What may go in now: ${publicUrl}${addresses.tool(tool)}`,
        '',
      ]),
      `All changes of your tools: ${publicUrl}${addresses.termsChanges({ tool: watch.tools.join(',') })}`,
      '',
      'To unsubscribe, open this page and press the button. We’ll erase your address:',
      leaveLink,
      '',
      ...signOff,
    ].join('\n'),
  };
}

/** Finds the changes of these tools that the hub added after `from`, until `until` (ISO times), the newest first. */
export const newChanges = (
  { termsChanges, added }: CatalogueSnapshot,
  tools: TermsWatch['tools'],
  from: string,
  until: string,
): CatalogueSnapshot['termsChanges'] =>
  termsChanges.filter(({ tool, id }) => {
    const at = added.get(`terms-changes/${tool}/${id}`);
    return tools.includes(tool) && at !== undefined && at > from && at <= until;
  });

const mostNamed = 3;

function namesOf(slugs: readonly string[], { toolBySlug }: CatalogueSnapshot): string {
  const names = slugs.map((slug) => toolBySlug.get(slug)?.name ?? slug);
  const listItems = names.length > mostNamed ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names;
  return new Intl.ListFormat('en-US').format(listItems);
}
