import { addresses } from '#domain/addresses.ts';
import type { CrisisCardView } from '#domain/search/search-views.ts';
import { parseHappened } from '#domain/situations/happened.ts';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/may-i-enter.css';
import '#ui/styles/situation.css';
import { verdictGlass } from '#web/features/may-i-enter/answer-head.tsx';
import { callFirst, Dial } from '#web/features/situations/dial.tsx';

/** Card above all results of a query in distress: the numbers themselves, then the page with what to do. */
export function CrisisCard({ card: { slug, happened, title, lead, call } }: { card: CrisisCardView }) {
  return (
    <section
      className="answer box"
      data-card="crisis"
      data-kind="never"
      data-size="small"
      data-glass={verdictGlass.never}
      aria-label="What to do now"
    >
      <div className="answer-said">
        <h2 className="answer-now">
          <Icon name="triangle-alert" />
          <span>{callFirst}</span>
        </h2>
        <Dial call={call} />
        <p>
          <a href={addresses.situation(slug, parseHappened({ happened }))}>{title}</a>
          {`. ${lead}`}
        </p>
      </div>
      <footer className="answer-foot cluster">
        <a href={addresses.situations}>Something else happened</a>
      </footer>
    </section>
  );
}
