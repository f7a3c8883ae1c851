import type { ReactNode } from 'react';
import { useId } from 'react';
import { CloseButton, Dialog } from '#ui/dialog.tsx';

interface PreviewDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What is not saved yet, as visitors would see it. */
export function PreviewDialog({ title, onClose, children }: PreviewDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <p className="meta">Preview. Nothing is saved yet.</p>
          <h2 id={titleId}>{title}</h2>
        </div>
        <CloseButton label="Close the preview" />
      </div>
      <div className="preview">{children}</div>
    </Dialog>
  );
}
