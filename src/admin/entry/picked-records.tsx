import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call } from '#admin/api/call.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { comparable } from '#domain/text/comparable.ts';
import type { CatalogueRow, RecordName } from '#server/api/staff/staff-answers.ts';
import type { FieldWords } from '#ui/field.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { RemoveRow, RowsField } from './rows-field.tsx';

const rowsAtOnce = 200;

/** Reads every tool's name, also of those taken down; undefined while loading. */
function useToolNames(): readonly RecordName[] | undefined {
  return useQuery({
    queryKey: ['staff', '/api/staff/tools', 'names'],
    queryFn: async () => {
      const tools: CatalogueRow[] = [];
      for (let total = 1; tools.length < total; ) {
        const page = await call(`/api/staff/tools?limit=${rowsAtOnce}&offset=${tools.length}`);
        const rows: CatalogueRow[] = await page.json();
        total = rows.length === 0 ? 0 : Number(page.headers.get('X-Total-Count'));
        tools.push(...rows);
      }
      return tools;
    },
  }).data;
}

/** Reads the numbers, duties and dates of law that an answer can name; undefined while loading. */
const useDutyNames = () =>
  useQuery({
    queryKey: ['staff', '/api/staff/duties'],
    queryFn: async (): Promise<RecordName[]> => (await call('/api/staff/duties')).json(),
  }).data;

interface RecordPickerProps {
  /** Noun for one, such as 'tool'. */
  noun: string;
  /** Options; undefined while loading. */
  records: readonly RecordName[] | undefined;
  /** Label for screen readers. */
  label: string;
  id?: string | undefined;
  /** Slug of the record, or typed text that is none. */
  value: string;
  onChange: (slug: string) => void;
}

/** Field that selects a record by its typed name. */
function RecordPicker({ noun, records, label, id, value, onChange }: RecordPickerProps) {
  const listId = useId();
  const [text, setText] = useState<string>();
  const record = records?.find(({ slug }) => slug === value);
  const slugOf = (words: string) => {
    const comparableWords = comparable(words.trim());
    return records?.find(({ slug, name }) => comparable(name) === comparableWords || slug === comparableWords)?.slug;
  };
  // Slug of a name that was typed before the records had loaded.
  const matchingSlug = record ? undefined : slugOf(value);
  useEffect(() => {
    if (matchingSlug) onChange(matchingSlug);
  }, [matchingSlug, onChange]);
  const isUnknown = records !== undefined && value !== '' && !record && text === undefined;
  return (
    <span className="record-picker">
      <input
        id={id}
        className="input"
        list={listId}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? `${listId}-unknown` : undefined}
        placeholder={`Type a ${noun}’s name`}
        value={text ?? record?.name ?? value}
        onChange={({ target }) => {
          setText(target.value);
          onChange(slugOf(target.value) ?? target.value.trim());
        }}
        onBlur={() => setText(undefined)}
      />
      <datalist id={listId}>
        {records?.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      {isUnknown && <FieldError id={`${listId}-unknown`}>{`The directory has no ${noun} called ${value}`}</FieldError>}
    </span>
  );
}

interface RecordsFieldProps extends FieldWords {
  id: string;
  /** Slugs of the selected records. */
  values: readonly string[];
  maxItems?: number | undefined;
  onChange: (values: string[]) => void;
}

const RecordsField = ({ noun, records, ...rows }: RecordsFieldProps & Pick<RecordPickerProps, 'noun' | 'records'>) => (
  <RowsField {...rows} itemName={capitalized(noun)} empty={() => ''}>
    {({ value, number, id, change, remove }) => (
      <>
        <span aria-hidden="true">{number}</span>
        <RecordPicker {...{ noun, records, id, value }} label={`${capitalized(noun)} ${number}`} onChange={change} />
        <RemoveRow name={`${noun} ${number}`} remove={remove} />
      </>
    )}
  </RowsField>
);

/** Rows of tools of the directory, each selected by its name. */
export const ToolsField = (rows: RecordsFieldProps) => <RecordsField {...rows} noun="tool" records={useToolNames()} />;

/** One tool of the directory, selected by its name: a part of a row. */
export function ToolField({ label, id, value, onChange }: Omit<RecordPickerProps, 'noun' | 'records'>) {
  const records = useToolNames();
  return (
    <Field label={label} id={id}>
      {(wiring) => <RecordPicker {...{ noun: 'tool', records, id: wiring.id, label, value, onChange }} />}
    </Field>
  );
}

/** Rows of content/duties.yaml, each selected by its country and service. */
export const DutiesField = (rows: RecordsFieldProps) => <RecordsField {...rows} noun="duty" records={useDutyNames()} />;

/** A tool of a workflow while it is typed: `step` counts from 1. */
export interface ToolUse {
  tool: string;
  step: number;
  use?: string;
}

interface UsesFieldProps extends FieldWords {
  id: string;
  values: readonly ToolUse[];
  maxItems?: number;
  onChange: (values: ToolUse[]) => void;
}

const ownHint = 'The tool by its name, the step in which it is first used, and what it does there.';

/** The tools of a workflow, each with its first step and purpose. */
export const UsesField = ({ hint = ownHint, ...rows }: UsesFieldProps) => {
  const records = useToolNames();
  return (
    <RowsField {...rows} hint={hint} itemName="Tool" className="uses" empty={(): ToolUse => ({ tool: '', step: 1 })}>
      {({ value, number, id, change, remove }) => (
        <>
          <RecordPicker
            noun="tool"
            records={records}
            id={id}
            label={`Tool ${number}: which`}
            value={value.tool}
            onChange={(tool) => change({ ...value, tool })}
          />
          <input
            className="input"
            inputMode="numeric"
            aria-label={`Tool ${number}: step`}
            placeholder="Step"
            value={value.step || ''}
            onChange={({ target }) => change({ ...value, step: Number.parseInt(target.value, 10) || 0 })}
          />
          <input
            className="input"
            aria-label={`Tool ${number}: what it does`}
            placeholder="Drafts the blurbs"
            value={value.use ?? ''}
            onChange={({ target }) => change({ ...value, use: target.value })}
          />
          <RemoveRow name={`tool ${number}`} remove={remove} />
        </>
      )}
    </RowsField>
  );
};
