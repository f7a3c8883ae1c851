import { z } from 'zod';
import type { Duty } from '#domain/situations/situation-schema.ts';
import { nameOfDialed, numbersToDial } from '#domain/staff/dialing.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry, findLastDone } from '../../repositories/audit-log.ts';
import type { StaffContext } from './staff-call.ts';
import { staffCall } from './staff-call.ts';

const action = 'dialed';
const folder = 'numbers/';

/** Finds every number that the hub prints, with the time when it was last dialed, which the audit log holds. */
export const findNumbersToDial = async ({ db, catalogue }: Pick<StaffContext, 'db' | 'catalogue'>, now: Date) =>
  numbersToDial(
    catalogue.snapshot.guidance.duties,
    (await findLastDone(db, action)).map(({ target, at, username }) => ({
      name: target.slice(folder.length),
      at,
      username,
    })),
    now.toISOString(),
  );

const presentDutyName = ({ id, country, service, says }: Duty) => ({
  slug: id,
  name: `${country}: ${service ?? says}`,
});

/** Calls on the rows of content/duties.yaml: those that an answer can name, and the numbers that someone dials once a year. */
export const dutyCalls = [
  staffCall({
    method: 'get',
    path: '/duties',
    summary: 'The numbers, duties and dates of law that an answer can name',
    permission: 'edit catalogue',
    answer: async ({ catalogue }) => {
      const list = catalogue.snapshot.guidance.duties.map(presentDutyName);
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'get',
    path: '/numbers',
    summary: 'The telephone numbers that the hub prints, and when each was last dialed',
    permission: 'edit catalogue',
    answer: async (context, { now }) => {
      const list = await findNumbersToDial(context, now);
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'post',
    path: '/numbers/{id}/dialed',
    summary: 'Say that someone dialed a number, and that it is what the hub says',
    permission: 'edit catalogue',
    body: z.strictObject({}),
    answer: async (context, { by, params, now }) => {
      const one = (await findNumbersToDial(context, now)).find(({ id }) => id === params.id);
      if (!one) throw new HttpError(404, 'We can’t find that number.');
      const entry = { username: by.username, action, target: folder + nameOfDialed(one), detail: one.service };
      await addAuditEntry(context.db, entry, now.toISOString());
      return { none: true };
    },
  }),
];
