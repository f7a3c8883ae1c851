import type { Kysely } from 'kysely';
import { z } from 'zod';
import { toCsv } from '#domain/csv/csv.ts';
import { inboxKinds } from '#domain/inbox/inbox-kinds.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { inboxKindNames } from '#domain/inbox/inbox-status.ts';
import type { RecordKind } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { catalogueLinks } from '#domain/staff/catalogue-links.ts';
import { wholeNumber } from '#domain/text/text-schema.ts';
import { newestCatalogue } from '../../catalogue/current-catalogue.ts';
import { findQueue } from '../../catalogue/recheck-queue.ts';
import type { Database } from '../../database/tables.ts';
import { findChangedDocuments } from '../../documents/find-documents.ts';
import { findNewerFiles } from '../../records/newer-files.ts';
import { findAll } from '../../records/store.ts';
import { addAuditEntry, findAuditRows } from '../../repositories/audit-log.ts';
import { countInterest, countItems, findItems } from '../../repositories/inbox.ts';
import { findDeadLinks } from '../../repositories/link-checks.ts';
import { findListed } from '../../repositories/mail-list.ts';
import { findPageViews } from '../../repositories/page-views.ts';
import { findSilentMailboxes } from '../../repositories/silent-mailboxes.ts';
import { countTermsWatches } from '../../repositories/terms-watches.ts';
import { findNumbersToDial } from './duty-calls.ts';
import { paging } from './paging.ts';
import { presentItem } from './present-inbox.ts';
import { presentListed } from './presenters.ts';
import type { StaffCall, StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Name of the terms watch in the list of categories whose opening people wait for. */
const termsWatchMatter = 'Email when terms change';
/** Longest period of page views in one answer, in days. */
const mostDays = 366;

interface Export {
  name: string;
  permission: StaffCall['permission'];
  columns: readonly string[];
  read: (db: Kysely<Database>, context: StaffContext) => Promise<object[]>;
}

const inboxExport = <Kind extends InboxKindName>(kind: Kind): Export => ({
  name: kind,
  permission: 'review',
  columns: inboxKinds[kind].columns,
  read: async (db) => (await findItems(db, kind)).items.map((item) => ({ ...item, ...presentItem(kind, item) })),
});

const exports: Export[] = [
  ...inboxKindNames.map((kind) => inboxExport(kind)),
  {
    name: 'mail-list',
    permission: 'review',
    columns: ['email', 'name', 'wants', 'askedAt', 'consent', 'leaveLink', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
    read: async (db, { leaveLinks }) => {
      const silent = await findSilentMailboxes(db);
      const subscribers = (await findListed(db)).filter(({ email }) => !silent.has(leaveLinks.mailboxHash(email)));
      return subscribers.map((each) => presentListed(each, leaveLinks));
    },
  },
  ...Object.values<RecordKind>(kinds).flatMap(({ name, schema, listed }): Export[] =>
    listed ? [{ name, permission: 'edit catalogue', columns: Object.keys(schema.shape), read: (db) => findAll(db, name) }] : [],
  ),
  {
    name: 'audit',
    permission: 'read audit log',
    columns: ['at', 'username', 'action', 'target', 'detail', 'id'],
    read: async (db) => (await findAuditRows(db)).items,
  },
];

/** Calls on what waits and what was done, and exports of everything for a spreadsheet. */
export const overviewCalls = [
  staffCall({
    method: 'get',
    path: '/counts',
    summary: 'What waits at the desk',
    permission: 'review',
    answer: async ({ db, catalogue, files }, { now }) => {
      const numbers = await findNumbersToDial({ db, catalogue }, now);
      const count = await countItems(db);
      const queue = await findQueue(db, await newestCatalogue(db, { catalogue, files }), now);
      const links = catalogueLinks(catalogue.snapshot);
      const counts = {
        pendingSubmissions: count('submissions', 'pending'),
        inReviewSubmissions: count('submissions', 'in review'),
        /** Number of suggestions that were taken for spam. */
        spam: count('submissions', 'spam'),
        spamContacts: count('contacts', 'spam'),
        spamQuestions: count('questions', 'spam'),
        pendingContacts: count('contacts', 'pending'),
        pendingQuestions: count('questions', 'pending'),
        /** Number of tools in the queue, for the reasons in `RecheckReason`. */
        toolsToRecheck: queue.filter(({ kind }) => kind === 'tool').length,
        workflowsToRecheck: queue.filter(({ kind }) => kind === 'workflow').length,
        answersToRecheck: queue.filter(({ kind }) => kind === 'answer').length,
        /** Number of documents that lost or changed words that something rests on. */
        changedDocuments: (await findChangedDocuments(db)).length,
        // Links that nothing names any more are not counted; the next round deletes them.
        deadLinks: (await findDeadLinks(db)).filter((address) => links.has(address)).length,
        /** Number of edited records whose files say something newer. */
        newerFiles: (await findNewerFiles(db)).length,
        /** Number of telephone numbers that nobody has dialed within a year. */
        numbersToDial: numbers.filter(({ isDue }) => isDue).length,
      };
      return { body: counts };
    },
  }),
  staffCall({
    method: 'get',
    path: '/interest',
    summary: 'How many want to hear of each coming-soon category, and of changed terms',
    permission: 'review',
    answer: async ({ db }) => {
      const watches = await countTermsWatches(db);
      const list = [...(await countInterest(db)), ...(watches ? [{ category: termsWatchMatter, ...watches }] : [])];
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'get',
    path: '/page-views',
    summary: 'How often pages were shown, by day and by path',
    permission: 'review',
    query: z.object({
      days: wholeNumber(1, mostDays).default(30).meta({ description: 'How many days, today included' }),
    }),
    answer: async ({ db }, { query, now }) => {
      const from = new Date(now.getTime() - (query.days - 1) * dayMs).toISOString().slice(0, 10);
      return { body: await findPageViews(db, from) };
    },
  }),
  staffCall({
    method: 'get',
    path: '/audit',
    summary: 'What staff did, the latest first',
    permission: 'read audit log',
    query: z.object(paging),
    answer: async ({ db }, { query }) => {
      const { items, total } = await findAuditRows(db, query);
      return { list: items, total };
    },
  }),
  ...exports.map(({ name, permission, columns, read }) =>
    staffCall({
      method: 'get',
      path: `/${name}.csv`,
      summary: `All ${name === 'audit' ? 'that staff did' : name} for a spreadsheet`,
      permission,
      answer: (context, { by, now }) =>
        context.db.transaction().execute(async (transaction) => {
          const records = await read(transaction, context);
          const entry = { username: by.username, action: 'exported', target: name, detail: `${records.length} records` };
          await addAuditEntry(transaction, entry, now.toISOString());
          return { csv: toCsv(columns, records), fileName: `${name}-${now.toISOString().slice(0, 10)}.csv` };
        }),
    }),
  ),
];
