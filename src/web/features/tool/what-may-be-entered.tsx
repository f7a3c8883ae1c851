import type { ReactNode } from 'react';
import { useId } from 'react';
import type { EvidenceCard } from '#domain/trust/evidence-card.ts';
import type { Verdict } from '#domain/trust/verdict.ts';
import { Icon } from '#ui/icon.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

interface WhatMayBeEnteredProps {
  /** Plans that it applies to, and the month of its check: 'Free and Pro. Checked October 2026.' */
  scope: string;
  card: EvidenceCard;
  /** Warnings particular to the tool, in addition to the kinds. */
  alsoNever?: readonly string[];
  alsoFine?: readonly string[];
  /** Content below the bands. */
  children?: ReactNode;
}

/** Card of a tool: which information may be entered, under which condition, and which never. */
export function WhatMayBeEntered({ scope, card, alsoNever = [], alsoFine = [], children }: WhatMayBeEnteredProps) {
  const titleId = useId();
  const arising = card.uses.filter(({ bands }) => bands.length > 0);
  return (
    <section className="entry-policy box evidence" aria-labelledby={titleId}>
      <header className="cluster">
        <h2 className="title" id={titleId}>
          What’s OK to paste, and why
        </h2>
        <p className="meta">{scope}</p>
      </header>
      {arising.length === 0 && <p className="evidence-use">Nothing: it keeps no records, and no AI reads what you type.</p>}
      {/* Two uses at once are more than a phone shows, so the second is folded. */}
      {arising.map(({ use, label, bands }, place) => (
        <details key={use} open={place === 0}>
          <summary className="evidence-use unfold">
            <h3 className="h4">{label}</h3>
            <Icon name="chevron-down" />
          </summary>
          {bands.map(({ verdict, lines }) => (
            <Band verdict={verdict} key={verdict}>
              {lines.map(({ kinds, condition, because }) => (
                <li key={kinds}>
                  <b>{kinds}</b>
                  {condition && <p>{condition}</p>}
                  {because && <p>{because}</p>}
                </li>
              ))}
            </Band>
          ))}
        </details>
      ))}
      <AlsoBand verdict="never" word="Also never" items={alsoNever} />
      <AlsoBand verdict="fine" word="Also fine" items={alsoFine} />
      {children}
    </section>
  );
}

const Band = ({ verdict, word, children }: { verdict: Verdict; word?: string; children: ReactNode }) => (
  <div className="band pair" data-kind={verdict}>
    <VerdictWord verdict={verdict} word={word} as="h4" />
    <ul>{children}</ul>
  </div>
);

const AlsoBand = ({ items, ...band }: { verdict: Verdict; word: string; items: readonly string[] }) =>
  items.length > 0 && (
    <Band {...band}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Band>
  );
