import type { ReactNode } from 'react';
import { useId } from 'react';
import { CloseButton, Dialog } from '#ui/dialog.tsx';

interface PreviewDialogProps {
  title: string;
  /** The fields that are missing or wrong, and not shown as they are. */
  left: readonly string[];
  onClose: () => void;
  children: ReactNode;
}

/** What is not saved yet, as visitors would see it. */
export function PreviewDialog({ title, left, onClose, children }: PreviewDialogProps) {
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <p className="meta">Preview. Nothing of it is public yet.</p>
          <h2 id={titleId}>{title}</h2>
        </div>
        <CloseButton label="Close the preview" />
      </div>
      {left.length > 0 && <p className="preview-left">{`Still missing or not right yet: ${left.join(', ')}.`}</p>}
      <div className="preview">{children}</div>
    </Dialog>
  );
}
