import type { PolicySearch } from '#domain/church/policy-search.ts';
import { trainingOf } from '#domain/church/training.ts';
import { policyFile } from './policy-file.ts';
import { trainingFile } from './training-file.ts';

/** Data of the training's pages. */
export type OwnTraining = ReturnType<typeof ownTraining>;

/** The training for the answers in an address, from texts that the page loaded. */
export const ownTraining = (search: PolicySearch) => trainingOf(policyFile, trainingFile, search);
