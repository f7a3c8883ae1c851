import type { Permission } from '#domain/trust/data-policy-schema.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { Field, FieldError, TextField, wiringOf } from '#ui/field.tsx';
import { today as hubToday } from '../today.ts';

/** Properties of every control here, as well as its words. */
interface ControlProps<Value, Changed = Value> extends FieldWords {
  id: string;
  value: Value;
  onChange: (value: Changed) => void;
}

interface CheckedDateFieldProps extends ControlProps<string> {
  /** Label of the button that sets it to today: 'Read today'. */
  todayLabel?: string | undefined;
}

/** A month or a day, with a button for today. */
export function CheckedDateField({
  value,
  hint,
  todayLabel = 'Mark as verified today',
  onChange,
  ...words
}: CheckedDateFieldProps) {
  return (
    <div className="record-date">
      <TextField
        {...words}
        hint={['A month or a day, such as 2026-09 or 2026-09-14.', hint].filter(Boolean).join(' ')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button variant="quiet" icon="calendar-check" onClick={() => onChange(hubToday())}>
        {todayLabel}
      </Button>
    </div>
  );
}

interface ChoicesFieldProps extends ControlProps<readonly string[], string[]> {
  options: readonly string[];
}

/** Checkboxes for several values of a fixed list. */
export function ChoicesField({ id, label, hint, error, options, value: values, onChange }: ChoicesFieldProps) {
  const { 'aria-describedby': describedBy } = wiringOf(id, hint, error);
  // A name that the options no longer have must stay visible, or nobody could remove it.
  const all = [...options, ...values.filter((one) => !options.includes(one))];
  return (
    <fieldset className="field" data-error={error ? '' : undefined} aria-describedby={describedBy}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="record-choices">
        {all.map((option, place) => (
          <Checkbox
            key={option}
            // The error summary links to the first checkbox.
            id={place === 0 ? id : undefined}
            label={option}
            checked={values.includes(option)}
            onChange={(event) => onChange(event.target.checked ? [...values, option] : values.filter((one) => one !== option))}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const verdicts: { value: Extract<Permission, string> | 'only' | ''; label: string }[] = [
  { value: '', label: 'Choose' },
  { value: 'fine', label: 'Fine' },
  { value: 'only', label: 'Only if …' },
  { value: 'never', label: 'Never' },
  { value: 'does not arise', label: 'Doesn’t apply' },
];

/** The verdict on one kind of information; a condition follows 'only if'. A change of verdict drops the reason of the former. */
export function PermissionField({ value, onChange, ...words }: ControlProps<Permission | undefined, Permission | ''>) {
  const { verdict, ...details } = typeof value === 'object' ? value : { verdict: value ?? '' };
  function choose(option: string) {
    const next = verdicts.find((choice) => choice.value === option)?.value ?? '';
    onChange(next === 'only' ? { verdict: 'only', if: '' } : next);
  }
  return (
    <Field {...words}>
      {({ id, ...wiring }) => (
        <div className="permission">
          <span className="select">
            <select id={id} {...wiring} value={verdict} onChange={(event) => choose(event.target.value)}>
              {verdicts.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </span>
          {verdict === 'only' && (
            <input
              type="text"
              className="input"
              aria-label={`${words.label}: only if?`}
              {...wiring}
              placeholder="names are left out"
              value={('if' in details && details.if) || ''}
              onChange={(event) => onChange({ ...details, verdict: 'only', if: event.target.value })}
            />
          )}
        </div>
      )}
    </Field>
  );
}
