import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '#admin/api/call.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { Conflict } from '#admin/record/conflict.tsx';
import { RecordFields } from '#admin/record/record-fields.tsx';
import type { FieldTrouble } from '#admin/record/record-issues.ts';
import { idOfField, troublesOf } from '#admin/record/record-issues.ts';
import type { RecordValues } from '#admin/record/record-values.ts';
import { cleanedValues } from '#admin/record/record-values.ts';
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
  /** Where the API has the record's history. */
  history: string;
  isNew: boolean;
  saveLabel: string;
  /** Stores the record; `stricter` when the card is to follow it. What it throws is shown here. */
  save: (record: Entry, version: number, stricter: boolean) => Promise<void>;
  onClose: () => void;
}

/** The form of one fact or one change of terms, in the place where it stands. */
export function EvidenceForm<Entry extends Fact | TermsChange>(props: EvidenceFormProps<Entry>) {
  const { kind, initial, history, isNew, saveLabel, save, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial.values);
  const [theirs, setTheirs] = useState<Read>();
  const [{ troubles, tries }, setTroubles] = useState<{ troubles: FieldTrouble[]; tries: number }>({ troubles: [], tries: 0 });
  const [loosened, setLoosened] = useState<FieldIssue[]>([]);
  const [isSaving, setSaving] = useState(false);
  useUnsaved(!isSameRecord(cleanedValues(base.values), cleanedValues(values)));
  useEffect(() => form.current?.focus(), []);

  const groups = kind.groupsOf(values);
  const showTroubles = (issues: readonly FieldIssue[]) =>
    setTroubles((before) => ({ troubles: troublesOf(issues, groups), tries: before.tries + 1 }));

  async function saveNow(stricter: boolean) {
    if (isSaving) return;
    const cleaned = cleanedValues(values);
    const { data, issues } = check(kind.schema, cleaned);
    showTroubles(issues ?? []);
    if (!data) return;
    setSaving(true);
    setLoosened([]);
    try {
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
    } else if (hasStatus(error, 409)) showTroubles([{ path: 'id', message: error.message }]);
    else if (hasStatus(error, 422) && isAboutCard(error.issues)) setLoosened(error.issues);
    else if (hasStatus(error, 422) && error.issues.length > 0)
      showTroubles(error.issues.map(({ path, message }) => ({ path: path.replace(`${kind.noun}.`, ''), message })));
    else tellFailure(error);
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
        key={tries}
        errors={troubles.map(({ path, message }) => ({ fieldId: path ? idOfField(path) : 'evidence-form', message }))}
      />
      <RecordFields
        groups={groups}
        bounds={kind.bounds}
        values={values}
        troubles={troubles}
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
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
