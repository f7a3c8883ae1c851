import { accountCalls } from './account-calls.ts';
import { changeSetCalls } from './change-set-calls.ts';
import { draftCalls } from './draft-calls.ts';
import { evidenceCalls } from './evidence-calls.ts';
import { historyCalls } from './history-calls.ts';
import { linkCalls } from './link-calls.ts';
import { listCalls } from './list-calls.ts';
import { numberCalls } from './number-calls.ts';
import { overviewCalls } from './overview-calls.ts';
import { questionCalls } from './question-calls.ts';
import { recheckCalls } from './recheck-calls.ts';
import { recordCalls } from './record-calls.ts';
import type { StaffCall } from './staff-call.ts';
import { submissionCalls } from './submission-calls.ts';
import { userCalls } from './user-calls.ts';
import { visitorCalls } from './visitor-calls.ts';
import { writingCalls } from './writing-calls.ts';

/** Every call of the staff API; the first that fits an address answers. */
export const staffCalls: readonly StaffCall[] = [
  ...accountCalls,
  ...userCalls,
  ...overviewCalls,
  ...submissionCalls,
  ...listCalls,
  ...recordCalls,
  ...changeSetCalls,
  ...historyCalls,
  ...draftCalls,
  ...evidenceCalls,
  ...recheckCalls,
  ...linkCalls,
  ...numberCalls,
  ...writingCalls,
  ...visitorCalls,
  ...questionCalls,
];
