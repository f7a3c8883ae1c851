import { useRef, useState } from 'react';
import { hasStatus } from '#admin/api/call.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { askByKey } from '#admin/record/ask-by-key.ts';
import { Conflict } from '#admin/record/conflict.tsx';
import { PublishQuestion } from '#admin/record/publish-question.tsx';
import type { Read } from '#admin/record/record-editor.tsx';
import { RecordFields } from '#admin/record/record-fields.tsx';
import { idOfField, nothingTold, stillWrong, troublesOf } from '#admin/record/record-issues.ts';
import type { RecordValues } from '#admin/record/record-values.ts';
import { cleanedValues } from '#admin/record/record-values.ts';
import type { DraftPlace } from '#admin/record/use-draft.ts';
import { draftWords, useDraft } from '#admin/record/use-draft.ts';
import type { FieldIssue } from '#domain/check.ts';
import { check } from '#domain/check.ts';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { editsOfOther, isSameRecord, mergeEdits } from '#domain/staff/merge-edits.ts';
import type { EditableText, WritingPreview as WritingPreviewView } from '#domain/staff/record-views.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { TextKind } from './text-kinds.ts';
import { WritingHelp } from './writing-help.tsx';
import { WritingPreview } from './writing-preview.tsx';

interface TextFormProps {
  kind: TextKind;
  initial: Read;
  /** What the form holds at first, where it is not what was read: a draft. */
  first: RecordValues | undefined;
  /** Where its draft is kept. */
  place: DraftPlace;
  /** Where the API has its history; nothing for a new one. */
  history?: string;
  save: (record: object, version: number, why: string) => Promise<{ version: number } | undefined>;
}

/** The form of one text beside the catalogue. It asks once before it stores anything, and shows what changes. */
export function TextForm({ kind, initial, first = initial.values, place, history, save }: TextFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(first);
  const [theirs, setTheirs] = useState<Read>();
  const [told, setTold] = useState(nothingTold);
  const [asked, setAsked] = useState<object>();
  const [preview, setPreview] = useState<WritingPreviewView>();
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  const draft = useDraft(place, values, base.version, isDirty);
  useUnsaved(isDirty && draft.state !== 'kept', draft.keep);

  const showTroubles = (issues: readonly FieldIssue[], from: 'form' | 'server') =>
    setTold((before) => ({ troubles: troublesOf(issues, kind.groups), from, tries: before.tries + 1 }));
  const judged = () => check<object>(kind.schema, cleanedValues(values));

  /** What may be stored as far as the form can tell; otherwise it tells what is wrong. */
  function judgedOrTold(): object | undefined {
    const { data, issues = [] } = judged();
    showTroubles(issues, 'form');
    return data;
  }
  const ask = () => setAsked(judgedOrTold());

  async function saveNow(record: object, why: string) {
    setSaving(true);
    try {
      await draft.settle();
      const saved = await save(record, base.version, why);
      if (saved) {
        setBase({ version: saved.version, values: { ...record } });
        setValues({ ...record });
      }
    } catch (error) {
      if (hasStatus(error, 409) && error.current) {
        const current = error.current as EditableText;
        setTheirs({ version: current.version, values: current.record });
      } else if (hasStatus(error, 422) && error.issues.length > 0)
        showTroubles(
          error.issues.map(({ path, message }) => ({ path: path.replace('record.', ''), message })),
          'server',
        );
      else tellFailure(error);
    }
    setAsked(undefined);
    setSaving(false);
  }

  function resolve(next: RecordValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    form.current?.focus();
  }

  const fields = kind.groups.flatMap((group) => group.fields);
  return (
    <form
      className="record-form"
      id="text-form"
      ref={form}
      tabIndex={-1}
      noValidate
      // Enter in a field must not publish: the button asks.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={askByKey(ask, asked !== undefined || preview !== undefined)}
    >
      {theirs && history && (
        <Conflict
          noun={kind.noun}
          history={history}
          edits={editsOfOther(base.values, cleanedValues(values), theirs.values)}
          labelOf={(path) => fields.find((field) => field.path === path)?.label ?? path}
          onTakeOver={() => resolve(mergeEdits(cleanedValues(base.values), cleanedValues(values), theirs.values), theirs)}
          onDiscard={() => resolve(theirs.values, theirs)}
        />
      )}
      <ErrorSummary
        key={told.tries}
        errors={told.troubles.map(({ path, message, line }) => ({
          fieldId: path ? idOfField(path) : 'text-form',
          message,
          line,
        }))}
      />
      {kind.isWriting && <WritingHelp />}
      <RecordFields
        groups={kind.groups}
        bounds={kind.bounds}
        values={values}
        troubles={stillWrong(told, () => troublesOf(judged().issues ?? [], kind.groups))}
        locked={[]}
        onChange={setValues}
      />
      <div className="record-bar">
        <Button aria-keyshortcuts="Control+S" onClick={ask}>
          {history ? 'Save' : `Add the ${kind.noun}`}
        </Button>
        {kind.isWriting && (
          <WritingPreview
            title={kind.titleOf(values, place.name)}
            address={`/api/staff/texts/${kind.kind}/${encodeURIComponent(place.name)}/preview`}
            record={judgedOrTold}
            shown={preview}
            onShown={setPreview}
            onIssues={(issues) => showTroubles(issues, 'server')}
          />
        )}
        <p className="meta" role="status">
          {draftWords[draft.state]}
        </p>
      </div>
      {asked && (
        <PublishQuestion
          title={history ? 'Publish these changes?' : `Add this ${kind.noun}?`}
          text={kind.question}
          confirm={history ? 'Publish the changes' : 'Publish it'}
          changes={history ? compareRecords(cleanedValues(base.values), asked).filter(({ differs }) => differs) : undefined}
          groups={kind.groups}
          isSending={isSaving}
          onPublish={(why) => void saveNow(asked, why)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}
