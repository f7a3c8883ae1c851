import type { PolicyFile } from '#domain/church/policy-schema.ts';
import policy from '../../../../content/your-church/policy.yaml';

/**
 * The fourteen questions and their sentences (content/your-church/policy.yaml), which the content check has validated. Staff
 * don't edit them: they are part of the build.
 */
export const policyFile = policy as unknown as PolicyFile;
