import type { ReactNode } from 'react';
import { useId } from 'react';
import type { CardBand, EvidenceCard } from '#domain/trust/evidence-card.ts';
import type { Use } from '#domain/trust/kinds.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import { VerdictWord } from './verdict.tsx';

interface WhatMayBeEnteredProps {
  /** The plans it holds for, and when it was checked: 'Free and Pro. Checked October 2026.' */
  scope: string;
  card: EvidenceCard;
  /** Things particular to the tool, beside the kinds. */
  alsoNever?: readonly string[];
  alsoFine?: readonly string[];
  /** Its print is then smaller. */
  hasManyFacts?: boolean;
  /** What the makers say, and what was not found. */
  children?: ReactNode;
}

const doesNotArise: Record<Use, string> = {
  records: 'Does not arise. It is no system for records.',
  ai: 'Does not arise. Nothing is typed into an AI here.',
};

/** The first thing on a tool's page: what must never be typed into it. */
export function WhatMayBeEntered({ scope, card, alsoNever = [], alsoFine = [], hasManyFacts, children }: WhatMayBeEnteredProps) {
  const titleId = useId();
  return (
    <section className="entry-policy evidence" data-facts={hasManyFacts ? 'many' : undefined} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>What may be entered</h2>
        <p className="meta">{scope}</p>
      </header>
      <p className="evidence-answer">{card.opening}</p>
      {card.uses.map(({ use, label, bands }) => (
        <div key={use}>
          <div className="evidence-use">
            <h3>{label}</h3>
            {bands.length === 0 && <p>{doesNotArise[use]}</p>}
          </div>
          {bands.length > 0 && (
            <div className="bands">
              {bands.map((band) => (
                <Band band={band} key={band.verdict} />
              ))}
            </div>
          )}
        </div>
      ))}
      <AlsoBand verdict="never" word="Also never" items={alsoNever} />
      <AlsoBand verdict="fine" word="Also fine" items={alsoFine} />
      {children}
    </section>
  );
}

function Band({ band: { verdict, lines } }: { band: CardBand }) {
  return (
    <div className="band" data-kind={verdict}>
      <VerdictWord verdict={verdict} as="h4" />
      <ul>
        {lines.map(({ kinds, condition, because }) => (
          <li key={kinds}>
            <b>{kinds}</b>
            {condition && <p>{condition}</p>}
            {because && <p>{because}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function AlsoBand({ verdict, word, items }: { verdict: Verdict; word: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="band" data-kind={verdict}>
      <VerdictWord verdict={verdict} word={word} as="h3" />
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
