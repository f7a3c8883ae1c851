import type { ChurchFile, KeptPolicy } from '#domain/church/church-file.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';

/** A stored policy, with its answers as an address contains them. */
export interface OwnPolicy {
  kept: KeptPolicy;
  answers: PolicySearch;
  mark: string;
}

/** Stored policies of a church, the newest first: that one applies. */
export const ownPolicies = ({ policies }: ChurchFile): OwnPolicy[] =>
  policies.map((policy) => {
    const answers = parsePolicySearch(policy.answers);
    return { kept: policy, answers, mark: policyMark(answers) };
  });

/** Adds a policy to a church's file as the newest; one with the same answers is replaced. */
export const withPolicy = (church: ChurchFile, answers: PolicySearch, day: string): ChurchFile => ({
  ...church,
  policies: [{ day, answers: { ...answers } }, ...withoutMark(church, policyMark(answers))],
});

/** Removes the policy of this mark from a church's file. */
export const withoutPolicy = (church: ChurchFile, mark: string): ChurchFile => ({
  ...church,
  policies: withoutMark(church, mark),
});

const withoutMark = (church: ChurchFile, mark: string) =>
  ownPolicies(church)
    .filter((own) => own.mark !== mark)
    .map(({ kept }) => kept);
