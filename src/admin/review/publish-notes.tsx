import type { ReactNode } from 'react';
import { AlertNote } from '#admin/parts/alert-note.tsx';
import { Icon } from '#ui/icon.tsx';

interface PublishNotesProps {
  /** What is published from: 'suggestion'. */
  noun: string;
  /** What it has become, when somebody else changed it meanwhile. */
  changed?: { version: number; says: ReactNode } | undefined;
}

/** What stands above a form that publishes: that nothing is public yet, and what somebody else did meanwhile. */
export const PublishNotes = ({ noun, changed }: PublishNotesProps) => (
  <>
    {changed && (
      <AlertNote key={changed.version} title={`Somebody else changed this ${noun} meanwhile`}>
        {changed.says}
        <p>Press Publish again if it is still right.</p>
      </AlertNote>
    )}
    <p className="meta mb-4">
      <Icon name="info" className="icon-small icon-in-text" /> Nothing is public before you press Publish and say yes.
    </p>
  </>
);
