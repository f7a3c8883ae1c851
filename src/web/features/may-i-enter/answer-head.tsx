import type { MayEnterCardView } from '#domain/may-enter/may-enter-views.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import { Icon } from '#ui/icon.tsx';
import { verdictLooks } from '#ui/verdict.tsx';

/** Glass of a verdict, for its leaded edge. */
export const verdictGlass: Record<Verdict, string> = {
  never: 'ruby-violet',
  only: 'amber-cobalt',
  fine: 'emerald-cobalt',
  none: '',
};

interface AnswerHeadProps {
  answer: Pick<MayEnterCardView, 'verdict' | 'says' | 'question'>;
  /** True to print the question above the verdict, as in a search; on its page it is the title. */
  withQuestion?: boolean;
}

/** The verdict as a word, and one sentence that can be read aloud. */
export function AnswerHead({ answer: { verdict, says, question }, withQuestion }: AnswerHeadProps) {
  return (
    <div className="answer-said">
      {withQuestion && <h2 className="meta">{question}</h2>}
      <p className="answer-word">
        <Icon name={verdictLooks[verdict].icon} />
        {verdictLooks[verdict].word}
      </p>
      <p>{says}</p>
    </div>
  );
}
