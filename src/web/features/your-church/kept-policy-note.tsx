import { differingQuestions, policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { isAnswered } from '#domain/church/policy-search.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useChurch } from './church-on-device.ts';
import { ownPolicies } from './kept-policies.ts';

interface KeptPolicyNoteProps {
  /** Answers that the page follows; undefined on a page that follows none. */
  shown?: PolicySearch;
  /** Address of this page for other answers. */
  hrefOf: (answers: PolicySearch) => string;
  /** Label of the link: 'Teach your policy'. */
  act: string;
  /** Titles of the questions, by number, where the page knows them. */
  headOf?: (question: number) => string | undefined;
}

/** Note on a page whose answers differ from those of the policy on this device: that there is one, and the differences. */
export function KeptPolicyNote({ shown, hrefOf, act, headOf }: KeptPolicyNoteProps) {
  const device = useChurch();
  const [newest] = device ? ownPolicies(device.church) : [];
  if (!newest || (shown && newest.mark === policyMark(shown))) return null;
  const { kept, answers, mark } = newest;
  const heads = shown && isAnswered(shown) ? differingQuestions(shown, answers).map((number) => headOf?.(number)) : [];
  return (
    <div className="mb-6 not-printed">
      <Note title={`Your church kept a policy on ${formatCheckedDate(kept.day)}`}>
        <p>
          It’s version {mark}.{' '}
          {shown && (isAnswered(shown) ? 'This page follows other answers.' : 'This page follows our defaults, and isn’t yours.')}
          {heads.every((head) => head !== undefined) &&
            heads.length > 0 &&
            ` They differ in ${heads.length === 1 ? 'one clause' : `${heads.length} clauses`}: ${heads.join(', ')}.`}
        </p>
        <p className="mt-3">
          <ButtonLink small href={hrefOf(answers)}>
            {act}
          </ButtonLink>
        </p>
      </Note>
    </div>
  );
}
