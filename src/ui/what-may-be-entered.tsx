import { useId } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface EntryGroup {
  kind: 'fine' | 'only' | 'never';
  /** 'Fine to enter', 'Only on Team or Enterprise', 'Never enter'. */
  title: string;
  items: readonly string[];
}

export interface WhatMayBeEnteredProps {
  /** The plans it holds for, and when that was checked: 'Consumer plans (Free, Pro, Max), checked October 2026'. */
  scope: string;
  groups: readonly EntryGroup[];
  /** Unknown is written 'Not found, ask the maker'. */
  trainsOnInput: string;
  retention: string;
  minimumAge: string;
}

const iconOfKind: Record<EntryGroup['kind'], IconName> = { fine: 'circle-check', only: 'triangle-alert', never: 'ban' };

/** The first thing on a tool's page: what must never be typed into it. Look, part 3, 'What may be entered'. */
export function WhatMayBeEntered({ scope, groups, trainsOnInput, retention, minimumAge }: WhatMayBeEnteredProps) {
  const titleId = useId();
  return (
    <section className="entry-policy" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>What may be entered</h2>
        <p className="meta">{scope}</p>
      </header>
      <div className="entry-groups">
        {groups.map((group) => (
          <div className="entry-group" data-kind={group.kind} key={group.title}>
            <h3>
              <Icon name={iconOfKind[group.kind]} />
              {group.title}
            </h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <dl className="ruled-pairs">
        <div>
          <dt>Trains on what you type?</dt>
          <dd>{trainsOnInput}</dd>
        </div>
        <div>
          <dt>How long it is kept</dt>
          <dd>{retention}</dd>
        </div>
        <div>
          <dt>Minimum age</dt>
          <dd>{minimumAge}</dd>
        </div>
      </dl>
    </section>
  );
}
