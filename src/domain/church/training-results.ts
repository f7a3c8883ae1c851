import type { ChurchFile, TakenTraining, TrainingResult } from './church-file.ts';
import type { AskedSituation, trainingOf } from './training.ts';
import { isPassed } from './training.ts';

type Training = Pick<ReturnType<typeof trainingOf>, 'version' | 'mark' | 'units'>;
type Answers = TakenTraining['answers'];

/** An answer to a situation, with the values needed where it is the first one of a person, or the one that passes. */
interface GivenAnswer {
  situation: AskedSituation;
  /** Index of the answer among the three, from 0. */
  place: number;
  /** A random id for a person who has none yet. */
  id: string;
  /** Today: 2026-11-28. */
  date: string;
}

/**
 * The key under which an answer is stored. It counts for the situation with this church's clause: another clause asks it again.
 */
export const answerKey = ({ name, clauseText }: AskedSituation): string => `${name}: ${clauseText}`;

/** How many of these situations are answered right. */
export const rightOf = (situations: readonly AskedSituation[], answers: Answers): number =>
  situations.filter((situation) => situation.answers[answers[answerKey(situation)] ?? -1]?.right).length;

/** The result of the training that is being taken, under the version of this mark; undefined until it was passed. */
export const ownResult = ({ taking, training }: ChurchFile, mark: string): TrainingResult | undefined =>
  taking && training.find((result) => result.id === taking.id && result.mark === mark);

/**
 * The church's file after an answer. Once four of five are right, it contains the person's result, and a better share replaces a
 * lower one. A training under another version of the policy has a separate result.
 */
export function withAnswer(church: ChurchFile, training: Training, { situation, place, id, date }: GivenAnswer): ChurchFile {
  const { taking = { id, answers: {} } } = church;
  const answers = { ...taking.answers, [answerKey(situation)]: place };
  const answered = { ...church, taking: { ...taking, answers } };
  const situations = training.units.flatMap((unit) => unit.situations);
  const right = rightOf(situations, answers);
  const score = right / situations.length;
  const best = ownResult(answered, training.mark);
  if (!isPassed(right, situations.length) || (best && best.score >= score)) return answered;
  const result = { id: taking.id, date, policyVersion: training.version, mark: training.mark, score };
  return { ...answered, training: [...church.training.filter((one) => one !== best), result] };
}

/** The church's file for the next person to take the training: results stay, and nothing is answered. */
export const startedOver = ({ taking: _taking, ...church }: ChurchFile): ChurchFile => church;

/**
 * The results under each version of the policy, the newest first. Those of older files have the version of our sentences alone.
 */
export const resultsByVersion = (results: readonly TrainingResult[]): Map<string, TrainingResult[]> =>
  Map.groupBy(
    results.toSorted((a, b) => b.date.localeCompare(a.date)),
    ({ mark, policyVersion }) => mark ?? String(policyVersion),
  );
