import type { Ground } from '#domain/answers/answer-schema.ts';
import { groundSchema } from '#domain/answers/answer-schema.ts';
import { Button } from '#ui/button.tsx';
import type { FieldWords } from '#ui/field.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { RowsField } from '#ui/rows-field.tsx';

interface GroundsFieldProps extends FieldWords {
  id: string;
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
export const GroundsField = (rows: GroundsFieldProps) => (
  <RowsField {...rows} itemName="Source" className="grounds" empty={(): Partial<Ground> => ({})}>
    {({ value, number, id, change, remove }) => (
      <fieldset>
        <legend className="field-label">{`Source ${number}`}</legend>
        {parts.map((part, at) => (
          <TextField
            key={part.name}
            id={(at === 0 && id) || `${rows.id}-${number}-${part.name}`}
            label={part.label}
            hint={'hint' in part ? part.hint : undefined}
            value={value[part.name] ?? ''}
            onChange={({ target }) => change({ ...value, [part.name]: target.value })}
          />
        ))}
        <SelectField
          id={`${rows.id}-${number}-of`}
          label="What kind of source it is"
          options={kinds}
          value={value.of ?? ''}
          onChange={({ target }) => change({ ...value, of: target.value as Ground['of'] })}
        />
        <Button variant="quiet" small icon="x" onClick={remove}>
          {`Remove source ${number}`}
        </Button>
      </fieldset>
    )}
  </RowsField>
);
