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

/** The further properties of a write. */
export interface WithRecord {
  /** A word why, '' without one. */
  why: string;
  /** The tool's card is to follow it. */
  stricter: boolean;
}

/**
 * What a form does once its record is stored: it stays open on another version, goes to another screen, or closes, and its host
 * continues. The screen is read again only then: it may have no place for the form any more.
 */
type Saved = { version: number } | { goTo?: string; onClosed?: () => Promise<void> };

interface EntryEditorProps<Entry extends EntryValues> {
  kind: EntryKind<Entry>;
  /** The name of what is stored already; without one its address may still be chosen. */
  name?: string;
  initial: Read;
  /** Where its draft is kept; nowhere where saving it only notes a decision. */
  place?: DraftPlace | undefined;
  /** Overrides the kind's confirmation dialog. */
  question?: (record: Entry) => PublishWords;
  saveLabel?: string;
  /** Stores the record. What it throws is shown in the form. */
  save: (record: Entry, version: number, more: WithRecord) => Promise<Saved>;
  /** For a form within a list: what closes it. Then it has the focus when it opens, and a way to take back what was typed. */
  onClose?: () => void;
}

/** The form of an entry, after the draft that somebody may have left in it. */
export function EntryEditor<Entry extends EntryValues>(props: EntryEditorProps<Entry>) {
  const { kind, name, initial, place, onClose } = props;
  const stored = useStoredDraft(place);
  const [chosen, setChosen] = useState<{ base: Read; values: EntryValues }>();
  if (stored.isLoading) return <Loading>Loading draft...</Loading>;
  // A form that opened all the same would write over a draft that nobody has seen.
  if (stored.isError)
    return (
      <>
        <ErrorState title="Error loading draft" hint={wordsOf(stored.error)} onRetry={() => void stored.refetch()} />
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        )}
      </>
    );
  if (stored.data && !chosen) {
    // What is new has no former states.
    const isOlder = name !== undefined && stored.data.version !== initial.version;
    return (
      <DraftOffer
        draft={stored.data}
        initial={initial}
        kind={kind}
        formerAddress={isOlder ? `${addressOf(kind, name)}/history/${stored.data.version}` : undefined}
        onChoose={(base, values) => setChosen({ base, values })}
        {...(onClose && { onClose })}
      />
    );
  }
  return <EntryForm {...props} initial={chosen?.base ?? initial} first={chosen?.values ?? initial.values} />;
}

/** The fields of an entry, what is wrong with them, a preview, and what to do when two people edit. */
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
  const [asked, setAsked] = useState<Entry>();
  const [theirs, setTheirs] = useState<Read>();
  const [lastTry, setLastTry] = useState(noErrors);
  const stricterCard = useStricterCard('Save, and make the card stricter');
  const [busy, setBusy] = useState<'saving' | 'previewing'>();
  const [shown, setShown] = useState<{ record: Entry; left: string[]; issues: readonly FieldIssue[] }>();
  const isDirty = !isSameRecord(cleanedValues(base.values), cleanedValues(values));
  const draft = useDraft(place, values, base.version, isDirty);
  const isInList = onClose !== undefined;
  const readScreen = () => readAgain(client);
  useEffect(() => {
    if (isInList) form.current?.focus();
  }, [isInList]);

  const groups = kind.groupsOf(values);
  const showTroubles = (found: FieldTrouble[], from: 'form' | 'server') =>
    setLastTry((before) => ({ troubles: found, from, tries: before.tries + 1 }));
  const showIssues = (issues: readonly FieldIssue[]) =>
    showTroubles(troublesOf(issuesWithin(kind.holds, issues), groups), 'server');

  /** Validates the values in the browser. */
  function judged(): { cleaned: EntryValues; data: Entry | undefined; found: FieldTrouble[] } {
    const cleaned = cleanedValues(values);
    const { data, issues = [] } = checkWithFindings(kind.schema, withParents(cleaned, kind.bounds));
    return { cleaned, data, found: troublesOf([...(kind.rules?.(cleaned) ?? []), ...issues], groups) };
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
  async function run(what: NonNullable<typeof busy>, task: () => Promise<() => void>, failed = showFailure) {
    if (busy) return;
    const pressed = document.activeElement;
    setBusy(what);
    let finish: (() => void) | undefined;
    try {
      finish = await task();
    } catch (error) {
      setAsked(undefined);
      failed(error);
    }
    flushSync(() => setBusy(undefined));
    if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
    finish?.();
  }

  function showFailure(error: unknown) {
    const current = readOf(currentOf(error), kind.holds);
    // The screen around the form is to know the version that somebody else made, too.
    if (hasStatus(error, 409)) void readScreen();
    if (current) setTheirs(current);
    else if (hasStatus(error, 422) && error.issues.length > 0) showIssues(error.issues);
    else if (hasStatus(error, 409) && error.current === undefined && kind.nameField) {
      showTroubles([{ path: kind.nameField, message: error.message }], 'server');
    } else showError(error);
  }

  /** The submit button: confirms, or stores at once where the kind has no question. */
  function ask() {
    if (question && !isNew && !isDirty) {
      showSuccess('Nothing to publish', 'The site says this already.');
      return;
    }
    const record = checked();
    if (!record) return;
    if (question) setAsked(record);
    else void store(record, { why: '', stricter: false });
  }

  const store = (record: Entry, more: WithRecord): Promise<void> =>
    run(
      'saving',
      async () => {
        await draft.settle();
        const saved = await save(record, base.version, more).catch((error) => {
          if (isUnanswered(error)) unanswered.current.push(cleanedValues(record));
          const current = readOf(currentOf(error), kind.holds);
          const isOwn = current && unanswered.current.some((sent) => isSameRecord(sent, cleanedValues(current.values)));
          if (!isOwn) throw error;
          // The stored record was sent from here, though no answer came: this builds on it.
          return save(record, current.version, more);
        });
        unanswered.current = [];
        forgetWords(whyKeptAs);
        // What was typed while it was on its way is offered again.
        if (!('version' in saved) && latest.current !== values) await draft.keep();
        return () => {
          setAsked(undefined);
          if (!('version' in saved)) {
            draft.letGo();
            if (saved.goTo) {
              go(saved.goTo, { replace: isNew, ignoreBlocker: true });
              void readScreen();
            } else {
              onClose?.();
              void saved.onClosed?.();
            }
            return;
          }
          setBase({ version: saved.version, values: record });
          // What was typed while it was on its way stays, and is not saved yet.
          setValues((now) => (now === values ? record : now));
          void readScreen();
        };
      },
      (error) => {
        // It is the only copy once more.
        void draft.keep();
        const again = () => void store(record, { ...more, stricter: true });
        if (!(kind.tightensCard && stricterCard.handle(error, again))) showFailure(error);
      },
    );

  const previewNow = (preview: NonNullable<EntryKind<Entry>['preview']>) =>
    run('previewing', async () => {
      const { record, left } = preview.blank
        ? shownAsFarAsItGoes(kind.schema, cleanedValues(values), preview.blank)
        : { record: checked(), left: [] };
      if (!record) return () => undefined;
      const { issues, canBeShown } = preview.issues
        ? await request<WritingIssues>('POST', preview.issues(name ?? ''), { record })
        : { issues: [], canBeShown: true };
      if (!canBeShown) return () => showIssues(issues);
      return () => setShown({ record, issues, left: [...new Set(left.map((path) => labelOfField(groups, path)))] });
    });

  /** Both edits in one form, on the version that the other person saved. */
  function resolve(next: EntryValues, on: Read) {
    setBase(on);
    setValues(next);
    setTheirs(undefined);
    showTroubles([], 'form');
    // The button that was pressed is gone.
    form.current?.focus();
  }

  /** Takes back what was typed, the draft of it too; one that cannot be forgotten now is offered again. */
  async function cancel(close: () => void) {
    draft.letGo();
    close();
    await draft.settle();
    if (place && isDirty) await forgetDraft(client, place).catch(() => undefined);
  }

  /** Control S, or Command S, presses the submit button, which is many Tabs behind the fields. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!asked && !shown && !stricterCard.question) ask();
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
        // Enter in a field must not publish: the button asks.
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
        troubles={remainingTroubles(lastTry, () => judged().found)}
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
      {asked && question && (
        <WhyQuestion
          keptAs={whyKeptAs}
          {...question(asked, isNew)}
          cancel="Keep writing"
          hint="It’s kept in the history."
          isSending={busy === 'saving'}
          sendingLabel="Publishing..."
          onConfirm={(why) => void store(asked, { why, stricter: false })}
          onClose={() => setAsked(undefined)}
        >
          {!isNew && (
            <WhatChanges>
              <ComparedFields
                fields={compareRecords(cleanedValues(base.values), asked).filter(({ differs }) => differs)}
                groups={groups}
              />
            </WhatChanges>
          )}
        </WhyQuestion>
      )}
      {stricterCard.question}
      {shown && kind.preview && (
        <PreviewDialog
          title={kind.titleOf(values as Entry, name ?? '') || 'Not named yet'}
          address={kind.preview.address(name ?? '')}
          {...shown}
          onClose={() => {
            setShown(undefined);
            if (kind.preview?.issues) showIssues(shown.issues);
          }}
        />
      )}
    </form>
  );
}

/** The record in the answer to an edit that came too late. */
function readOf(current: EntryValues | undefined, holds: string): Read | undefined {
  const version = current?.version;
  const values = current?.[holds];
  return typeof version === 'number' && isValues(values) ? { version, values } : undefined;
}

const isValues = (value: unknown): value is EntryValues => typeof value === 'object' && value !== null;
