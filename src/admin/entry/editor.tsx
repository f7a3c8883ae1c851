import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { currentOf, hasStatus, isUnanswered, request, wordsOf } from '#admin/api/call.ts';
import { readAgain } from '#admin/api/reads.ts';
import { useGo } from '#admin/navigation/address.ts';
import { forgetWords } from '#admin/navigation/kept-words.ts';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { WhatChanges, WhyQuestion } from '#admin/parts/why-question.tsx';
import type { FieldIssue } from '#domain/check.ts';
import { checkWithFindings } from '#domain/check.ts';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { shownAsFarAsItGoes } from '#domain/staff/incomplete-record.ts';
import { editsOfOther, isSameRecord, mergeEdits } from '#domain/staff/merge-edits.ts';
import type { WritingIssues } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Loading } from '#ui/loading.tsx';
import { ComparedFields, Conflict, labelOfField } from './compared.tsx';
import type { DraftPlace, Read } from './drafts.tsx';
import { DraftOffer, draftWords, forgetDraft, useDraft, useStoredDraft } from './drafts.tsx';
import type { EntryKind, EntryValues, PublishWords } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { EntryFields } from './fields.tsx';
import type { FieldTrouble } from './judge.ts';
import { cleanedValues, idOfField, issuesWithin, noErrors, remainingTroubles, troublesOf, withParents } from './judge.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { useStricterCard } from './stricter-card.tsx';
import { WritingHelp } from './writing-help.tsx';

/** Further properties of a write. */
export interface WithRecord {
  /** Reason of the change; '' without one. */
  why: string;
  /** True if the tool's card is to become stricter with it. */
  stricter: boolean;
}

/**
 * Next act of a form once its record is stored: it stays open on another version, opens another screen, or closes, and its host
 * continues. The screen is read again only then, because it may have no place for the form any more.
 */
type Saved = { version: number } | { goTo?: string; onClosed?: () => Promise<void> };

interface EntryEditorProps<Entry extends EntryValues> {
  kind: EntryKind<Entry>;
  /** Name of the stored record; without one its address can still be chosen. */
  name?: string;
  initial: Read;
  /** Place of its draft; undefined if saving only notes a decision. */
  place?: DraftPlace | undefined;
  /** Overrides the kind's confirmation dialog. */
  question?: (record: Entry) => PublishWords;
  saveLabel?: string;
  /** Stores the record; the form shows any error that it throws. */
  save: (record: Entry, version: number, more: WithRecord) => Promise<Saved>;
  /** Closes a form within a list. With it the form gets the focus as it opens, and a button that discards the input. */
  onClose?: () => void;
}

/** The form of an entry, after the offer of a draft if there is one. */
export function EntryEditor<Entry extends EntryValues>(props: EntryEditorProps<Entry>) {
  const { kind, name, initial, place, onClose } = props;
  const query = useStoredDraft(place);
  const [choice, setChoice] = useState<{ base: Read; values: EntryValues }>();
  if (query.isLoading) return <Loading>Loading draft...</Loading>;
  // Open no form: it could overwrite a draft that nobody has seen.
  if (query.isError)
    return (
      <>
        <ErrorState title="Error loading draft" hint={wordsOf(query.error)} onRetry={() => void query.refetch()} />
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        )}
      </>
    );
  if (query.data && !choice) {
    // A new entry has no former versions.
    const isOlder = name !== undefined && query.data.version !== initial.version;
    return (
      <DraftOffer
        draft={query.data}
        initial={initial}
        kind={kind}
        formerAddress={isOlder ? `${addressOf(kind, name)}/history/${query.data.version}` : undefined}
        onChoose={(base, values) => setChoice({ base, values })}
        {...(onClose && { onClose })}
      />
    );
  }
  return <EntryForm {...props} initial={choice?.base ?? initial} first={choice?.values ?? initial.values} />;
}

/** The fields of an entry with their errors, a preview, and the conflict when two people edit. */
function EntryForm<Entry extends EntryValues>(props: EntryEditorProps<Entry> & { first: EntryValues }) {
  const { kind, name, initial, first, place, question = kind.question, save, onClose } = props;
  const isNew = name === undefined;
  const whyKeptAs = `publish ${kind.noun} ${name ?? ''}`;
  const { saveLabel = isNew ? `Add the ${kind.noun}` : 'Save' } = props;
  const go = useGo();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const unanswered = useRef<EntryValues[]>([]);
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(first);
  const latest = useRef(values);
  latest.current = values;
  const [pendingRecord, setPendingRecord] = useState<Entry>();
  const [theirs, setTheirs] = useState<Read>();
  const [lastTry, setLastTry] = useState(noErrors);
  const stricterCard = useStricterCard('Save, and make the card stricter');
  const [busy, setBusy] = useState<'saving' | 'previewing'>();
  const [openPreview, setOpenPreview] = useState<{ record: Entry; left: string[]; issues: readonly FieldIssue[] }>();
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  const draft = useDraft(place, values, base.version, isDirty);
  const isInList = onClose !== undefined;
  const readScreen = () => readAgain(client);
  useEffect(() => {
    if (isInList) form.current?.focus();
  }, [isInList]);

  const groups = kind.groupsOf(values);
  const showTroubles = (troubles: FieldTrouble[], from: 'form' | 'server') =>
    setLastTry((before) => ({ troubles, from, tries: before.tries + 1 }));
  const showIssues = (issues: readonly FieldIssue[]) =>
    showTroubles(troublesOf(issuesWithin(kind.holds, issues), groups), 'server');

  /** Validates the values in the browser. */
  function validate(): { cleaned: EntryValues; data: Entry | undefined; found: FieldTrouble[] } {
    const cleaned = cleanedValues(values);
    const { data, issues = [] } = checkWithFindings(kind.schema, withParents(cleaned, kind.bounds));
    return { cleaned, data, found: troublesOf([...(kind.rules?.(cleaned) ?? []), ...issues], groups) };
  }

  /** Returns the record if it is valid; else shows the errors, each with a link to its field. */
  function validateAndShow(): Entry | undefined {
    const { cleaned, data, found } = validate();
    const isRight = found.length === 0;
    // Remove empty rows, so that 'row 3' of an error is the third on screen.
    if (!isRight) setValues(cleaned);
    showTroubles(found, 'form');
    return isRight ? data : undefined;
  }

  /** Runs one task at a time; the pressed button, disabled meanwhile, gets the focus again afterwards. */
  async function run(what: NonNullable<typeof busy>, task: () => Promise<() => void>, onFailure = showFailure) {
    if (busy) return;
    const button = document.activeElement;
    setBusy(what);
    let finish: (() => void) | undefined;
    try {
      finish = await task();
    } catch (error) {
      setPendingRecord(undefined);
      onFailure(error);
    }
    flushSync(() => setBusy(undefined));
    if (document.activeElement === document.body && button instanceof HTMLElement) button.focus();
    finish?.();
  }

  function showFailure(error: unknown) {
    const current = readOf(currentOf(error), kind.holds);
    // The screen around the form must know the other person's version, too.
    if (hasStatus(error, 409)) void readScreen();
    if (current) setTheirs(current);
    else if (hasStatus(error, 422) && error.issues.length > 0) showIssues(error.issues);
    else if (hasStatus(error, 409) && error.current === undefined && kind.nameField) {
      showTroubles([{ path: kind.nameField, message: error.message }], 'server');
    } else showError(error);
  }

  /** Handles the submit button: confirms, or stores at once if the kind has no question. */
  function ask() {
    if (question && !isNew && !isDirty) {
      showSuccess('Nothing to publish', 'The site says this already.');
      return;
    }
    const record = validateAndShow();
    if (!record) return;
    if (question) setPendingRecord(record);
    else void store(record, { why: '', stricter: false });
  }

  const store = (record: Entry, more: WithRecord): Promise<void> =>
    run(
      'saving',
      async () => {
        await draft.settle();
        const outcome = await save(record, base.version, more).catch((error) => {
          if (isUnanswered(error)) unanswered.current.push(cleanedValues(record));
          const current = readOf(currentOf(error), kind.holds);
          const isOwn =
            current && unanswered.current.some((sentValues) => isSameRecord(sentValues, cleanedValues(current.values)));
          if (!isOwn) throw error;
          // The conflict is with our own write, whose answer was lost: build on it.
          return save(record, current.version, more);
        });
        unanswered.current = [];
        forgetWords(whyKeptAs);
        // Input typed during the request is stored as a draft, and offered again.
        if (!('version' in outcome) && latest.current !== values) await draft.keep();
        return () => {
          setPendingRecord(undefined);
          if (!('version' in outcome)) {
            draft.letGo();
            if (outcome.goTo) {
              go(outcome.goTo, { replace: isNew, ignoreBlocker: true });
              void readScreen();
            } else {
              onClose?.();
              void outcome.onClosed?.();
            }
            return;
          }
          setBase({ version: outcome.version, values: record });
          // Input typed during the request stays, and is not saved yet.
          setValues((now) => (now === values ? record : now));
          void readScreen();
        };
      },
      (error) => {
        // Store the draft again, since the form holds the only copy.
        void draft.keep();
        const again = () => void store(record, { ...more, stricter: true });
        if (!(kind.tightensCard && stricterCard.handle(error, again))) showFailure(error);
      },
    );

  const previewNow = (preview: NonNullable<EntryKind<Entry>['preview']>) =>
    run('previewing', async () => {
      const { record, left } = preview.blank
        ? shownAsFarAsItGoes(kind.schema, cleanedValues(values), preview.blank)
        : { record: validateAndShow(), left: [] };
      if (!record) return () => undefined;
      const { issues, canBeShown } = preview.issues
        ? await request<WritingIssues>('POST', preview.issues(name ?? ''), { record })
        : { issues: [], canBeShown: true };
      if (!canBeShown) return () => showIssues(issues);
      return () => setOpenPreview({ record, issues, left: [...new Set(left.map((path) => labelOfField(groups, path)))] });
    });

  /** Puts the resolved values into the form, on the version that the other person saved. */
  function resolve(next: EntryValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    showTroubles([], 'form');
    // Move the focus, since the pressed button is gone.
    form.current?.focus();
  }

  /** Discards the input and its draft; a draft that cannot be forgotten now is offered again. */
  async function cancel(close: () => void) {
    draft.letGo();
    close();
    await draft.settle();
    if (place && isDirty) await forgetDraft(client, place).catch(() => undefined);
  }

  /** Lets Control S or Command S do the same as the submit button, which is many Tabs behind the fields. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!pendingRecord && !openPreview && !stricterCard.question) ask();
  }

  return (
    <form
      className="record-form"
      id="entry-form"
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={isInList ? (isNew ? `New ${kind.noun}` : `Edit the ${kind.noun}`) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in a field must not publish: only the button confirms.
        if (!question) ask();
      }}
      onKeyDown={onKeyDown}
    >
      {theirs && name !== undefined && (
        <Conflict
          noun={kind.noun}
          history={`${addressOf(kind, name)}/history`}
          edits={editsOfOther(base.values, cleanedValues(values), theirs.values)}
          labelOf={(path) => labelOfField(groups, path)}
          onTakeOver={() => resolve(mergeEdits(cleanedValues(base.values), cleanedValues(values), theirs.values), theirs)}
          onDiscard={() => resolve(theirs.values, theirs)}
        />
      )}
      <ErrorSummary
        key={lastTry.tries}
        errors={lastTry.troubles.map(({ path, message, line }) => ({
          fieldId: path ? idOfField(path) : 'entry-form',
          message,
          line,
        }))}
      />
      {kind.hasTags && <WritingHelp />}
      <EntryFields
        groups={groups}
        bounds={kind.bounds}
        values={values}
        troubles={remainingTroubles(lastTry, () => validate().found)}
        name={name}
        locked={isNew || !kind.nameField ? [] : [kind.nameField]}
        onChange={(next) => setValues(kind.follows?.(values, next) ?? next)}
      />
      <div className={isInList ? 'button-row' : 'record-bar'}>
        <Button
          type={question ? 'button' : 'submit'}
          aria-keyshortcuts="Control+S"
          sendingLabel="Saving..."
          sending={!question && busy === 'saving'}
          onClick={question && ask}
        >
          {saveLabel}
        </Button>
        {kind.preview && (
          <Button
            variant="quiet"
            sendingLabel="Loading..."
            sending={busy === 'previewing'}
            onClick={() => kind.preview && void previewNow(kind.preview)}
          >
            Preview
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" onClick={() => void cancel(onClose)}>
            Cancel
          </Button>
        )}
        <p className="meta" role="status">
          {draftWords[draft.state]}
        </p>
      </div>
      {pendingRecord && question && (
        <WhyQuestion
          keptAs={whyKeptAs}
          {...question(pendingRecord, isNew)}
          cancel="Keep writing"
          hint="It’s kept in the history."
          isSending={busy === 'saving'}
          sendingLabel="Publishing..."
          onConfirm={(why) => void store(pendingRecord, { why, stricter: false })}
          onClose={() => setPendingRecord(undefined)}
        >
          {!isNew && (
            <WhatChanges>
              <ComparedFields
                fields={compareRecords(cleanedValues(base.values), pendingRecord).filter(({ differs }) => differs)}
                groups={groups}
              />
            </WhatChanges>
          )}
        </WhyQuestion>
      )}
      {stricterCard.question}
      {openPreview && kind.preview && (
        <PreviewDialog
          title={kind.titleOf(values as Entry, name ?? '') || 'Not named yet'}
          address={kind.preview.address(name ?? '')}
          {...openPreview}
          onClose={() => {
            setOpenPreview(undefined);
            if (kind.preview?.issues) showIssues(openPreview.issues);
          }}
        />
      )}
    </form>
  );
}

/** Reads the current record from the answer to an edit that came too late. */
function readOf(current: EntryValues | undefined, holds: string): Read | undefined {
  const version = current?.version;
  const values = current?.[holds];
  return typeof version === 'number' && isValues(values) ? { version, values } : undefined;
}

const isValues = (value: unknown): value is EntryValues => typeof value === 'object' && value !== null;
