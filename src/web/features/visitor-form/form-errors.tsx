import { useEffect } from 'react';
import type { FieldIssue } from '#domain/check.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';

/** Id of the field that an issue is about: 'steps.2' is the third row of the steps. Without a path it is the form. */
const fieldIdOf = (path: string, formId: string): string => (path === '' ? formId : path.replaceAll('.', '-'));

/** Error message under a field; under a growing list, the first of its rows. */
export const errorOf = (issues: readonly FieldIssue[], name: string): string | undefined =>
  issues.find(({ path }) => path === name || path.startsWith(`${name}.`))?.message;

interface FormErrorsProps {
  issues: readonly FieldIssue[];
  formId: string;
  /** Number of tries: each one that fails moves the focus to the summary. */
  tries: number;
}

/** Error summary at the top of the page, and 'Error: ' before the page title (GOV.UK's pattern). */
export function FormErrors({ issues, formId, tries }: FormErrorsProps) {
  const hasErrors = issues.length > 0;
  useEffect(() => {
    const title = document.title.replace(/^Error: /, '');
    // No cleanup on leaving: by then the next page has set its own title.
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [hasErrors]);
  return <ErrorSummary key={tries} errors={issues.map(({ path, message }) => ({ fieldId: fieldIdOf(path, formId), message }))} />;
}
