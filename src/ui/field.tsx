import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './icon.tsx';

/** What every field has: its words, and what is wrong with it. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** The message under the field, the same words as in the error summary. */
  error?: string;
  /** The error summary links to it; made up when not given. */
  id?: string;
}

interface FieldProps extends FieldWords {
  children: (wiring: FieldWiring) => ReactNode;
}

export interface FieldWiring {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label, hint and error around any control, wired by id. */
export function Field({ label, hint, error, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="field" data-error={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children(wiringOf(id, hint, error))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function wiringOf(id: string, hint: ReactNode, error: string | undefined): FieldWiring {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="field-error with-icon" id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'className'> {}

export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input type="text" {...input} {...wiring} className="input" />}
    </Field>
  );
}

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

export function TextArea({ label, hint, error, id, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => <textarea rows={rows} {...textarea} {...wiring} className="input" />}
    </Field>
  );
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  options: ReadonlyArray<{ value: string; label: string; disabled?: boolean }>;
}

/** The browser's own select: its type-ahead, its keys, its phone wheel. */
export function SelectField({ label, hint, error, id, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className="select">
          <select {...select} {...wiring}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
