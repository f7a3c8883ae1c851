import { z } from 'zod';
import { catalogueLinks } from '#domain/staff/catalogue-links.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { findLinkChecks } from '../../repositories/link-checks.ts';
import { findLatestRound, insertRound } from '../../repositories/rounds.ts';
import { refuseTaken } from './conflict.ts';
import { presentLink } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** Calls on the sources and websites of the catalogue: those that do not answer, and a check of all. */
export const linkCalls = [
  staffCall({
    method: 'get',
    path: '/links',
    summary: 'The links that need someone, and how far the check is',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue, checksLinks }) => {
      const uses = catalogueLinks(catalogue.snapshot);
      const run = await findLatestRound(db, 'links');
      const checks = (await findLinkChecks(db)).filter(({ address }) => uses.has(address));
      const troubles = checks
        .filter(({ outcome }) => outcome !== 'works')
        .map((check) => ({ ...presentLink(check), usedBy: uses.get(check.address) ?? [] }))
        .sort((a, b) => (a.address < b.address ? -1 : 1));
      const body = {
        /** True if the server checks links. */
        isOn: checksLinks,
        /** Number of addresses in the catalogue; `asked` is the number of those that were checked in the last round. */
        total: uses.size,
        asked: run ? checks.filter(({ checkedAt }) => checkedAt >= run.createdAt).length : 0,
        run: run ? { startedBy: run.startedBy, createdAt: run.createdAt, endedAt: run.endedAt, note: run.note } : null,
        troubles,
      };
      return { body };
    },
  }),
  staffCall({
    method: 'post',
    path: '/links/run',
    summary: 'Ask every link, one site after the other; it goes on by itself',
    permission: 'edit catalogue',
    body: z.strictObject({}),
    answer: async ({ db, checksLinks }, { by, now }) => {
      if (!checksLinks) throw new HttpError(409, 'This server doesn’t check links: the check is switched off.');
      const at = now.toISOString();
      await inTransaction(db, async (transaction) => {
        await insertRound(transaction, 'links', by.username, at);
        await addAuditEntry(transaction, { username: by.username, action: 'started', target: 'links' }, at);
      }).catch(refuseTaken('We’re already checking the links.'));
      return { none: true };
    },
  }),
];
