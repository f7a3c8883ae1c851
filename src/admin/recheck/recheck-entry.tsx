import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { currentOf, send } from '#admin/api/call.ts';
import { untilReadAgain } from '#admin/api/reads.ts';
import { wordsOfDocument } from '#admin/documents/document-words.ts';
import { forgetDraft, keepDraft, useHasDraft } from '#admin/entry/drafts.tsx';
import { factKind, titleOfFact } from '#admin/entry/evidence.ts';
import { useStricterCard } from '#admin/entry/stricter-card.tsx';
import type { Found } from '#admin/facts/fact-row.tsx';
import { foundByKey } from '#admin/facts/fact-row.tsx';
import { useOpenForm } from '#admin/navigation/leaving.tsx';
import { closeForm } from '#admin/navigation/unsaved.ts';
import { KeyLetter, KeysDialog, useDeskKeys } from '#admin/parts/desk-keys.tsx';
import { showError } from '#admin/parts/notices.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { nounOfTopic } from '#domain/trust/fact-topics.ts';
import type { RecheckEntry as Entry, Leaving } from '#server/api/staff/staff-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { today as hubToday } from '../today.ts';
import type { Checking } from './decisions.ts';
import { allDecisions, onEntry, withDecision, withoutDecision } from './decisions.ts';
import { RecheckFact } from './recheck-fact.tsx';
import { RecheckSources } from './recheck-sources.tsx';

interface RecheckEntryProps {
  entry: Entry;
  /** Decisions made on this screen. */
  checking: Checking;
  onCheck: (change: (before: Checking) => Checking) => void;
  /** Called once the entry is stored, to open the next. */
  onDone: (answer: Leaving | undefined) => void;
  onSkip: () => void;
}

/** One entry of the queue: its facts next to its sources, with a decision each; they are stored together. */
export function RecheckEntry({ entry, checking, onCheck, onDone, onSkip }: RecheckEntryProps) {
  const client = useQueryClient();
  const { decisions, present } = checking;
  const form = useOpenForm();
  const hasDraft = useHasDraft();
  const [openedSources, setOpenedSources] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const stricterCard = useStricterCard('Make the card stricter, next');
  const [showsKeys, setShowsKeys] = useState(false);
  const presentRow = useRef<HTMLLIElement>(null);
  const nextButton = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const statusId = useId();

  // Move focus to the next open fact, or to the submit button after the last: the buttons of a decided fact are gone.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const row = present === undefined ? nextButton.current?.querySelector('button') : presentRow.current;
    const openForm = row?.querySelector('form');
    (openForm ?? row)?.focus({ preventScroll: true });
    // Show the beginning of a form, which is higher than the window.
    row?.scrollIntoView({ block: openForm ? 'start' : 'nearest' });
  });

  const today = hubToday();
  const address = `/api/staff/recheck/${entry.kind}/${encodeURIComponent(entry.slug)}`;
  const openFacts = entry.facts.length - decisions.size;
  const draftOf = ({ id }: Pick<Fact, 'id'>) => factKind(entry.slug).draftOf(id);
  const isBegun = ({ fact }: Entry['facts'][number]) => !decisions.has(fact.id) && hasDraft(draftOf(fact));
  /** A fact that must be finished before “next” can confirm it. */
  const unfinished = entry.facts.find((row) => row.fact.id === form.open) ?? entry.facts.find(isBegun);

  function change(make: (before: Checking) => Checking) {
    isMoved.current = true;
    onCheck(make);
  }

  /** Notes a decision; a form that is open elsewhere stores its input and closes. */
  const decide = (decision: RecheckDecision) =>
    closeForm(() => {
      form.close();
      change((before) => withDecision(before, decision));
    });

  const edit = (id: string) =>
    closeForm(() => {
      form.show(id);
      onCheck((before) => ({ ...before, present: id }));
    });

  function decideOn({ fact: { id }, version }: Entry['facts'][number], result: Found): void {
    if (result === 'changed') edit(id);
    else decide({ id, version, found: result });
  }

  async function finish(stricter = false) {
    if (isSending) return;
    if (unfinished) {
      change((before) => ({ ...before, present: unfinished.fact.id }));
      return;
    }
    setSending(true);
    setChanged(false);
    try {
      const answer = await send<Leaving | undefined>('POST', address, {
        version: entry.version,
        facts: allDecisions(checking),
        ...(stricter && { stricter }),
      });
      // Drafts of stored facts are forgotten. One that can't be is offered again, and says that it is the same.
      for (const decision of decisions.values())
        if (decision.found === 'changed') void forgetDraft(client, draftOf(decision)).catch(() => undefined);
      onDone(answer);
    } catch (error) {
      if (stricterCard.handle(error, () => void finish(true))) return setSending(false);
      const current = currentOf<Entry>(error);
      if (current) {
        onCheck((before) => onEntry(before, current));
        setChanged(true);
        await untilReadAgain();
      } else showError(error);
      setSending(false);
    }
  }

  function open(place: number): boolean {
    const source = entry.sources[place];
    if (!source) return false;
    window.open(source.address, '_blank', 'noopener,noreferrer');
    setOpenedSources(new Set(openedSources).add(source.address));
    return true;
  }

  const onPresent = (result: Found): boolean => {
    const row = entry.facts.find(({ fact }) => fact.id === present);
    if (row && !decisions.has(row.fact.id)) decideOn(row, result);
    return row !== undefined;
  };
  useDeskKeys((key) => {
    const result = foundByKey(key);
    if (key === '?') setShowsKeys(true);
    else if (/^[1-9]$/.test(key)) return open(Number(key) - 1);
    else if (key === 's') onSkip();
    else if (key === 'Shift Enter') void finish();
    else if (form.open) return false;
    else if (result) return onPresent(result);
    else if (key === 'u') {
      const last = [...decisions.keys()].at(-1);
      if (last) change((before) => withoutDecision(before, last));
    } else return false;
    return true;
  });

  const wholeEntry = deskAddresses[entry.kind](entry.slug);
  const numberOf = (source: string) => entry.sources.findIndex((one) => one.address === source) + 1;
  return (
    <>
      {isChanged && (
        <div role="alert">
          <Note title="Someone else changed this entry in the meantime">
            <p>What they changed is below and waits for your decision. We’ve kept the rest of yours.</p>
          </Note>
        </div>
      )}
      {entry.problems.length > 0 && (
        <Note kind="caution" title="Something that changed elsewhere has left this wrong">
          <ul>
            {entry.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>
            <a href={wholeEntry}>Open the whole entry</a> to put it right. Until then it stays in this list.
          </p>
        </Note>
      )}
      {entry.documents.length > 0 && (
        <Note kind="caution" title="Words that it quotes changed, or are gone">
          <ul>
            {entry.documents.map((document) => (
              <li key={document.id}>
                <a href={deskAddresses.document(document.id)}>{document.title}</a>
                {`: ${wordsOfDocument(document)}`}
              </li>
            ))}
          </ul>
          <p>Each shows before and after, side by side. “Still true” means that you found our words in the page itself.</p>
        </Note>
      )}
      <div className="recheck">
        <div>
          {entry.facts.length === 0 && (
            <div className="recheck-whole">
              <p>{entry.description}</p>
              {entry.pricing && <p>{`Price: ${entry.pricing}`}</p>}
              <p className="meta">
                {entry.kind !== 'tool'
                  ? `Read its sources, and open the whole entry where ${entry.kind === 'workflow' ? 'a step' : 'something'} has changed.`
                  : 'It has no facts yet. Read its sources, and open the whole entry where something has changed.'}
              </p>
            </div>
          )}
          <ol className="recheck-facts">
            {entry.facts.map((row) => (
              <RecheckFact
                key={row.fact.id}
                ref={row.fact.id === present ? presentRow : undefined}
                row={row}
                tool={entry.slug}
                today={today}
                decision={decisions.get(row.fact.id)}
                isPresent={row.fact.id === present}
                isEdited={row.fact.id === form.open}
                hasDraft={isBegun(row)}
                sourceNumber={numberOf(row.fact.source)}
                onDecide={(result) => decideOn(row, result)}
                onChanged={async (fact) => {
                  // Keep the words even if the decision is taken back or the user leaves.
                  await keepDraft(client, draftOf(fact), { version: row.version, values: { ...fact } });
                  change((before) => withDecision(before, { id: fact.id, version: row.version, found: 'changed', fact }));
                }}
                onCloseEdit={() => {
                  isMoved.current = true;
                  form.close();
                }}
                onUndo={() => change((before) => withoutDecision(before, row.fact.id))}
              />
            ))}
          </ol>
        </div>
        <div>
          <RecheckSources
            sources={entry.sources}
            opened={openedSources}
            onOpened={(source) => setOpenedSources(new Set(openedSources).add(source))}
          />
          {entry.notFound.length > 0 && (
            <p className="meta mt-4">
              {`What we couldn’t find: ${new Intl.ListFormat('en-US').format(entry.notFound.map(nounOfTopic))}. `}
              <a href={deskAddresses.toolEvidence(entry.slug)}>Found one of them?</a>
            </p>
          )}
          <p className="meta mt-4 recheck-narrow">
            <a href={wholeEntry}>Open the whole entry</a>
          </p>
          <p className="meta mt-4 recheck-wide">
            <button type="button" className="link-button" aria-keyshortcuts="?" onClick={() => setShowsKeys(true)}>
              All keys
            </button>{' '}
            <KeyLetter>?</KeyLetter>
          </p>
        </div>
      </div>
      <div className="record-bar recheck-bar" ref={nextButton}>
        <Button
          aria-keyshortcuts="Shift+Enter"
          aria-describedby={statusId}
          sendingLabel="Saving..."
          sending={isSending}
          onClick={() => void finish()}
        >
          {labelOf(decisions.size, openFacts)} <KeyLetter>Shift Enter</KeyLetter>
        </Button>
        <ButtonLink href={wholeEntry} variant="quiet">
          Open the whole entry
        </ButtonLink>
        <p className="meta" role="status" id={statusId}>
          {unfinished
            ? `“${titleOfFact(unfinished.fact)}” ${form.open ? 'is being edited: keep it or cancel it first.' : 'has a draft: decide on it first.'}`
            : `${entry.facts.length > 0 ? `${openFacts} ${openFacts === 1 ? 'fact' : 'facts'} open. ` : ''}Nothing is published until “next”.`}
        </p>
      </div>
      {stricterCard.question}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

const labelOf = (decided: number, open: number) =>
  decided === 0 ? 'All still true, next' : open > 0 ? 'The rest still true, next' : 'Next';
