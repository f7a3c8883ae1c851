import { deskTextSchemas } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/record-kinds.ts';
import type { RecordKind } from './record-kind.ts';

/** The texts beside the catalogue. Those of which staff add more stand in one file. */
const textKind = <Kind extends DeskTextKind>(kind: Kind): RecordKind => ({
  name: kind,
  noun: 'text',
  field: 'record',
  address: `/texts/${kind}/{name}`,
  schema: deskTextSchemas[kind],
  goesWithFile: true,
  authored: ({ deskTexts }) =>
    [...deskTexts[kind]].map(([name, record], position) => ({
      name,
      record,
      ...(addedKinds.includes(kind) && { position }),
    })),
});

export const texts = Object.fromEntries(deskTextKinds.map((kind) => [kind, textKind(kind)])) as Record<DeskTextKind, RecordKind>;
