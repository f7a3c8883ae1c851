/** The facts on tools that a clause can need: who trains on what is entered, from what age a tool may be used, who may hear a recording. */
export const basesOfClauses = ['training', 'age', 'recordings'] as const;
export type BasisOfClause = (typeof basesOfClauses)[number];
