import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasStatus, send } from '#admin/api/call.ts';
import { useGo } from '#admin/navigation/address.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { check } from '#domain/check.ts';
import { editsOfOther, isSameRecord, mergeEdits } from '#domain/staff/merge-edits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Conflict } from './conflict.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { RecordFields } from './record-fields.tsx';
import type { FieldTrouble } from './record-issues.ts';
import { idOfField, troublesOf } from './record-issues.ts';
import type { RecordKind } from './record-kind.ts';
import type { RecordValues } from './record-values.ts';
import { cleanedValues, withParents } from './record-values.ts';

/** A record as it was read: an edit builds on this version. */
interface Read {
  version: number;
  values: RecordValues;
}

interface RecordEditorProps<Name extends 'tool' | 'workflow', Entry extends { slug: string }, View> {
  kind: RecordKind<Name, Entry, View>;
  initial: Read;
  /** Nothing stands in the catalogue yet: the address may still be chosen. */
  isNew: boolean;
  saveLabel: string;
  /** Sends the record; tells the version that it has then, or where to go because the form has done its work. */
  save: (record: Entry, version: number) => Promise<{ version: number } | { goTo: string }>;
  /** Further buttons for the bar. */
  children?: ReactNode;
}

/** The form of a tool or workflow: its fields, what is wrong with them, a preview, and what to do when two people edit. */
export function RecordEditor<Name extends 'tool' | 'workflow', Entry extends { slug: string }, View>(
  props: RecordEditorProps<Name, Entry, View>,
) {
  const { kind, initial, isNew, saveLabel, save, children } = props;
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial.values);
  const [theirs, setTheirs] = useState<Read>();
  const [{ troubles, tries }, setTroubles] = useState<{ troubles: FieldTrouble[]; tries: number }>({ troubles: [], tries: 0 });
  const [busy, setBusy] = useState<'saving' | 'previewing'>();
  const [view, setView] = useState<View>();
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  useUnsaved(isDirty);

  const showTroubles = (found: FieldTrouble[]) => setTroubles((before) => ({ troubles: found, tries: before.tries + 1 }));

  /** The record when it is right; else what is wrong is shown. Half a record may be looked at, and not stored. */
  function checked(isStored: boolean): Entry | undefined {
    const cleaned = cleanedValues(values);
    const { data, issues: ofSchema = [] } = check(kind.schema, withParents(cleaned, kind.bounds));
    const issues = [...(isStored ? kind.rules(cleaned as Partial<Entry>) : []), ...ofSchema];
    const isRight = issues.length === 0;
    // Without its empty rows, so that 'row 3' is the third on screen.
    if (!isRight) setValues(cleaned);
    showTroubles(troublesOf(issues, kind.groups));
    return isRight ? data : undefined;
  }

  /** Does one thing at a time; the button that was pressed, and disabled meanwhile, has the focus again afterwards. */
  async function run(what: NonNullable<typeof busy>, task: (record: Entry) => Promise<() => void>) {
    const record = checked(what === 'saving');
    if (!record || busy) return;
    const pressed = document.activeElement;
    setBusy(what);
    let finish: (() => void) | undefined;
    try {
      finish = await task(record);
    } catch (error) {
      showFailure(error);
    }
    flushSync(() => setBusy(undefined));
    if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
    finish?.();
  }

  function showFailure(error: unknown) {
    const current = hasStatus(error, 409) ? readOf(error.current, kind.noun) : undefined;
    if (current) setTheirs(current);
    else if (hasStatus(error, 422) && error.issues.length > 0) {
      const issues = error.issues.map((issue) => ({ ...issue, path: withoutNoun(issue.path, kind.noun) }));
      showTroubles(troublesOf(issues, kind.groups));
    } else if (hasStatus(error, 409) && error.current === undefined) {
      showTroubles([{ path: 'slug', message: error.message }]);
    } else tellFailure(error);
  }

  const saveNow = () =>
    run('saving', async (record) => {
      const saved = await save(record, base.version);
      return () => {
        if ('goTo' in saved) {
          go(saved.goTo, { replace: isNew, ignoreBlocker: true });
          return;
        }
        // What was typed while it was on its way stays, and is not saved yet.
        setBase({ version: saved.version, values: record as RecordValues });
      };
    });

  const previewNow = () =>
    run('previewing', async (record) => {
      const shown = await send<View>('POST', `${kind.api}/preview`, { [kind.noun]: record });
      return () => setView(shown);
    });

  /** Both edits in one form, on the version that the other person saved. */
  function resolve(next: RecordValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    showTroubles([]);
    // The button that was pressed is gone.
    form.current?.focus();
  }

  const fields = kind.groups.flatMap((group) => group.fields);
  return (
    <form
      className="record-form"
      id="record-form"
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      {theirs && (
        <Conflict
          noun={kind.noun}
          edits={editsOfOther(base.values, cleanedValues(values), theirs.values)}
          labelOf={(path) => fields.find((field) => field.path === path)?.label ?? path}
          onTakeOver={() => resolve(mergeEdits(cleanedValues(base.values), cleanedValues(values), theirs.values), theirs)}
          onDiscard={() => resolve(theirs.values, theirs)}
        />
      )}
      <ErrorSummary
        key={tries}
        errors={troubles.map(({ path, message }) => ({ fieldId: path ? idOfField(path) : 'record-form', message }))}
      />
      <RecordFields
        groups={kind.groups}
        bounds={kind.bounds}
        values={values}
        troubles={troubles}
        locked={isNew ? [] : ['slug']}
        onChange={setValues}
      />
      <div className="record-bar">
        <Button type="submit" sendingLabel="Saving..." sending={busy === 'saving'}>
          {saveLabel}
        </Button>
        <Button variant="quiet" sendingLabel="Loading..." sending={busy === 'previewing'} onClick={previewNow}>
          Preview
        </Button>
        {children}
        <p className="meta" role="status">
          {isDirty ? 'Not saved yet' : ''}
        </p>
      </div>
      {view && (
        <PreviewDialog title={nameOf(values)} onClose={() => setView(undefined)}>
          <kind.Preview view={view} />
        </PreviewDialog>
      )}
    </form>
  );
}

const nameOf = (values: RecordValues) => String(values.name ?? values.title ?? '');

const withoutNoun = (path: string, noun: string) => (path.startsWith(`${noun}.`) ? path.slice(noun.length + 1) : path);

/** The record in the answer to an edit that came too late. */
function readOf(current: unknown, noun: string): Read | undefined {
  if (typeof current !== 'object' || current === null || !(noun in current) || !('version' in current)) return undefined;
  return { version: current.version as number, values: (current as Record<string, RecordValues>)[noun] ?? {} };
}
