import { addresses } from '#domain/addresses.ts';
import type { MayEnterCardView } from '#domain/may-enter/may-enter-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import '#ui/styles/may-i-enter.css';
import { AnswerHead, verdictGlass } from './answer-head.tsx';

/** The answer above the results of a search whose words ask whether something may be entered. Look, second part, screen 03. */
export function SearchAnswer({ answer }: { answer: MayEnterCardView }) {
  const { kind, tool, verdict, read } = answer;
  return (
    <section className="answer" data-kind={verdict} data-size="small" data-glass={verdictGlass[verdict]} aria-label="Answer">
      <AnswerHead answer={answer} withQuestion />
      <footer className="answer-foot">
        <a href={addresses.mayIEnter({ what: kind, tool: tool?.slug ?? 'any' })}>Why, and what to do instead</a>
        <a href={addresses.mayIEnter({ what: kind })}>Ask for another tool</a>
        {read && <span>{`Facts of ${formatCheckedDate(read)}`}</span>}
      </footer>
    </section>
  );
}
