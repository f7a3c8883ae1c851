import { useState } from 'react';
import { send } from '#admin/api/call.ts';
import { tellFailure } from '#admin/parts/notices.tsx';
import { PreviewDialog } from '#admin/record/preview-dialog.tsx';
import type { FieldIssue } from '#domain/check.ts';
import type { WritingPreview as Preview } from '#domain/staff/record-views.ts';
import { Button } from '#ui/button.tsx';

interface WritingPreviewProps {
  title: string;
  /** Where the API renders it. */
  address: string;
  /** The text as it is typed; nothing where the form has told what is wrong. */
  record: () => object | undefined;
  /** What is shown, while it is; the form does not ask to publish meanwhile. */
  shown: Preview | undefined;
  onShown: (preview: Preview | undefined) => void;
  /** Tells in the form what is not right yet. */
  onIssues: (issues: readonly FieldIssue[]) => void;
}

/** Whoever tries a link of the preview stays at the desk. */
function opensLinksBeside(preview: HTMLElement | null) {
  for (const link of preview?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? []) link.target = '_blank';
}

/** The button that shows a text as its page would, and what it shows. */
export function WritingPreview({ title, address, record, shown, onShown, onIssues }: WritingPreviewProps) {
  const [isLoading, setLoading] = useState(false);

  async function show() {
    const typed = record();
    if (!typed) return;
    setLoading(true);
    try {
      const preview = await send<Preview>('POST', address, { record: typed });
      if (preview.html === '') onIssues(preview.issues);
      else onShown(preview);
    } catch (error) {
      tellFailure(error);
    }
    setLoading(false);
  }

  return (
    <>
      <Button variant="quiet" sendingLabel="Loading..." sending={isLoading} onClick={() => void show()}>
        Preview
      </Button>
      {shown && (
        <PreviewDialog
          title={title}
          left={[]}
          onClose={() => {
            onIssues(shown.issues);
            onShown(undefined);
          }}
        >
          {shown.issues.length > 0 && (
            <p className="preview-left">Some lines are not right yet. Close the preview: they are listed above the text.</p>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server, which knows no tag but those of its list. */}
          <div ref={opensLinksBeside} dangerouslySetInnerHTML={{ __html: shown.html }} />
        </PreviewDialog>
      )}
    </>
  );
}
