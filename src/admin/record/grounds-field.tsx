import type { Ground } from '#domain/answers/answer-schema.ts';
import { groundSchema } from '#domain/answers/answer-schema.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, SelectField, TextField } from '#ui/field.tsx';
import { useRows } from '#ui/use-rows.ts';

interface GroundsFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  values: readonly Partial<Ground>[];
  maxItems?: number;
  onChange: (values: Partial<Ground>[]) => void;
}

const parts = [
  { name: 'shows', label: 'What it shows', hint: 'A few words.' },
  { name: 'quote', label: 'The words themselves', hint: 'At most 25, to the letter.' },
  { name: 'publisher', label: 'Who says it' },
  { name: 'who', label: 'What they are or sell', hint: 'A law firm, not a court. Optional.' },
  { name: 'source', label: 'Address', hint: 'It begins with https://.' },
  { name: 'dated', label: 'Its own date', hint: 'Optional.' },
  { name: 'read', label: 'Read on', hint: 'Such as 2026-11-22.' },
] as const;

const kinds = [
  { value: '', label: 'Choose' },
  ...groundSchema.shape.of.options.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

/** What an answer rests on: who says it, in which words, where, and when it was read. */
export function GroundsField({ id, label, hint, error, values, maxItems = 8, onChange }: GroundsFieldProps) {
  const { group, add, remove } = useRows<Partial<Ground>>(values, () => ({}), onChange);
  return (
    <fieldset
      ref={group}
      className="field"
      data-error={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol className="grounds">
        {values.map((value, place) => {
          const change = (part: Partial<Ground>) => onChange(values.with(place, { ...value, ...part }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place}>
              <fieldset>
                <legend className="field-label">{`Source ${place + 1}`}</legend>
                {parts.map((part, at) => (
                  <TextField
                    key={part.name}
                    id={place === 0 && at === 0 ? id : `${id}-${place}-${part.name}`}
                    label={part.label}
                    hint={'hint' in part ? part.hint : undefined}
                    value={value[part.name] ?? ''}
                    onChange={(event) => change({ [part.name]: event.target.value })}
                  />
                ))}
                <SelectField
                  id={`${id}-${place}-of`}
                  label="What kind of source it is"
                  options={kinds}
                  value={value.of ?? ''}
                  onChange={(event) => change({ of: event.target.value as Ground['of'] })}
                />
                <Button variant="quiet" small icon="x" onClick={() => remove(place)}>
                  {`Remove source ${place + 1}`}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {values.length < maxItems && (
        <Button id={values.length === 0 ? id : undefined} variant="quiet" small icon="plus" onClick={add}>
          Add Source
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
