import { deskTextSchemas } from '../../staff/desk-texts.ts';
import type { DeskTextKind } from '../../staff/record-kinds.ts';
import { deskTextKinds } from '../../staff/record-kinds.ts';
import type { KindDescription } from '../record-kind.ts';

/** Kind of a text outside the catalogue. Texts that staff can add share one file. */
const textKind = (kind: DeskTextKind): KindDescription => ({
  noun: 'text',
  field: 'record',
  address: `/texts/${kind}/{name}`,
  schema: deskTextSchemas[kind],
  goesWithFile: true,
});

export const texts = Object.fromEntries(deskTextKinds.map((kind) => [kind, textKind(kind)])) as Record<
  DeskTextKind,
  KindDescription
>;
