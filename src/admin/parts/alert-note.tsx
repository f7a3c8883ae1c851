import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Note } from '#ui/note.tsx';

interface AlertNoteProps {
  title: string;
  children: ReactNode;
}

/** Note that must be read first: screen readers announce it, and it gets the focus when it appears. */
export function AlertNote({ title, children }: AlertNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert-note">
      <Note title={title}>{children}</Note>
    </div>
  );
}
