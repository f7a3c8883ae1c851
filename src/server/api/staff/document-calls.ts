import { z } from 'zod';
import { isReadable } from '#domain/documents/compare-quotation.ts';
import { documentOf } from '#domain/documents/document-address.ts';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { documentStates } from '#domain/documents/document-state.ts';
import type { ReadingAnswer } from '#domain/staff/document-views.ts';
import { comparable } from '#domain/text/comparable.ts';
import { documentKinds, mostDocumentBytes } from '../../documents/document-file.ts';
import { readableText } from '../../documents/document-thread.ts';
import { findDocument, findDocuments } from '../../documents/find-documents.ts';
import { keepReading } from '../../documents/keep-reading.ts';
import { HttpError } from '../../errors.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { found } from './conflict.ts';
import { pageOf, paging, searched } from './paging.ts';
import { staffCall } from './staff-call.ts';

/** Most bytes of a saved document, and of its text where that is pasted. */
const [mostFileBytes, mostTextCharacters] = [mostDocumentBytes, 2_000_000];
/** In base64, and in JSON. */
const mostFileCharacters = Math.ceil((mostFileBytes * 4) / 3) + 4;

const readingSchema = z.union([
  z.strictObject({ text: z.string().max(mostTextCharacters, 'is longer than 2 million characters') }),
  z.strictObject({
    kind: z.enum(documentKinds),
    file: z.string().max(mostFileCharacters, 'is larger than 5 MB').meta({ description: 'The bytes of the file, in base64' }),
  }),
]);

/** The documents that the hub quotes: what became of each quotation, and a reading by hand. */
export const documentCalls = [
  staffCall({
    method: 'get',
    path: '/documents',
    summary: 'The documents on which facts, changes of terms and answers rest: first those whose words changed or are gone',
    permission: 'edit catalogue',
    query: z.object({ ...paging, q: searched, state: z.enum(documentStates).optional() }),
    answer: async ({ db }, { query }) => {
      const words = comparable(query.q);
      const fits = (text: string) => comparable(text).includes(words);
      const rows = (await findDocuments(db)).filter(
        ({ state, title, source, entries }) =>
          (query.state === undefined || state === query.state) && [title, source, ...entries.map(({ name }) => name)].some(fits),
      );
      return pageOf(rows, query);
    },
  }),
  staffCall({
    method: 'get',
    path: '/documents/{id}',
    summary: 'One document as it was and as it is, and what became of each quotation that rests on it',
    permission: 'edit catalogue',
    answer: async ({ db }, { params: { id = '' } }) => ({ body: found(await findDocument(db, id), 'Document') }),
  }),
  staffCall({
    method: 'post',
    path: '/documents/{id}/readings',
    summary: 'Read a document by hand: its whole text, or a saved page or PDF; answered with what became of its quotations',
    permission: 'edit catalogue',
    body: readingSchema,
    mostBytes: mostFileCharacters + 1024,
    // A PDF of 5 MB takes seconds, in which others write.
    prepare: async (body) => {
      const text = 'text' in body ? body.text : await readableText(Buffer.from(body.file, 'base64'), body.kind);
      return text === undefined ? body : { text };
    },
    answer: async ({ db, catalogueChanged }, { params: { id = '' }, body, by, now }) => {
      const { source } = found(
        (await findDocuments(db)).find((row) => row.id === id),
        'Document',
      );
      if (!('text' in body)) throw new HttpError(422, 'This file can’t be read as what its name says. Paste the page’s text.');
      const { text } = body;
      if (!isReadable(text))
        throw new HttpError(422, 'This holds hardly any text. Select the whole page, copy it, and paste it here.');
      const at = now.toISOString();
      const { hasChanged, readings } = await keepReading(db, { address: source, day: at.slice(0, 10), text, now: at });
      const states = Map.groupBy(readings, ({ state }) => state as QuotationState);
      const answer: ReadingAnswer = {
        hasChanged,
        found: Object.fromEntries([...states].map(([state, of]) => [state, of.length])),
      };
      const detail = [...states].map(([state, of]) => `${state}: ${of.length}`).join(', ');
      await addAuditEntry(db, { username: by.username, action: 'read', target: documentOf(source), detail }, at);
      await catalogueChanged();
      return { body: answer };
    },
  }),
];
