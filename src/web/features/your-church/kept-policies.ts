import type { ChurchFile, KeptPolicy } from '#domain/church/church-file.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';

/** A policy that a church kept, with its answers as an address says them. */
export interface OwnPolicy {
  kept: KeptPolicy;
  answers: PolicySearch;
  mark: string;
}

/** The policies that a church kept, the newest first: that one holds. */
export const ownPolicies = ({ policies }: ChurchFile): OwnPolicy[] =>
  policies.map((kept) => {
    const answers = parsePolicySearch(kept.answers);
    return { kept, answers, mark: policyMark(answers) };
  });

/** Keeps a policy as the newest; one that was kept before with the same answers makes way for it. */
export const withPolicy = (church: ChurchFile, answers: PolicySearch, day: string): ChurchFile => ({
  ...church,
  policies: [{ day, answers: { ...answers } }, ...withoutMark(church, policyMark(answers))],
});

/** A church without the policy of this mark. */
export const withoutPolicy = (church: ChurchFile, mark: string): ChurchFile => ({
  ...church,
  policies: withoutMark(church, mark),
});

const withoutMark = (church: ChurchFile, mark: string) =>
  ownPolicies(church)
    .filter((own) => own.mark !== mark)
    .map(({ kept }) => kept);
