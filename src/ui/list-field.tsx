import { useId } from 'react';
import { Button } from './button.tsx';
import type { FieldWords } from './field.tsx';
import { FieldError, wiringOf } from './field.tsx';
import { Icon } from './icon.tsx';
import { useRows } from './use-rows.ts';

interface ListFieldProps extends FieldWords {
  /** Each row's field has this name, so that a plain form sends them all. */
  name: string;
  values: readonly string[];
  /** 'Step': the row's name for screen readers, and the name of the button ('Add Step'). */
  itemName: string;
  onChange: (values: string[]) => void;
  maxItems?: number;
  maxLength?: number;
  /** Rows that hold sentences: text areas instead of lines. */
  multiline?: boolean;
}

/** A growing list of lines: number, field, remove button; 'Add Step' below. Look, part 3, 'Field and errors'. */
export function ListField(props: ListFieldProps) {
  const { label, hint, error, id: givenId, name, values, itemName, onChange, maxItems = 30, maxLength, multiline } = props;
  const Control = multiline ? 'textarea' : 'input';
  const ownId = useId();
  const id = givenId ?? ownId;
  const { group, add, remove } = useRows(values, () => '', onChange);
  const wiring = wiringOf(id, hint, error);

  return (
    <fieldset ref={group} className="field" data-error={error ? '' : undefined} aria-describedby={wiring['aria-describedby']}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ol className="field-rows">
        {values.map((value, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          <li key={place}>
            <span aria-hidden="true">{place + 1}</span>
            <Control
              {...(multiline ? { rows: 2 } : { type: 'text' })}
              className="input"
              id={place === 0 ? id : undefined}
              name={name}
              value={value}
              maxLength={maxLength}
              aria-label={`${itemName} ${place + 1}`}
              aria-invalid={wiring['aria-invalid']}
              onChange={({ target }: { target: { value: string } }) => onChange(values.with(place, target.value))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${itemName} ${place + 1}`}
              onClick={() => remove(place)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ol>
      {values.length < maxItems && (
        <Button
          // The error summary's link leads to the first row, or where there is none, here.
          id={values.length === 0 ? id : undefined}
          variant="quiet"
          small
          icon="plus"
          onClick={add}
        >
          {`Add ${itemName}`}
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
