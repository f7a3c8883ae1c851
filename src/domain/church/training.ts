import { answerName, defaultChoice } from './policy-choices.ts';
import { policyMark } from './policy-mark.ts';
import type { PolicyFile } from './policy-schema.ts';
import type { PolicySearch } from './policy-search.ts';
import { answersOf, isAnswered, parsePolicySearch } from './policy-search.ts';
import type { PolicyClause } from './policy-text.ts';
import { policyClauses } from './policy-text.ts';
import type { TrainingFile, TrainingSituation } from './training-schema.ts';

/** The answers of a policy. `sheet` selects the sheet from which a leader teaches a room. */
export interface TrainingSearch extends PolicySearch {
  sheet?: 'leader';
  /** Number of the unit that is shown, from 2 to 4; the first by default. */
  unit?: number;
}

const unitCount = 4;

/** Parses an address; anything other than a choice is left out. */
export function parseTrainingSearch(raw: Record<string, unknown>): TrainingSearch {
  const unit = Number(raw.unit);
  return {
    ...parsePolicySearch(raw),
    ...(raw.sheet === 'leader' && { sheet: 'leader' }),
    ...(Number.isInteger(unit) && unit > 1 && unit <= unitCount && { unit }),
  };
}

/** A situation with the clause of the church's own policy, and that clause's number there. */
export interface AskedSituation extends TrainingSituation {
  /** Number among all situations, from 1; it names its radio buttons. */
  number: number;
  clauseNumber: number;
  clauseText: string;
}

interface Unit extends Omit<TrainingFile['units'][number], 'situations'> {
  situations: AskedSituation[];
}

/** Selects each unit's situations that a church's own clauses settle. */
export function trainingFor(file: TrainingFile, clauses: readonly PolicyClause[], answers: PolicySearch): Unit[] {
  let number = 0;
  return file.units.map((unit) => ({
    ...unit,
    situations: unit.situations.flatMap((situation) => {
      const at = clauses.findIndex(({ head }) => head === situation.clause);
      const clause = clauses[at];
      if (!clause) return [];
      const choice = (clause.question && answers[answerName(clause.question)]) || defaultChoice;
      if (situation.when && !situation.when.includes(choice)) return [];
      number++;
      return [{ ...situation, number, clauseNumber: at + 1, clauseText: clause.text }];
    }),
  }));
}

/** Builds the training for the answers of an address, with the policy that it rests on. */
export function trainingOf(policy: PolicyFile, file: TrainingFile, search: PolicySearch) {
  const answers = answersOf(search, policy.version);
  const clauses = policyClauses(policy, answers);
  return {
    answers,
    version: answers.v ?? policy.version,
    mark: policyMark(answers, policy.version),
    clauses,
    units: trainingFor(file, clauses, answers),
    date: policy.date,
  };
}

/** Note of a training for a policy without answers; undefined if a question was answered. */
export const fromDefaults = (answers: PolicySearch): string | undefined =>
  isAnswered(answers) ? undefined : 'You left all 14 questions to us, so it follows our defaults, and isn’t your policy yet.';

/** Checks whether at least four of five are right. */
export const isPassed = (right: number, of: number): boolean => right * 5 >= of * 4;

/** Heads of the clauses that a person signs, in the words of the church's own policy. */
const signedHeads = ['Tools', 'Never entered', 'Members and gifts', 'A person checks', 'When something goes wrong'];
export const signedClauses = (clauses: readonly PolicyClause[]): PolicyClause[] =>
  clauses.filter(({ head }) => signedHeads.includes(head));
