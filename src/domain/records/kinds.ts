import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import { answers } from './answers.ts';
import { facts } from './facts.ts';
import { prices } from './prices.ts';
import type { RecordKind } from './record-kind.ts';
import { termsChanges } from './terms-changes.ts';
import { texts } from './texts.ts';
import { tools } from './tools.ts';
import { workflows } from './workflows.ts';

/** Every kind of record, in the order in which files are followed. */
export const kinds = { tools, workflows, answers, facts, 'terms-changes': termsChanges, prices, ...texts } satisfies Record<
  RecordKindName,
  RecordKind
>;

/** What a record of a kind says. */
export type RecordOf<Name extends RecordKindName> = (typeof kinds)[Name] extends RecordKind<infer T> ? T : object;
