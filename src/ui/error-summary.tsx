import { useEffect, useId, useRef } from 'react';

interface ErrorSummaryProps {
  /** The messages in the order of the fields; each leads to its field by id. */
  errors: ReadonlyArray<{ fieldId: string; message: string }>;
}

/** First on the page, focused when it appears, and again when the errors change. Look, part 3, 'Field and errors'. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const shown = errors.map((error) => `${error.fieldId} ${error.message}`).join('\n');
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>There is a problem</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without scripts the hash scrolls to the field; with them it gets the focus, and the address stays as it is. */
function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
