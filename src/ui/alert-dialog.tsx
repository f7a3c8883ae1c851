import type { ReactNode } from 'react';
import { useId } from 'react';
import { Dialog } from './dialog.tsx';

interface AlertDialogProps {
  title: string;
  text: ReactNode;
  /** Fields and buttons. The element with data-first-focus is focused first. */
  children: ReactNode;
  onClose: () => void;
}

/** Dialog that requires an answer: only its own buttons and Escape close it. */
export function AlertDialog({ title, text, children, onClose }: AlertDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog kind="alert" labelledBy={titleId} describedBy={textId} onClose={onClose}>
      <div>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p id={textId}>{text}</p>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
