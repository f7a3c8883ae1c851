import type { Kind } from '../trust/kinds.ts';
import type { Verdict } from '../trust/verdict.ts';
import type { PolicyFile } from './policy-schema.ts';
import type { PolicySearch } from './policy-search.ts';
import { policyClauses, policyVerdict } from './policy-text.ts';
import type { Work } from './tool-work.ts';

/** A clause that rules out a tool's purpose, numbered as on the policy's page. */
export interface ClauseAgainst {
  number: number;
  head: string;
  text: string;
  works: Work[];
}

/** A church's own policy, to check its list of tools against. */
export interface HeldPolicy {
  /** Returns the verdict on a kind of information, in any tool. */
  verdictOn: (kind: Kind) => Verdict;
  /** Returns the clauses that rule out some of a tool's work. */
  clausesAgainst: (works: readonly Work[]) => ClauseAgainst[];
}

/** Builds the policy that follows from a church's answers. */
export function heldPolicy(file: PolicyFile, answers: PolicySearch): HeldPolicy {
  const clauses = policyClauses(file, answers);
  return {
    verdictOn: (kind) => policyVerdict(file, answers, kind),
    clausesAgainst: (works) =>
      clauses.flatMap(({ head, text, closes = [] }, at) => {
        const closedWorks = works.filter((work) => closes.includes(work));
        return closedWorks.length > 0 ? [{ number: at + 1, head, text, works: closedWorks }] : [];
      }),
  };
}
