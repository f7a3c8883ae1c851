import type { PolicyFile, SourceClause } from '#domain/church/policy-schema.ts';
import clauses from '../../../../content/your-church/clauses.yaml';
import policy from '../../../../content/your-church/policy.yaml';

// Authored words that staff do not edit: they are part of the build, and the content check has validated them.

/** The fourteen questions and the sentences that they give (content/your-church/policy.yaml). */
export const policyFile = policy as unknown as PolicyFile;

const clauseById = new Map((clauses.clauses as SourceClause[]).map((clause) => [clause.id, clause]));

/** What others say in the same sense, by their ids (content/your-church/clauses.yaml). */
export const sourceClauses = (ids: readonly string[]): SourceClause[] =>
  ids.flatMap((id) => {
    const clause = clauseById.get(id);
    return clause ? [clause] : [];
  });
