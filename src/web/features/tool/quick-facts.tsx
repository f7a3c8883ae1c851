import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { TickList } from '#ui/tick-list.tsx';

export interface QuickFactsProps {
  /** Effectiveness, impact, pricing. */
  facts: ReadonlyArray<{ label: string; value: ReactNode }>;
  strengths: readonly string[];
  considerations: readonly string[];
  /** Line with links: 'Checked October 2026 against three sources. Something wrong? Tell us.' */
  checked: ReactNode;
}

/** Side column of the tool page. */
export function QuickFacts({ facts, strengths, considerations, checked }: QuickFactsProps) {
  return (
    <section className="card quick-facts" aria-labelledby="quick-facts">
      <h2 id="quick-facts">Quick Facts</h2>
      {strengths.length > 0 && (
        <>
          <h3>Strengths</h3>
          <TickList kind="plus" items={strengths} />
        </>
      )}
      {considerations.length > 0 && (
        <>
          <h3>Considerations</h3>
          <TickList kind="minus" items={considerations} />
        </>
      )}
      <dl className="ruled-pairs">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <Icon name="calendar-check" />
        {checked}
      </footer>
    </section>
  );
}
