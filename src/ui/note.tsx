import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface NoteProps {
  /** Kind, which sets the color: amber, ruby or emerald. */
  kind?: 'caution' | 'never' | 'fine';
  /** Words with the same meaning as the color: 'Before you publish', 'Never paste'. */
  title: string;
  /** Heading level, below the headings around it. */
  heading?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

const iconOfKind: Record<NonNullable<NoteProps['kind']>, IconName> = {
  caution: 'triangle-alert',
  never: 'ban',
  fine: 'circle-check',
};

/** Note under a heading: a caution, a prohibition or good news. */
export function Note({ kind = 'caution', title, heading: Heading = 'h2', children }: NoteProps) {
  return (
    <div className="note" data-kind={kind}>
      <Heading className="note-title with-icon">
        <Icon name={iconOfKind[kind]} />
        {title}
      </Heading>
      <div>{children}</div>
    </div>
  );
}
