import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '#admin/api/call.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { Conflict } from '#admin/record/conflict.tsx';
import { RecordFields } from '#admin/record/record-fields.tsx';
import { idOfField, nothingTold, stillWrong, troublesOf } from '#admin/record/record-issues.ts';
import type { RecordValues } from '#admin/record/record-values.ts';
import { cleanedValues } from '#admin/record/record-values.ts';
import type { DraftPlace } from '#admin/record/use-draft.ts';
import { draftWords, forgetDraft, useDraft } from '#admin/record/use-draft.ts';
import type { FieldIssue } from '#domain/check.ts';
import { check } from '#domain/check.ts';
import { editsOfOther, isSameRecord, mergeEdits } from '#domain/staff/merge-edits.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import type { EvidenceKind } from './evidence-kind.ts';
import { isAboutCard, StricterCard } from './stricter-card.tsx';

/** A record as it was read: an edit builds on this version. */
interface Read {
  version: number;
  values: RecordValues;
}

interface EvidenceFormProps<Entry extends Fact | TermsChange> {
  kind: EvidenceKind<Entry>;
  initial: Read;
  /** What the form holds at first, where it is not what was read: a draft. */
  first?: RecordValues | undefined;
  /** Where its draft is kept; nowhere where saving it only notes a decision. */
  place?: DraftPlace;
  /** Where the API has the record's history. */
  history: string;
  isNew: boolean;
  saveLabel: string;
  /** Stores the record; `stricter` when the card is to follow it. What it throws is shown here. */
  save: (record: Entry, version: number, stricter: boolean) => Promise<void>;
  onClose: () => void;
}

const nowhere: DraftPlace = { kind: 'facts', name: '' };

/** The form of one fact or one change of terms, in the place where it stands. */
export function EvidenceForm<Entry extends Fact | TermsChange>(props: EvidenceFormProps<Entry>) {
  const { kind, initial, first = initial.values, place, history, isNew, saveLabel, save, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(first);
  const [theirs, setTheirs] = useState<Read>();
  const [told, setTold] = useState(nothingTold);
  const [loosened, setLoosened] = useState<FieldIssue[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  const draft = useDraft(place ?? nowhere, values, base.version, isDirty && place !== undefined);
  useUnsaved(isDirty && draft.state !== 'kept', place && draft.keep);
  useEffect(() => form.current?.focus(), []);

  const groups = kind.groupsOf(values);
  const showTroubles = (issues: readonly FieldIssue[], from: 'form' | 'server') =>
    setTold((before) => ({ troubles: troublesOf(issues, groups), from, tries: before.tries + 1 }));
  const judged = () => check(kind.schema, cleanedValues(values));

  async function saveNow(stricter: boolean) {
    if (isSaving) return;
    const { data, issues = [] } = judged();
    showTroubles(issues, 'form');
    if (!data) return;
    setSaving(true);
    setLoosened([]);
    try {
      await draft.settle();
      await save(data, base.version, stricter);
    } catch (error) {
      showFailure(error);
      setSaving(false);
    }
  }

  function showFailure(error: unknown) {
    if (hasStatus(error, 409) && error.current) {
      const current = error.current as Record<string, unknown> & { version: number };
      setTheirs({ version: current.version, values: current[kind.noun] as RecordValues });
    } else if (hasStatus(error, 409)) showTroubles([{ path: 'id', message: error.message }], 'server');
    else if (hasStatus(error, 422) && isAboutCard(error.issues)) setLoosened(error.issues);
    else if (hasStatus(error, 422) && error.issues.length > 0)
      showTroubles(
        error.issues.map(({ path, message }) => ({ path: path.replace(`${kind.noun}.`, ''), message })),
        'server',
      );
    else tellFailure(error);
  }

  /** Takes back what was typed, the draft of it too; one that cannot be forgotten now is offered again. */
  async function cancel() {
    onClose();
    await draft.settle();
    if (place && isDirty) await forgetDraft(place).catch(() => undefined);
  }

  function resolve(next: RecordValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    form.current?.focus();
  }

  const fields = groups.flatMap((group) => group.fields);
  return (
    <form
      className="record-form"
      id="evidence-form"
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={isNew ? `New ${kind.noun}` : `Edit the ${kind.noun}`}
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow(false);
      }}
    >
      {theirs && (
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
        errors={told.troubles.map(({ path, message }) => ({ fieldId: path ? idOfField(path) : 'evidence-form', message }))}
      />
      <RecordFields
        groups={groups}
        bounds={kind.bounds}
        values={values}
        troubles={stillWrong(told, () => troublesOf(judged().issues ?? [], groups))}
        locked={isNew ? [] : ['id']}
        onChange={(next) => setValues(next.about === values.about ? next : { ...next, answer: undefined })}
      />
      {loosened.length > 0 && (
        <StricterCard
          issues={loosened}
          label="Save, and make the card stricter"
          onAgree={() => void saveNow(true)}
          onClose={() => setLoosened([])}
        />
      )}
      <div className="button-row">
        <Button type="submit" sendingLabel="Saving..." sending={isSaving}>
          {saveLabel}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <p className="meta" role="status">
          {draftWords[draft.state]}
        </p>
      </div>
    </form>
  );
}
