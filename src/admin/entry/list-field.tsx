import { useId } from 'react';
import type { FieldWords } from '#ui/field.tsx';
import { RemoveRow, RowsField } from './rows-field.tsx';

interface ListFieldProps extends FieldWords {
  /** Name of each row's field, so that a plain form sends them all. */
  name: string;
  values: readonly string[];
  /** Noun of a row, such as 'Step': for screen readers, and for the button ('Add Step'). */
  itemName: string;
  onChange: (values: string[]) => void;
  maxItems?: number;
  maxLength?: number;
  /** True for rows of sentences, which get text areas. */
  multiline?: boolean;
}

/** A growing list of lines: number, field, remove button; 'Add Step' below. */
export function ListField({ id, name, maxItems = 30, maxLength, multiline, ...rows }: ListFieldProps) {
  const ownId = useId();
  const Control = multiline ? 'textarea' : 'input';
  return (
    <RowsField {...rows} id={id ?? ownId} maxItems={maxItems} empty={() => ''}>
      {({ value, number, id: rowId, isInvalid, change, remove }) => (
        <>
          <span aria-hidden="true">{number}</span>
          <Control
            {...(multiline ? { rows: 2 } : { type: 'text' })}
            className="input"
            id={rowId}
            name={name}
            value={value}
            maxLength={maxLength}
            aria-label={`${rows.itemName} ${number}`}
            aria-invalid={isInvalid}
            onChange={({ target }: { target: { value: string } }) => change(target.value)}
          />
          <RemoveRow name={`${rows.itemName} ${number}`} remove={remove} />
        </>
      )}
    </RowsField>
  );
}
