import type { Statement } from '../policies/statement-schema.ts';
import type { PapersFile } from './paper-schema.ts';
import type { PolicyFile, SourceClause } from './policy-schema.ts';
import type { ReadinessQuestion } from './readiness-schema.ts';
import type { TrainingFile } from './training-schema.ts';

/** Sources of a church's papers: our questions and sentences, and what others say. */
export interface ChurchTexts {
  readonly policy: PolicyFile;
  readonly clauses: readonly SourceClause[];
  readonly papers: PapersFile;
  readonly statements: readonly Statement[];
  /** The twelve questions on how ready a church is. */
  readonly readiness: readonly ReadinessQuestion[];
  readonly training: TrainingFile;
}
