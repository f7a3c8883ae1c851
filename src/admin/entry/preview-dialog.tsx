import { useEffect, useId, useRef, useState } from 'react';
import type { FieldIssue } from '#domain/check.ts';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';

interface PreviewDialogProps {
  title: string;
  /** Address at which the API renders the page. */
  address: string;
  record: object;
  /** Labels of fields that are missing or wrong, and so not shown as typed. */
  left: readonly string[];
  /** The validation errors of a text. */
  issues: readonly FieldIssue[];
  onClose: () => void;
}

/** Preview of unsaved input as visitors would see it: the page itself, in a frame. */
export function PreviewDialog({ title, address, record, left, issues, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (frame.current) askInto(frame.current, address, record);
  }, [address, record]);

  /** Handles a loaded page. Also called for the empty page that a frame begins with. */
  function onLoad({ contentDocument: page }: HTMLIFrameElement) {
    if (!page || page.URL === 'about:blank') return;
    setState(page.contentType === 'text/html' ? 'shown' : 'failed');
    // A link of the preview must not leave the desk.
    for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) link.target = '_blank';
  }

  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div className="dialog-head">
        <div>
          <p className="meta">Preview. Nothing here is public yet.</p>
          <h2 id={titleId}>{title}</h2>
        </div>
        <CloseButton label="Close the preview" />
      </div>
      {left.length > 0 && <p className="preview-left">{`Still missing or not right yet: ${left.join(', ')}.`}</p>}
      {issues.length > 0 && (
        <p className="preview-left">Some lines aren’t right yet. Close the preview, and you’ll find them above the text.</p>
      )}
      {state === 'loading' && <Loading>Loading preview...</Loading>}
      {state === 'failed' && (
        <p className="preview-left" role="alert">
          We couldn’t make the preview. What you typed is still here, so close this and try again in a moment.
        </p>
      )}
      {/* The sandbox lets no script of the page run: the preview is the page as first rendered. */}
      <iframe
        ref={frame}
        className="preview"
        name="preview"
        title="The page as visitors would see it"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        data-state={state}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
      />
    </Dialog>
  );
}

/** Posts a record into the frame, which only a form can do; a separate one, since the dialog is inside the entry's form. */
function askInto({ name }: HTMLIFrameElement, address: string, record: object): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, target: name, hidden: true });
  const field = Object.assign(document.createElement('input'), { name: 'record', value: JSON.stringify(record) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
