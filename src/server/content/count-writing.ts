import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';
import { sharedOpenings, sharedSentences } from './prose-rules.ts';
import type { Prose } from './read-prose.ts';

/** Counts of the writing, without the facts. */
export interface WritingCounts {
  workflows: number;
  prompts: number;
  withPrompts: number;
  withBefore: number;
  withExample: number;
  withIfItGoesWrong: number;
  withSources: number;
  /** Number of sources of a workflow that has any: the fewest, the most and the mean. */
  sourcesEach: { least: number; most: number; mean: number };
  answers: number;
  situations: number;
  duties: Record<Duty['kind'], number>;
  /** Rows of duties.yaml whose source is official or its operator's own. */
  dutiesOfficial: number;
  /** Number of answers on law; the next field counts those with an official source in their grounds or duties. */
  answersOnLaw: number;
  answersOnLawOfficial: number;
  /** Sentences that a second entry has as well. */
  sharedSentences: number;
  /** Openings that more than six tools share in one field. */
  sharedOpenings: number;
}

interface Writing {
  workflows: readonly Workflow[];
  answers: readonly Answer[];
  situations: readonly Situation[];
  duties: readonly Duty[];
}

const isOfficial = ({ of }: { of: string }) => of === 'official' || of === 'operator';

/** @param prose texts in the hub's own words, one by one */
export function countWriting({ workflows, answers, situations, duties }: Writing, prose: readonly Prose[]): WritingCounts {
  const countWith = (has: (workflow: Workflow) => boolean) => workflows.filter(has).length;
  const each = workflows.map(({ sources }) => sources.length).filter((count) => count > 0);
  const kindCount = (kind: Duty['kind']) => duties.filter((duty) => duty.kind === kind).length;
  const onLaw = answers.filter(({ legal }) => legal);
  return {
    workflows: workflows.length,
    prompts: workflows.flatMap(({ prompts }) => prompts).length,
    withPrompts: countWith(({ prompts }) => prompts.length > 0),
    withBefore: countWith(({ before }) => before.length > 0),
    withExample: countWith(({ example }) => example !== undefined),
    withIfItGoesWrong: countWith(({ ifItGoesWrong }) => ifItGoesWrong.length > 0),
    withSources: each.length,
    sourcesEach: {
      least: Math.min(...each),
      most: Math.max(...each),
      mean: each.reduce((sum, count) => sum + count, 0) / Math.max(each.length, 1),
    },
    answers: answers.length,
    situations: situations.length,
    duties: { number: kindCount('number'), duty: kindCount('duty'), date: kindCount('date'), help: kindCount('help') },
    dutiesOfficial: duties.filter(isOfficial).length,
    answersOnLaw: onLaw.length,
    answersOnLawOfficial: onLaw.filter(({ grounds, duties: dutyIds }) =>
      [...grounds, ...duties.filter(({ id }) => dutyIds.includes(id))].some(isOfficial),
    ).length,
    sharedSentences: sharedSentences(prose).length,
    sharedOpenings: sharedOpenings(prose).length,
  };
}
