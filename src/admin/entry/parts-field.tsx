import type { RowPart } from '#domain/records/form.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/choice.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { CheckedDateField } from './controls.tsx';
import type { EntryValues } from './entry-kind.ts';
import { ToolField } from './picked-records.tsx';
import { RowsField } from './rows-field.tsx';

interface PartsFieldProps extends FieldWords {
  id: string;
  /** Noun of a row, such as 'Source'. */
  itemName: string;
  parts: readonly RowPart[];
  values: readonly EntryValues[];
  /** Values of a new row. */
  firstRow?: EntryValues | undefined;
  maxItems?: number | undefined;
  onChange: (values: EntryValues[]) => void;
}

/** Rows that are made of parts: the sources of an answer, the plans of a price. */
export const PartsField = ({ itemName, parts, firstRow = {}, ...rows }: PartsFieldProps) => (
  <RowsField {...rows} itemName={itemName} className="rows-of-parts" empty={() => firstRow}>
    {({ value, number, id, change, remove }) => (
      <fieldset>
        <legend className="field-label">{`${itemName} ${number}`}</legend>
        {parts.map((part, at) => (
          <div key={part.name} data-short={part.isShort && ''}>
            <Part
              part={part}
              id={(at === 0 && id) || `${rows.id}-${number}-${part.name}`}
              value={value[part.name]}
              onChange={(newValue) => change({ ...value, [part.name]: newValue })}
            />
          </div>
        ))}
        <Button variant="quiet" small icon="x" onClick={remove}>
          {`Remove ${itemName.toLowerCase()} ${number}`}
        </Button>
      </fieldset>
    )}
  </RowsField>
);

interface PartProps {
  part: RowPart;
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Part({ part: { label, hint, kind, options }, id, value, onChange }: PartProps) {
  const words = { id, label, hint };
  const text = value === undefined ? '' : String(value);
  if (options) {
    const choices = options.map((option) => ({ value: option, label: capitalized(option) }));
    const all = [{ value: '', label: 'Choose' }, ...choices];
    return <SelectField {...words} options={all} value={text} onChange={({ target }) => onChange(target.value)} />;
  }
  if (kind === 'flag')
    return (
      <Checkbox id={id} label={label} checked={value === true} onChange={({ target }) => onChange(target.checked || undefined)} />
    );
  if (kind === 'tool') return <ToolField {...words} value={text} onChange={onChange} />;
  if (kind === 'checked date') return <CheckedDateField {...words} value={text} onChange={onChange} />;
  if (kind === 'number')
    return (
      <TextField
        {...words}
        value={text}
        onChange={({ target }) => onChange(numberOf(target.value))}
        // Converts on blur, since '16.90' is a number as well, but the user may still be typing '16.905'.
        onBlur={({ target }) => onChange(isNumber(target.value) ? Number(target.value) : target.value)}
      />
    );
  return <TextField {...words} value={text} onChange={({ target }) => onChange(target.value)} />;
}

const isNumber = (text: string) => /^\s*\d+(\.\d+)?\s*$/.test(text);

/** Returns a number if the text is one; anything else stays as typed, so that validation can point at it. */
const numberOf = (text: string) => (String(Number(text)) === text ? Number(text) : text);
