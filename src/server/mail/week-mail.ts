import type { Kysely } from 'kysely';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findQueue } from '../catalogue/recheck-queue.ts';
import type { Database } from '../database/tables.ts';
import { findChangedDocuments } from '../documents/find-documents.ts';
import { findDocumentAsks } from '../repositories/document-asks.ts';
import { countItems } from '../repositories/inbox.ts';
import { findDeadLinks } from '../repositories/link-checks.ts';

/** Number of entries that the mail names; the queue has the rest. */
const mostNamed = 5;
const hints = {
  due: ' (a day in it has come)',
  reworded: ' (words changed)',
  gone: ' (words gone)',
  wrong: ' (wrong by now)',
  terms: ' (new terms)',
  age: '',
};

/**
 * Makes the weekly mail on what waits at the desk; undefined when nothing does. `publicUrl` is the hub's origin. Spam is counted,
 * since no other mail reports it and it is deleted after two weeks. Nothing of what visitors sent is quoted.
 */
export async function makeWeekMail(
  { db, catalogue, publicUrl }: { db: Kysely<Database>; catalogue: () => Promise<Catalogue>; publicUrl: string },
  now: Date,
): Promise<{ subject: string; text: string } | undefined> {
  const countOf = await countItems(db);
  const queue = await findQueue(db, await catalogue(), now);
  const firstEntries = queue.slice(0, mostNamed).map(({ name, reason }) => `${name}${hints[reason]}`);
  const waiting: [count: number, one: string, many: string, address: string][] = [
    [
      countOf('submissions', 'pending') + countOf('submissions', 'in review'),
      'suggestion is open',
      'suggestions are open',
      deskAddresses.submissions(),
    ],
    [
      countOf('questions', 'pending'),
      'question is waiting for an answer',
      'questions are waiting for an answer',
      deskAddresses.questions({ status: 'pending' }),
    ],
    [
      countOf('contacts', 'pending'),
      'message needs a reply',
      'messages need a reply',
      deskAddresses.contacts({ status: 'pending' }),
    ],
    [
      countOf('submissions', 'spam'),
      'suggestion was marked as spam',
      'suggestions were marked as spam',
      deskAddresses.submissions({ status: 'spam' }),
    ],
    [
      countOf('questions', 'spam'),
      'question was marked as spam',
      'questions were marked as spam',
      deskAddresses.questions({ status: 'spam' }),
    ],
    [
      countOf('contacts', 'spam'),
      'message was marked as spam',
      'messages were marked as spam',
      deskAddresses.contacts({ status: 'spam' }),
    ],
    [
      (await findChangedDocuments(db)).length,
      'document has changed words that we quote',
      'documents have changed words that we quote',
      deskAddresses.documents(),
    ],
    [queue.length, 'entry needs another check', 'entries need another check', deskAddresses.recheck()],
    [(await findDeadLinks(db)).length, 'link is dead', 'links are dead', deskAddresses.links],
  ];
  const parts = waiting.filter(([count]) => count > 0);
  if (parts.length === 0) return undefined;
  const total = parts.reduce((sum, [count]) => sum + count, 0);
  return {
    subject: total === 1 ? 'One thing is waiting at the staff desk' : `${total} things are waiting at the staff desk`,
    text: [
      'This is waiting at the staff desk of the hub:',
      '',
      ...parts.flatMap(([count, one, many, address]) => [
        `${count} ${count === 1 ? one : many}`,
        ...(address === deskAddresses.recheck() ? [`  first ${new Intl.ListFormat('en-US').format(firstEntries)}`] : []),
        `  ${publicUrl}${address}`,
        '',
      ]),
      ...(await readingLines(db, now)),
      'You get this email once a week, when something is waiting.',
      '',
      'Ministry AI Hub',
      '',
    ].join('\n'),
  };
}

/** Makes a sentence on the number of documents that the hub asked for in a week, where it reads them. */
async function readingLines(db: Kysely<Database>, now: Date): Promise<string[]> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString();
  const recentAsks = (await findDocumentAsks(db)).filter(({ askedAt }) => askedAt >= weekAgo);
  if (recentAsks.length === 0) return [];
  const readCount = recentAsks.filter(({ outcome }) => outcome === 'read' || outcome === 'as before').length;
  return [
    `In the last seven days the hub asked for ${recentAsks.length} of the documents it quotes, and could read ${readCount}.`,
    '',
  ];
}
