import type { TermsChange } from '../../trust/fact-schema.ts';
import { termsChangeSchema } from '../../trust/fact-schema.ts';
import type { KindDescription } from '../record-kind.ts';

export const termsChanges: KindDescription<TermsChange> = {
  noun: 'change of terms',
  field: 'change',
  address: '/tools/{slug}/changes/{name}',
  schema: termsChangeSchema,
  identity: 'id',
  isRetired: true,
  goesWithFile: true,
};
