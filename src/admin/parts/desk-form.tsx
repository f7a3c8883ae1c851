import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#admin/api/call.ts';
import { useKeptWords } from '#admin/navigation/kept-words.ts';
import type { FieldIssue } from '#domain/check.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { showError } from './notices.tsx';

/** Field of a small form: one line of text, or a select. */
export interface DeskField extends Pick<FieldWords, 'label' | 'hint'> {
  /** Name under which the value is sent, and which the API's validation errors name. */
  name: string;
  type?: 'password' | 'email' | 'text';
  autoComplete?: string;
  inputMode?: 'numeric';
  value?: string;
  /** Error of an empty field, before any other validation. */
  emptyWords?: string;
  isOptional?: true;
  options?: readonly { value: string; label: string }[];
  /** True for a value that is shown and sent, but read-only. */
  isFixed?: boolean;
  /** True for a proof of identity: like a password, it is never stored, and typed each time. */
  isProof?: true;
  /** True for the field that gets the focus in a dialog. */
  isFirst?: boolean;
}

export type FormValues = Record<string, string>;

interface DeskFormProps {
  /** Unique label of the form for screen readers, and the name under which unsent input is stored. */
  label: string;
  fields: readonly DeskField[];
  button: string;
  sendingLabel: string;
  /** Further validation, by the field's name. */
  check?: (values: FormValues) => readonly FieldIssue[];
  /** Sends the values; errors that it throws are shown at the fields that the API names. */
  send: (values: FormValues) => Promise<void>;
  /** Returns the words for an error that names no field, shown at the last one; without it a notice shows the error. */
  refusedWords?: (error: unknown) => string;
  /** True for a form that replaces the focused element: its first field gets the focus. */
  takesFocus?: boolean;
  /** Discards the input, by a separate button. */
  onCancel?: () => void;
  /** Content next to the buttons. */
  children?: ReactNode;
}

/** Form of a few fields and a button. Errors are shown above and at their field; password fields are cleared. */
export function DeskForm({
  label,
  fields,
  button,
  sendingLabel,
  check,
  send,
  refusedWords,
  takesFocus,
  onCancel,
  children,
}: DeskFormProps) {
  const formId = useId();
  const words = useKeptWords(label);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const [{ issues, tries }, setState] = useState<{ issues: readonly FieldIssue[]; tries: number }>({ issues: [], tries: 0 });
  const [sending, setSending] = useState(false);
  const idOf = (name: string) => `${formId}-${name}`;
  const show = (newIssues: readonly FieldIssue[]) => setState((before) => ({ issues: newIssues, tries: before.tries + 1 }));

  /** Keeps the values that differ from the initial ones. */
  function hold(form: HTMLFormElement) {
    const now = valuesOf(form, fields);
    const changedFields = fields.filter(
      ({ name, type, value = '', isProof }) => type !== 'password' && !isProof && now[name] !== value,
    );
    words.hold(Object.fromEntries(changedFields.map(({ name }) => [name, now[name] ?? ''])));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form, fields);
    const empty = fields.flatMap(({ name, emptyWords }) =>
      emptyWords && values[name] === '' ? [{ path: name, message: emptyWords }] : [],
    );
    const wrong = empty.length > 0 ? empty : (check?.(values) ?? []);
    show(wrong);
    if (wrong.length > 0) return;
    setSending(true);
    words.cancel();
    try {
      await send(values);
      form.reset();
    } catch (error) {
      hold(form);
      const serverIssues = issuesOf(error, fields, refusedWords);
      if (serverIssues.length > 0) show(serverIssues);
      else showError(error);
      if (serverIssues.length > 0 && refusedWords) emptyPasswords(form);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={ref}
      className="form"
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => hold(currentTarget)}
      aria-label={label}
    >
      <ErrorSummary key={tries} errors={issues.map(({ path, message }) => ({ fieldId: idOf(path), message }))} />
      {fields.map(({ name, emptyWords, value, options, isFirst, isFixed, isOptional, isProof: _, type, ...given }) => {
        const shared = {
          ...given,
          id: idOf(name),
          name,
          defaultValue: words.first[name] ?? value,
          error: issues.find(({ path }) => path === name)?.message,
          'data-first-focus': isFirst ? '' : undefined,
        };
        if (options) return <SelectField key={name} {...shared} options={options} />;
        return (
          <TextField
            key={name}
            {...shared}
            type={type ?? 'text'}
            required={!isOptional}
            readOnly={isFixed}
            autoCapitalize="none"
            spellCheck={false}
          />
        );
      })}
      <div className="button-row">
        <Button type="submit" sending={sending} sendingLabel={sendingLabel}>
          {button}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            data-first-focus={fields.length === 0 ? '' : undefined}
            onClick={() => {
              words.cancel();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement, fields: readonly DeskField[]): FormValues {
  const entries = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const text = String(entries.get(name) ?? '');
      // Passwords are not trimmed: they may begin with a space.
      return [name, type === 'password' ? text : text.trim()];
    }),
  );
}

function issuesOf(
  error: unknown,
  fields: readonly DeskField[],
  refusedWords: DeskFormProps['refusedWords'],
): readonly FieldIssue[] {
  const own = error instanceof ApiError ? error.issues.filter(({ path }) => fields.some(({ name }) => name === path)) : [];
  if (own.length > 0 || !refusedWords) return own;
  return [{ path: fields.at(-1)?.name ?? '', message: refusedWords(error) }];
}

function emptyPasswords(form: HTMLFormElement): void {
  for (const field of form.elements) if (field instanceof HTMLInputElement && field.type === 'password') field.value = '';
}
