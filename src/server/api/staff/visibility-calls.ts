import { bringBackSchema, takeDownSchema } from '#domain/staff/staff-schema.ts';
import { linksTo } from '../../catalogue/links-to.ts';
import { HttpError } from '../../errors.ts';
import { findLastShownStatus } from '../../repositories/record-versions.ts';
import { olderVersion } from './conflict.ts';
import { storeEdit } from './edits.ts';
import { keptKinds } from './kept-records.ts';
import { staffCall } from './staff-call.ts';

/**
 * Taking tools, workflows and answers down and bringing them back. Only their status changes: what breaks a rule must be able to go,
 * and the answer says what that leaves wrong.
 */
export const visibilityCalls = keptKinds.flatMap(({ noun, folder, view, read, update }) => [
  staffCall({
    method: 'get',
    path: `/${folder}/{slug}/links`,
    summary: `What leads to a ${noun}: links that end in nothing once it is taken down`,
    permission: 'edit catalogue',
    answers: { list: 'LinkToRecord' },
    answer: async ({ db, catalogue, contentFolder }, { params }) => {
      const { record } = await read(db, params.slug);
      const list = await linksTo(db, { kind: noun, slug: record.slug }, catalogue.snapshot.writings, contentFolder);
      return { list, total: list.length };
    },
  }),
  staffCall({
    method: 'post',
    path: `/${folder}/{slug}/take-down`,
    summary: `Take a ${noun} down: it leaves the site, and its address says so`,
    permission: 'edit catalogue',
    body: takeDownSchema,
    answers: { one: view },
    answer: (context, request) =>
      storeEdit(context, request, {
        record: `${folder}/${request.params.slug}`,
        why: request.body.why,
        write: async (transaction, change) => {
          const { version, record, body } = await read(transaction, request.params.slug);
          if (request.body.version !== version) throw olderVersion(body);
          if (record.status === 'hidden') throw new HttpError(409, `This ${noun} is taken down already.`);
          if (!(await update(transaction, { ...record, status: 'hidden' }, version, change)))
            throw olderVersion((await read(transaction, record.slug)).body);
          return { action: 'taken down', answer: { body: (await read(transaction, record.slug)).body } };
        },
      }),
  }),
  staffCall({
    method: 'post',
    path: `/${folder}/{slug}/bring-back`,
    summary: `Bring a ${noun} back that was taken down, with the status that it had`,
    permission: 'edit catalogue',
    body: bringBackSchema,
    answers: { one: view },
    answer: (context, request) =>
      storeEdit(context, request, {
        record: `${folder}/${request.params.slug}`,
        why: request.body.why,
        write: async (transaction, change) => {
          const { version, record, body } = await read(transaction, request.params.slug);
          if (request.body.version !== version) throw olderVersion(body);
          if (record.status !== 'hidden') throw new HttpError(409, `This ${noun} is not taken down.`);
          const status = (await findLastShownStatus(transaction, folder, record.slug)) ?? 'active';
          if (!(await update(transaction, { ...record, status } as typeof record, version, change)))
            throw olderVersion((await read(transaction, record.slug)).body);
          return { action: 'brought back', answer: { body: (await read(transaction, record.slug)).body } };
        },
      }),
  }),
]);
