import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { FieldError, wiringOf } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useRows } from '#ui/use-rows.ts';

/** One row while it is shown. */
interface ShownRow<Row> {
  value: Row;
  /** Number of the row, from 1. */
  number: number;
  /** Id for the row's first field; set in the first row only, which the error summary links to. */
  id: string | undefined;
  isInvalid: boolean | undefined;
  change: (value: Row) => void;
  remove: () => void;
}

interface RowsFieldProps<Row> extends FieldWords {
  id: string;
  values: readonly Row[];
  /** Noun of a row, such as 'Step' for the button 'Add Step'. */
  itemName: string;
  /** Returns an empty row. */
  empty: () => Row;
  maxItems?: number | undefined;
  /** Class of the list. */
  className?: string;
  onChange: (values: Row[]) => void;
  /** Renders a row. */
  children: (row: ShownRow<Row>) => ReactNode;
}

/** A growing list of rows, with a button that adds one below. */
export function RowsField<Row>(props: RowsFieldProps<Row>) {
  const { id, label, hint, error, values, itemName, empty, maxItems = 8, className = 'field-rows', onChange, children } = props;
  const { group, add, remove } = useRows(values, empty, onChange);
  const wiring = wiringOf(id, hint, error);
  return (
    <fieldset ref={group} className="field" data-error={error ? '' : undefined} aria-describedby={wiring['aria-describedby']}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ol className={className}>
        {values.map((value, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
          <li key={place}>
            {children({
              value,
              number: place + 1,
              id: place === 0 ? id : undefined,
              isInvalid: wiring['aria-invalid'],
              change: (newValue) => onChange(values.with(place, newValue)),
              remove: () => remove(place),
            })}
          </li>
        ))}
      </ol>
      {values.length < maxItems && (
        // The error summary links here if there is no row.
        <Button id={values.length === 0 ? id : undefined} variant="quiet" small icon="plus" onClick={add}>
          {`Add ${itemName}`}
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** Button next to a row that removes it. */
export const RemoveRow = ({ name, remove }: { name: string; remove: () => void }) => (
  <button type="button" className="icon-button" aria-label={`Remove ${name}`} onClick={remove}>
    <Icon name="x" />
  </button>
);
