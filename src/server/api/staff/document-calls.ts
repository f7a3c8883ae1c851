import { z } from 'zod';
import { documentOf } from '#domain/documents/document-address.ts';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { documentStates } from '#domain/documents/document-state.ts';
import { comparable } from '#domain/text/comparable.ts';
import { documentKinds, mostDocumentBytes } from '../../documents/document-file.ts';
import { findDocument, findDocuments } from '../../documents/find-documents.ts';
import { compareReading, keepReadings } from '../../documents/keep-reading.ts';
import { HttpError } from '../../errors.ts';
import { findQuotations } from '../../records/quotations.ts';
import { addAuditEntry } from '../../repositories/audit-log.ts';
import { requireFound } from './conflict.ts';
import { pageOf, paging, searched } from './paging.ts';
import { staffCall } from './staff-call.ts';

/** Maximum size of a saved document in bytes, and of a pasted text in characters. */
const [mostFileBytes, mostTextCharacters] = [mostDocumentBytes, 2_000_000];
/** Maximum length in characters of a saved document in base64. */
const mostFileCharacters = Math.ceil((mostFileBytes * 4) / 3) + 4;

const readingSchema = z.union([
  z.strictObject({ text: z.string().max(mostTextCharacters, 'is longer than 2 million characters') }),
  z.strictObject({
    kind: z.enum(documentKinds),
    file: z.string().max(mostFileCharacters, 'is larger than 5 MB').meta({ description: 'The bytes of the file, in base64' }),
  }),
]);

const tooMuch = () =>
  new HttpError(422, 'This is too large to read here. Open it, select the pages that count, and paste their text.');

/** Calls on the documents that the hub quotes: the state of each quotation, and a reading by hand. */
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
    answer: async ({ db, documents }, { params: { id = '' } }) => ({
      body: requireFound(await findDocument(db, documents, id), 'Document'),
    }),
  }),
  staffCall({
    method: 'post',
    path: '/documents/{id}/readings',
    summary: 'Read a document by hand: its whole text, or a saved page or PDF; answered with what became of its quotations',
    permission: 'edit catalogue',
    body: readingSchema,
    mostBytes: mostFileCharacters + 1024,
    // Reading a PDF of 5 MB takes seconds, and others' documents come first: a transaction would hold up other writes.
    prepare: async ({ db, documents }, { params: { id = '' }, body, now }) => {
      const { source } = requireFound(
        (await findDocuments(db)).find((row) => row.id === id),
        'Document',
      );
      if (documents.isCrowded)
        throw new HttpError(
          503,
          'The hub is reading other documents just now. Nothing was stored; please try again in a minute.',
        );
      const content = 'text' in body ? body : await documents.read({ bytes: Buffer.from(body.file, 'base64'), kind: body.kind });
      if (content === 'broken') throw new HttpError(422, 'This file can’t be read as what its name says. Paste the page’s text.');
      if (content === 'too much') throw tooMuch();
      const reading = { address: source, day: now.toISOString().slice(0, 10), said: content };
      const compared = await compareReading(documents, reading, await findQuotations(db));
      if (compared.unusable === 'too much') throw tooMuch();
      if (compared.unusable)
        throw new HttpError(422, 'This holds hardly any text. Select the whole page, copy it, and paste it here.');
      return { source, compared };
    },
    answer: async ({ db, catalogueChanged }, { body: { source, compared }, by, now }) => {
      const at = now.toISOString();
      const [keptReading] = await keepReadings(db, [compared], { now: at });
      const { hasChanged, readings } = keptReading ?? { hasChanged: null, readings: [] };
      const states = Map.groupBy(readings, ({ state }) => state as QuotationState);
      const answer = {
        /** True if the document differs from the one stored before; null if none was. */
        hasChanged,
        /** Number of quotations in each state. */
        found: Object.fromEntries([...states].map(([state, of]) => [state, of.length])),
      };
      const detail = [...states].map(([state, of]) => `${state}: ${of.length}`).join(', ');
      await addAuditEntry(db, { username: by.username, action: 'read', target: documentOf(source), detail }, at);
      await catalogueChanged();
      return { body: answer };
    },
  }),
];
