import type { PolicySearch } from '#domain/church/policy-search.ts';
import { trainingOf } from '#domain/church/training.ts';
import { policyFile } from './policy-file.ts';
import { trainingFile } from './training-file.ts';

/** What the pages of the training are given. */
export type OwnTraining = ReturnType<typeof ownTraining>;

/** The training that follows the answers of an address, from the texts that came with the page. */
export const ownTraining = (search: PolicySearch) => trainingOf(policyFile, trainingFile, search);
