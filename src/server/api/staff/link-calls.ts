import { z } from 'zod';
import type { LinkTrouble } from '#domain/staff/recheck-views.ts';
import { HttpError } from '../../errors.ts';
import { linksOf } from '../../jobs/links.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { findLatestRun, findLinkChecks, insertRun } from '../../repositories/link-checks.ts';
import { taken } from './conflict.ts';
import { presentLink } from './presenters.ts';
import { staffCall } from './staff-call.ts';

/** The sources and websites of the catalogue: which do not answer, and asking them all. */
export const linkCalls = [
  staffCall({
    method: 'get',
    path: '/links',
    summary: 'The links that need somebody, and how far the asking is',
    permission: 'edit catalogue',
    answer: async ({ db, catalogue, checksLinks }) => {
      const uses = linksOf(catalogue);
      const run = await findLatestRun(db);
      const checks = (await findLinkChecks(db)).filter(({ address }) => uses.has(address));
      const troubles: LinkTrouble[] = checks
        .filter(({ outcome }) => outcome !== 'works')
        .map((check) => ({ ...presentLink(check), usedBy: uses.get(check.address) ?? [] }))
        .sort((a, b) => (a.address < b.address ? -1 : 1));
      const body = {
        isOn: checksLinks,
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
      if (!checksLinks) throw new HttpError(409, 'Checking links is switched off on this server.');
      const at = now.toISOString();
      await db
        .transaction()
        .execute(async (transaction) => {
          await insertRun(transaction, by.username, at);
          await addAuditEntry(transaction, { username: by.username, action: 'started', target: 'links' }, at);
        })
        .catch(taken('The links are being checked already.'));
      return { none: true };
    },
  }),
];
