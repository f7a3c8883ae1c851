import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasStatus, send } from '#admin/api/call.ts';
import { useGo } from '#admin/navigation/address.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { check } from '#domain/check.ts';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { shownAsFarAsItGoes } from '#domain/staff/incomplete-record.ts';
import { editsOfOther, isSameRecord, mergeEdits } from '#domain/staff/merge-edits.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { askByKey } from './ask-by-key.ts';
import { labelOfField } from './compared-fields.tsx';
import { Conflict } from './conflict.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { PublishWords } from './publish-question.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { RecordFields } from './record-fields.tsx';
import type { FieldTrouble } from './record-issues.ts';
import { idOfField, nothingTold, stillWrong, troublesOf } from './record-issues.ts';
import type { RecordKind, RecordNoun } from './record-kind.ts';
import type { RecordValues } from './record-values.ts';
import { cleanedValues, withParents } from './record-values.ts';
import type { DraftPlace } from './use-draft.ts';
import { draftWords, useDraft } from './use-draft.ts';

/** A record as it was read: an edit builds on this version. */
export interface Read {
  version: number;
  values: RecordValues;
}

export interface RecordEditorProps<Name extends RecordNoun, Entry extends { slug: string }, View> {
  kind: RecordKind<Name, Entry, View>;
  initial: Read;
  /** What the form holds at first, where it is not what was read: a draft. */
  first?: RecordValues;
  /** Where its draft is kept. */
  place: DraftPlace;
  /** How it asks before it publishes. */
  question: (record: Entry) => PublishWords;
  /** Nothing stands in the catalogue yet: the address may still be chosen. */
  isNew: boolean;
  saveLabel: string;
  /** Sends the record; tells the version that it has then, or where to go because the form has done its work. */
  save: (record: Entry, version: number, why: string) => Promise<{ version: number } | { goTo: string }>;
  /** Further buttons for the bar. */
  children?: ReactNode;
}

/** The form of a record: its fields, what is wrong with them, a preview, and what to do when two people edit. */
export function RecordEditor<Name extends RecordNoun, Entry extends { slug: string }, View>(
  props: RecordEditorProps<Name, Entry, View>,
) {
  const { kind, initial, first = initial.values, place, question, isNew, saveLabel, save, children } = props;
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(first);
  const [asked, setAsked] = useState<Entry>();
  const [theirs, setTheirs] = useState<Read>();
  const [told, setTold] = useState(nothingTold);
  const [busy, setBusy] = useState<'saving' | 'previewing'>();
  const [shown, setShown] = useState<{ view: View; left: string[] }>();
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  const draft = useDraft(place, values, base.version, isDirty);
  useUnsaved(isDirty && draft.state !== 'kept', draft.keep);

  const showTroubles = (found: FieldTrouble[], from: 'form' | 'server') =>
    setTold((before) => ({ troubles: found, from, tries: before.tries + 1 }));

  /** What the form itself can tell of what it holds. */
  function judged(): { cleaned: RecordValues; data: Entry | undefined; found: FieldTrouble[] } {
    const cleaned = cleanedValues(values);
    const { data, issues = [] } = check(kind.schema, withParents(cleaned, kind.bounds));
    return { cleaned, data, found: troublesOf([...kind.rules(cleaned as Partial<Entry>), ...issues], kind.groups) };
  }

  /** The record when it is right; else what is missing or wrong is shown, each with the way to its field. */
  function checked(): Entry | undefined {
    const { cleaned, data, found } = judged();
    const isRight = found.length === 0;
    // Without its empty rows, so that 'row 3' is the third on screen.
    if (!isRight) setValues(cleaned);
    showTroubles(found, 'form');
    return isRight ? data : undefined;
  }

  /** Does one thing at a time; the button that was pressed, and disabled meanwhile, has the focus again afterwards. */
  async function run(what: NonNullable<typeof busy>, task: () => Promise<() => void>) {
    if (busy) return;
    const pressed = document.activeElement;
    setBusy(what);
    let finish: (() => void) | undefined;
    try {
      finish = await task();
    } catch (error) {
      setAsked(undefined);
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
      showTroubles(troublesOf(issues, kind.groups), 'server');
    } else if (hasStatus(error, 409) && error.current === undefined) {
      showTroubles([{ path: 'slug', message: error.message }], 'server');
    } else tellFailure(error);
  }

  function askToPublish() {
    if (!isNew && !isDirty) {
      tellDone('Nothing to publish', 'The site says this already.');
      return;
    }
    const record = checked();
    if (record) setAsked(record);
  }

  const publish = (record: Entry, why: string) =>
    run('saving', async () => {
      await draft.settle();
      const saved = await save(record, base.version, why);
      return () => {
        setAsked(undefined);
        if ('goTo' in saved) {
          go(saved.goTo, { replace: isNew, ignoreBlocker: true });
          return;
        }
        // What was typed while it was on its way stays, and is not saved yet.
        setBase({ version: saved.version, values: record as RecordValues });
      };
    });

  const previewNow = () =>
    run('previewing', async () => {
      const { record, left } = shownAsFarAsItGoes(kind.schema, cleanedValues(values), kind.blank);
      const view = await send<View>('POST', `${kind.api}/preview`, { [kind.noun]: record });
      return () => setShown({ view, left: [...new Set(left.map((path) => labelOfField(kind.groups, path)))] });
    });

  /** Both edits in one form, on the version that the other person saved. */
  function resolve(next: RecordValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    showTroubles([], 'form');
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
      // Enter in a field must not publish: the button asks.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={askByKey(askToPublish, asked !== undefined || shown !== undefined)}
    >
      {theirs && (
        <Conflict
          noun={kind.noun}
          history={`${kind.api}/${encodeURIComponent(theirs.values.slug as string)}/history`}
          edits={editsOfOther(base.values, cleanedValues(values), theirs.values)}
          labelOf={(path) => fields.find((field) => field.path === path)?.label ?? path}
          onTakeOver={() => resolve(mergeEdits(cleanedValues(base.values), cleanedValues(values), theirs.values), theirs)}
          onDiscard={() => resolve(theirs.values, theirs)}
        />
      )}
      <ErrorSummary
        key={told.tries}
        errors={told.troubles.map(({ path, message }) => ({ fieldId: path ? idOfField(path) : 'record-form', message }))}
      />
      <RecordFields
        groups={kind.groups}
        bounds={kind.bounds}
        values={values}
        troubles={stillWrong(told, () => judged().found)}
        locked={isNew ? [] : ['slug']}
        onChange={setValues}
      />
      <div className="record-bar">
        <Button aria-keyshortcuts="Control+S" onClick={askToPublish}>
          {saveLabel}
        </Button>
        <Button variant="quiet" sendingLabel="Loading..." sending={busy === 'previewing'} onClick={previewNow}>
          Preview
        </Button>
        {children}
        <p className="meta" role="status">
          {draftWords[draft.state]}
        </p>
      </div>
      {asked && (
        <PublishQuestion
          {...question(asked)}
          changes={isNew ? undefined : compareRecords(cleanedValues(base.values), asked).filter(({ differs }) => differs)}
          groups={kind.groups}
          isSending={busy === 'saving'}
          onPublish={(why) => publish(asked, why)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {shown && (
        <PreviewDialog title={nameOf(values)} left={shown.left} onClose={() => setShown(undefined)}>
          <kind.Preview view={shown.view} />
        </PreviewDialog>
      )}
    </form>
  );
}

const nameOf = (values: RecordValues) => String(values.name ?? values.title ?? values.question ?? 'Not named yet');

const withoutNoun = (path: string, noun: string) => (path.startsWith(`${noun}.`) ? path.slice(noun.length + 1) : path);

/** The record in the answer to an edit that came too late. */
function readOf(current: unknown, noun: string): Read | undefined {
  if (typeof current !== 'object' || current === null || !(noun in current) || !('version' in current)) return undefined;
  return { version: current.version as number, values: (current as Record<string, RecordValues>)[noun] ?? {} };
}
