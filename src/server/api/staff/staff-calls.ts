import { accountCalls } from './account-calls.ts';
import { changeSetCalls } from './change-set-calls.ts';
import { documentCalls } from './document-calls.ts';
import { draftCalls } from './draft-calls.ts';
import { dutyCalls } from './duty-calls.ts';
import { evidenceCalls } from './evidence-calls.ts';
import { historyCalls } from './history-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { linkCalls } from './link-calls.ts';
import { listCalls } from './list-calls.ts';
import { newerFileCalls } from './newer-file-calls.ts';
import { overviewCalls } from './overview-calls.ts';
import { previewCalls } from './preview-calls.ts';
import { priceCalls } from './price-calls.ts';
import { questionCalls } from './question-calls.ts';
import { recheckCalls } from './recheck-calls.ts';
import { recordCalls } from './record-calls.ts';
import type { StaffCall } from './staff-call.ts';
import { suggestionCalls } from './suggestion-calls.ts';
import { userCalls } from './user-calls.ts';

// Separate arrays: in one, the answer types of single addresses would be lost among calls that are typed for any address.
const tables = [
  accountCalls,
  userCalls,
  overviewCalls,
  inboxCalls,
  suggestionCalls,
  questionCalls,
  listCalls,
  recordCalls,
  changeSetCalls,
  historyCalls,
  draftCalls,
  evidenceCalls,
  newerFileCalls,
  priceCalls,
  recheckCalls,
  documentCalls,
  linkCalls,
  dutyCalls,
  previewCalls,
] as const;

/** Calls with the types of their answers. */
export type AnsweringCall = (typeof tables)[number][number];

/** Every call of the staff API; the first that fits an address answers. */
export const staffCalls: readonly StaffCall[] = tables.flat();
