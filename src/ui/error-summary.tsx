import { useEffect, useId, useRef } from 'react';

interface ErrorSummaryProps {
  /** Messages in the order of the fields; each links to its field by id, and to its line of a long text. */
  errors: ReadonlyArray<{ fieldId: string; message: string; line?: number | undefined }>;
}

/** Error summary at the top of the page, focused when it appears, and again when the errors change. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const messages = errors.map((error) => `${error.fieldId} ${error.message}`).join('\n');
  useEffect(() => {
    if (messages) box.current?.focus();
  }, [messages]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className="h3" id={titleId}>
        There’s a problem
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.fieldId} ${error.message}`}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field, and leaves the address as it is; without scripts the hash scrolls to the field. */
function focusField(event: { preventDefault(): void }, { fieldId, line }: ErrorSummaryProps['errors'][number]) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  if (line !== undefined && field instanceof HTMLTextAreaElement) selectLine(field, line);
  field.focus();
}

/** Selects a line, which the browser scrolls to as the field gets the focus. */
function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
