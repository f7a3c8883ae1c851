import type { ChurchFile, TakenTraining, TrainingResult } from './church-file.ts';
import type { AskedSituation, trainingOf } from './training.ts';
import { isPassed } from './training.ts';

type Training = Pick<ReturnType<typeof trainingOf>, 'version' | 'mark' | 'units'>;
type Answers = TakenTraining['answers'];

/** An answer to a situation, with the values that a person's first answer, or the one that passes, needs. */
interface GivenAnswer {
  situation: AskedSituation;
  /** Index of the answer among the three, from 0. */
  place: number;
  /** Random id for a person who has none yet. */
  id: string;
  /** Today, such as 2026-11-28. */
  date: string;
}

/** Builds the key of a stored answer, from the situation and this church's clause: it is asked again when the clause changes. */
export const answerKey = ({ name, clauseText }: AskedSituation): string => `${name}: ${clauseText}`;

/** Counts the situations that are answered right. */
export const rightOf = (situations: readonly AskedSituation[], answers: Answers): number =>
  situations.filter((situation) => situation.answers[answers[answerKey(situation)] ?? -1]?.right).length;

/** Finds the result of the training in progress under this mark; undefined until it is passed. */
export const ownResult = ({ taking, training }: ChurchFile, mark: string): TrainingResult | undefined =>
  taking && training.find((result) => result.id === taking.id && result.mark === mark);

/**
 * Returns the church's file after an answer. Once four of five are right, it contains the person's result, and a better share
 * replaces a lower one. A training under another version of the policy has a separate result.
 */
export function withAnswer(church: ChurchFile, training: Training, { situation, place, id, date }: GivenAnswer): ChurchFile {
  const { taking = { id, answers: {} } } = church;
  const answers = { ...taking.answers, [answerKey(situation)]: place };
  const updatedChurch = { ...church, taking: { ...taking, answers } };
  const situations = training.units.flatMap((unit) => unit.situations);
  const right = rightOf(situations, answers);
  const score = right / situations.length;
  const best = ownResult(updatedChurch, training.mark);
  if (!isPassed(right, situations.length) || (best && best.score >= score)) return updatedChurch;
  const result = { id: taking.id, date, policyVersion: training.version, mark: training.mark, score };
  return { ...updatedChurch, training: [...church.training.filter((one) => one !== best), result] };
}

/** Clears the training in progress for the next person; results stay. */
export const startedOver = ({ taking: _taking, ...church }: ChurchFile): ChurchFile => church;

/** Groups results by version of the policy, the newest first. Those of older files have the version of our sentences alone. */
export const resultsByVersion = (results: readonly TrainingResult[]): Map<string, TrainingResult[]> =>
  Map.groupBy(
    results.toSorted((a, b) => b.date.localeCompare(a.date)),
    ({ mark, policyVersion }) => mark ?? String(policyVersion),
  );
