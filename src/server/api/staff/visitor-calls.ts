import type { Kysely } from 'kysely';
import { z } from 'zod';
import { contactStatuses } from '#domain/staff/review-status.ts';
import { contactUpdateSchema } from '#domain/staff/staff-schema.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { countInterest, deleteContact, findContact, findContacts, updateContactStatus } from '../../repositories/contacts.ts';
import { countTermsWatches } from '../../repositories/terms-watches.ts';
import { found, olderVersion } from './conflict.ts';
import { eraseFromHistory } from './erase-from-history.ts';
import { paging } from './paging.ts';
import { presentContact } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** What visitors sent beside suggestions and questions: messages and interest. */
export const visitorCalls = [
  staffCall({
    method: 'get',
    path: '/contacts',
    summary: 'The messages, the latest first',
    permission: 'review',
    query: z.object({ ...paging, status: z.enum(contactStatuses).optional() }),
    answer: async ({ db }, { query }) => {
      const { rows, total } = await findContacts(db, query.status, query);
      return { list: rows.map(presentContact), total };
    },
  }),
  staffCall({
    method: 'patch',
    path: '/contacts/{id}',
    summary: 'Move a message to another state',
    permission: 'review',
    body: contactUpdateSchema,
    answer: ({ db }, { params, body, by, now }) =>
      inTransaction(db, async (transaction) => {
        const before = await contact(transaction, params.id);
        if (!(await updateContactStatus(transaction, before.id, body.version, body.status)))
          throw olderVersion(presentContact(await contact(transaction, before.id)));
        const entry = { action: 'answered', target: `contacts/${before.id}`, detail: `from ${before.status} to ${body.status}` };
        await addAuditEntry(transaction, { username: by.username, ...entry }, now.toISOString());
        return { body: presentContact(await contact(transaction, before.id)) };
      }),
  }),
  staffCall({
    method: 'delete',
    path: '/contacts/{id}',
    summary: 'Erase a message and what it tells of its sender',
    permission: 'review',
    answer: ({ db }, { params: { id = '' }, by, now }) =>
      inTransaction(db, async (transaction) => {
        const told = await eraseFromHistory(transaction, await contact(transaction, id));
        await deleteContact(transaction, id);
        const entry = { username: by.username, action: 'erased', target: `contacts/${id}`, ...told };
        await addAuditEntry(transaction, entry, now.toISOString());
        return { none: true };
      }),
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
];

/** What stands in the place of a category. */
const termsWatchMatter = 'Email when terms change';

const contact = async (db: Kysely<Database>, id = '') => found(await findContact(db, id), 'Message');
