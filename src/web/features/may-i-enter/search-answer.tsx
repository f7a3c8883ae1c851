import { addresses } from '#domain/addresses.ts';
import { anyTool } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterCardView } from '#domain/may-enter/may-enter-views.ts';
import '#ui/styles/may-i-enter.css';
import { AnswerHead, verdictGlass } from './answer-head.tsx';
import { allPrograms, keepingId } from './programs.tsx';

/** Answer above search results whose query asks whether something may be entered. */
export function SearchAnswer({ answer }: { answer: MayEnterCardView }) {
  const { kind, tool, verdict, freshness, records } = answer;
  const href = addresses.mayIEnter({ what: kind, tool: tool?.slug ?? anyTool });
  return (
    <section className="answer box" data-kind={verdict} data-size="small" data-glass={verdictGlass[verdict]} aria-label="Answer">
      <AnswerHead answer={answer} withQuestion />
      {records && (
        <p className="answer-part">
          {`${records.says} `}
          <a href={`${href}#${keepingId}`}>{allPrograms(records.count)}</a>
        </p>
      )}
      <footer className="answer-foot cluster">
        <a href={href}>Why, and what to do instead</a>
        <a href={addresses.mayIEnter({ what: kind })}>Ask for another tool</a>
        {freshness && <span>{freshness}</span>}
      </footer>
    </section>
  );
}
