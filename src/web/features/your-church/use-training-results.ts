import { randomKey } from '#browser/random-key.ts';
import { today } from '#browser/today.ts';
import { emptyChurch } from '#domain/church/church-file.ts';
import type { AskedSituation } from '#domain/church/training.ts';
import { ownResult, startedOver, withAnswer } from '#domain/church/training-results.ts';
import { changeChurch, useChurch } from './church-on-device.ts';
import type { OwnTraining } from './own-training.ts';

/** State of the training on this device: answers, result, and functions to answer and to start over. It goes nowhere else. */
export function useTrainingResults(training: OwnTraining) {
  const device = useChurch();
  const church = device?.church ?? emptyChurch;
  return {
    /** True if the browser stores it; undefined before hydration. */
    isKept: device?.isKept,
    answers: church.taking?.answers ?? {},
    result: ownResult(church, training.mark),
    results: device && church.training,
    giveAnswer: (situation: AskedSituation, place: number) => {
      const newAnswer = { situation, place, id: randomKey(), date: today() };
      changeChurch((now) => withAnswer(now, training, newAnswer));
    },
    startOver: () => changeChurch(startedOver),
  };
}
