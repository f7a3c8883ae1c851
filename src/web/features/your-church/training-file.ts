import type { TrainingFile } from '#domain/church/training-schema.ts';
import training from '../../../../content/your-church/training.yaml';

/** The units and situations of the training (content/your-church/training.yaml), which the content check has validated. */
export const trainingFile = training as unknown as TrainingFile;
