import { addresses } from '#domain/addresses.ts';
import type { IncidentCardView } from '#domain/may-enter/may-enter-views.ts';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/may-i-enter.css';
import { verdictGlass } from './answer-head.tsx';

/** Card above search results whose query reports an incident: what to do now, before anything else. */
export function IncidentCard({ incident: { slug, title, lead, question } }: { incident: IncidentCardView }) {
  return (
    <section
      className="answer box"
      data-kind="never"
      data-size="small"
      data-glass={verdictGlass.never}
      aria-label="What to do now"
    >
      <div className="answer-said">
        <h2 className="answer-now">
          <Icon name="triangle-alert" />
          <a href={addresses.situation(slug)}>{`${question} Do this in the first hour`}</a>
        </h2>
        <p>
          <b>{title}.</b>
          {` ${lead}`}
        </p>
      </div>
      <footer className="answer-foot cluster">
        <a href={addresses.situations}>Something else happened</a>
      </footer>
    </section>
  );
}
