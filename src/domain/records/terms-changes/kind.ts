import type { TermsChange } from '#domain/trust/fact-schema.ts';
import { termsChangeSchema } from '#domain/trust/fact-schema.ts';
import type { RecordKind } from './record-kind.ts';

export const termsChanges: RecordKind<TermsChange> = {
  name: 'terms-changes',
  noun: 'change of terms',
  field: 'change',
  address: '/tools/{slug}/changes/{name}',
  schema: termsChangeSchema,
  identity: 'id',
  isRetired: true,
  goesWithFile: true,
  authored: ({ evidence }) =>
    [...evidence].flatMap(([tool, { changes }]) =>
      changes.map((record, position) => ({ name: `${tool}/${record.id}`, record, position })),
    ),
};
