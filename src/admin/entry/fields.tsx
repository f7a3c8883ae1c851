import type { ReactNode } from 'react';
import { useState } from 'react';
import { statusName } from '#admin/parts/status-badge.tsx';
import type { FieldGroup, FieldSpec } from '#domain/records/form.ts';
import { valueAt, withValueAt } from '#domain/staff/merge-edits.ts';
import { withStepsInOrder } from '#domain/staff/steps-in-order.ts';
import type { Permission } from '#domain/trust/data-policy-schema.ts';
import { Checkbox } from '#ui/choice.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { CheckedDateField, ChoicesField, PermissionField } from './controls.tsx';
import type { EntryValues, FieldBounds } from './entry-kind.ts';
import type { FieldTrouble } from './judge.ts';
import { idOfField } from './judge.ts';
import { ListField } from './list-field.tsx';
import { PartsField } from './parts-field.tsx';
import { DutiesField, ToolsField, UsesField } from './picked-records.tsx';
import { PriceLine } from './price-line.tsx';
import { StepsField } from './steps-field.tsx';

interface EntryFieldsProps {
  groups: readonly FieldGroup[];
  bounds: ReadonlyMap<string, FieldBounds>;
  values: EntryValues;
  troubles: readonly FieldTrouble[];
  /** Name of the stored record; undefined for a new one. */
  name: string | undefined;
  /** Paths of fields that cannot change. */
  locked: readonly string[];
  onChange: (values: EntryValues) => void;
}

/** The fields of a record, group by group. */
export function EntryFields({ groups, bounds, values, troubles, name, locked, onChange }: EntryFieldsProps) {
  const fieldOf = (field: FieldSpec) => (
    <EntryField
      key={field.path}
      field={field}
      bounds={bounds.get(field.path)}
      value={valueAt(values, field.path)}
      error={troubles.find(({ path }) => path === field.path)?.message}
      stored={name}
      isLocked={locked.includes(field.path)}
      onChange={(value) => onChange(withValueAt(values, field.path, value))}
      onOrder={(order) => onChange(withStepsInOrder(values, order))}
    />
  );
  return groups.map((group) => {
    const fields = (
      <>
        {group.hint && <p className="field-hint">{group.hint}</p>}
        {group.fields.map(fieldOf)}
      </>
    );
    const holds = (test: (path: string) => unknown) => group.fields.some(({ path }) => test(path));
    return group.isRare ? (
      <RareGroup
        key={group.title}
        title={group.title}
        isFilled={holds((path) => valueAt(values, path))}
        isWrong={holds((path) => troubles.some((trouble) => trouble.path === path))}
      >
        {fields}
      </RareGroup>
    ) : (
      <section className="record-group" key={group.title} aria-labelledby={`group-${idOf(group.title)}`}>
        <h2 id={`group-${idOf(group.title)}`}>{group.title}</h2>
        {fields}
      </section>
    );
  });
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

interface RareGroupProps {
  title: string;
  isFilled: boolean;
  isWrong: boolean;
  children: ReactNode;
}

/**
 * Group that opens when it has a value or an error. It never closes by itself, since the user typing in it would lose the caret.
 */
function RareGroup({ title, isFilled, isWrong, children }: RareGroupProps) {
  const [before, setBefore] = useState({ isFilled, isWrong });
  const [isOpen, setOpen] = useState(isFilled || isWrong);
  if (before.isFilled !== isFilled || before.isWrong !== isWrong) {
    setBefore({ isFilled, isWrong });
    if ((isFilled && !before.isFilled) || (isWrong && !before.isWrong)) setOpen(true);
  }
  return (
    <details className="accordion record-rare" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="record-group">{children}</div>
    </details>
  );
}

interface EntryFieldProps {
  field: FieldSpec;
  bounds: FieldBounds | undefined;
  value: unknown;
  error: string | undefined;
  /** Name of the record, once it is stored. */
  stored: string | undefined;
  isLocked: boolean;
  onChange: (value: unknown) => void;
  /** Reorders the steps of a workflow. */
  onOrder: (order: (number | undefined)[]) => void;
}

function EntryField({ field, bounds, value, error, stored, isLocked, onChange, onOrder }: EntryFieldProps) {
  const { label, kind, itemName = 'Row' } = field;
  const words = { id: idOfField(field.path), label, hint: hintOf(field, bounds), error };
  const text = value === undefined ? '' : String(value);
  const rows = Array.isArray(value) ? value : [];
  switch (kind) {
    case 'text':
      return <TextArea {...words} rows={3} value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'section':
      return <TextArea {...words} rows={8} value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'markdown':
      return (
        <div className="markdown-field">
          <TextArea {...words} rows={24} spellCheck value={text} onChange={(event) => onChange(event.target.value)} />
        </div>
      );
    case 'year':
      return <TextField {...words} inputMode="numeric" value={text} onChange={(event) => onChange(yearOf(event.target.value))} />;
    case 'day':
      return <TextField {...words} type="date" value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'checked date':
      return <CheckedDateField {...words} todayLabel={field.todayLabel} value={text} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...words}
          value={text}
          options={[
            ...(bounds?.hasDefault ? [] : [{ value: '', label: bounds?.isRequired ? 'Choose' : 'None' }]),
            ...choicesOf(field, bounds, text).map((option) => ({ value: option, label: statusName(option) })),
          ]}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choices':
      return <ChoicesField {...words} options={field.options ?? []} value={rows} onChange={onChange} />;
    case 'list':
    case 'sentences':
      return (
        <ListField
          {...words}
          name={field.path}
          itemName={itemName}
          values={rows}
          maxItems={bounds?.maxItems}
          multiline={kind === 'sentences'}
          onChange={onChange}
        />
      );
    case 'steps':
      return <StepsField {...words} values={rows} maxItems={bounds?.maxItems} onChange={onChange} onOrder={onOrder} />;
    case 'tools':
      return <ToolsField {...words} values={rows} maxItems={bounds?.maxItems} onChange={onChange} />;
    case 'duties':
      return <DutiesField {...words} values={rows} maxItems={bounds?.maxItems} onChange={onChange} />;
    case 'permission':
      return <PermissionField {...words} value={value as Permission | undefined} onChange={onChange} />;
    case 'flag':
      return (
        <Checkbox
          id={words.id}
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked || (bounds?.hasDefault ? false : undefined))}
        />
      );
    case 'uses':
      return <UsesField {...words} values={rows} maxItems={bounds?.maxItems} onChange={onChange} />;
    case 'parts':
      return (
        <PartsField
          {...words}
          itemName={itemName}
          parts={field.parts ?? []}
          firstRow={field.firstRow}
          values={rows}
          maxItems={bounds?.maxItems}
          onChange={onChange}
        />
      );
    case 'price line':
      return (
        <PriceLine tool={stored} id={words.id} label={label}>
          <TextField {...words} value={text} onChange={(event) => onChange(event.target.value)} />
        </PriceLine>
      );
    default:
      return <TextField {...words} value={text} readOnly={isLocked} onChange={(event) => onChange(event.target.value)} />;
  }
}

/** Returns the options, with a current value that is none of them: it must stay visible. */
function choicesOf(field: FieldSpec, bounds: FieldBounds | undefined, value: string): readonly string[] {
  const choices = field.options ?? bounds?.choices ?? [];
  return value === '' || choices.includes(value) ? choices : [...choices, value];
}

/** Returns the field's own hint, its limits, and a word on an optional field. */
function hintOf({ hint, kind, isWanted }: FieldSpec, bounds: FieldBounds | undefined): string | undefined {
  const most = bounds?.maxLength ?? bounds?.maxItemLength;
  const isList = bounds?.maxItems !== undefined;
  const parts = [
    hint,
    kind === 'text' || kind === 'sentences' || kind === 'steps' || kind === 'section'
      ? most && `At most ${new Intl.NumberFormat('en-US').format(most)} characters${isList ? ' each' : ''}.`
      : undefined,
    bounds && !bounds.isRequired && !bounds.hasDefault && !isWanted && !isList && kind !== 'section' && 'Optional.',
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

// Text that is no number stays as typed, so that validation can point at it.
const yearOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : text);
