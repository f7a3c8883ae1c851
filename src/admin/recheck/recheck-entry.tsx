import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import { wordsOfDocument } from '#admin/documents/document-words.ts';
import { useStricterCard } from '#admin/entry/stricter-card.tsx';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { RecheckEntry as Entry } from '#domain/staff/recheck-views.ts';
import type { Leaving } from '#domain/staff/record-views.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { nounOfTopic } from '#domain/trust/fact-topics.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { today as hubToday } from '../today.ts';
import type { Decisions } from './decisions.ts';
import { allDecisions, nextOpen, stillHolding } from './decisions.ts';
import { KeyLetter, KeysDialog, useDeskKeys } from './desk-keys.tsx';
import { RecheckFact } from './recheck-fact.tsx';
import { RecheckSources } from './recheck-sources.tsx';

interface RecheckEntryProps {
  entry: Entry;
  /** It was stored: on to the next. */
  onDone: (answer: Leaving | undefined) => void;
  onSkip: () => void;
}

/** One entry of the queue: its facts beside its sources, one decision each, and nothing stored until the whole is done. */
export function RecheckEntry({ entry, onDone, onSkip }: RecheckEntryProps) {
  const client = useQueryClient();
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [present, setPresent] = useState(() => nextOpen(entry, new Map()));
  const [edited, setEdited] = useState<string>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const stricterCard = useStricterCard('Make the card stricter, next');
  const [showsKeys, setShowsKeys] = useState(false);
  const presentRow = useRef<HTMLLIElement>(null);
  const nextButton = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useUnsaved(decisions.size > 0);

  // The buttons of a decided fact are gone: the next one has the focus, and after the last the button for the whole.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const target = present === undefined ? nextButton.current?.querySelector('button') : presentRow.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  });

  const today = hubToday();
  const address = `/api/staff/recheck/${entry.kind}/${encodeURIComponent(entry.slug)}`;
  const openFacts = entry.facts.length - decisions.size;

  function decide(decision: RecheckDecision) {
    const next = new Map(decisions);
    // The latest last, for taking it back.
    next.delete(decision.id);
    next.set(decision.id, decision);
    isMoved.current = true;
    setDecisions(next);
    setEdited(undefined);
    setPresent(nextOpen(entry, next, decision.id));
  }

  function undo(id: string) {
    const next = new Map(decisions);
    next.delete(id);
    isMoved.current = true;
    setDecisions(next);
    setPresent(id);
  }

  async function finish(stricter = false) {
    if (isSending || edited) return;
    setSending(true);
    setChanged(false);
    try {
      const answer = await send<Leaving | undefined>('POST', address, {
        version: entry.version,
        facts: allDecisions(entry, decisions),
        ...(stricter && { stricter }),
      });
      setDecisions(new Map());
      onDone(answer);
    } catch (error) {
      if (stricterCard.asks(error, () => void finish(true))) return setSending(false);
      if (hasStatus(error, 409) && error.current) {
        const current = error.current as Entry;
        const holding = stillHolding(entry, current, decisions);
        setDecisions(holding);
        setPresent(nextOpen(current, holding));
        setChanged(true);
        await refresh(client, address);
      } else tellFailure(error);
      setSending(false);
    }
  }

  function open(place: number): boolean {
    const source = entry.sources[place];
    if (!source) return false;
    window.open(source.address, '_blank', 'noopener,noreferrer');
    setOpened(new Set(opened).add(source.address));
    return true;
  }

  const onPresent = (act: (row: Entry['facts'][number]) => void): boolean => {
    const row = entry.facts.find(({ fact }) => fact.id === present);
    if (row && !decisions.has(row.fact.id)) act(row);
    return row !== undefined;
  };
  useDeskKeys((key) => {
    if (key === '?') setShowsKeys(true);
    else if (/^[1-9]$/.test(key)) return open(Number(key) - 1);
    else if (edited) return false;
    else if (key === 't') return onPresent(({ fact: { id }, version }) => decide({ id, version, found: 'still true' }));
    else if (key === 'n') return onPresent(({ fact: { id }, version }) => decide({ id, version, found: 'not found' }));
    else if (key === 'c') return onPresent(({ fact }) => setEdited(fact.id));
    else if (key === 'u') {
      const last = [...decisions.keys()].at(-1);
      if (last) undo(last);
    } else if (key === 's') onSkip();
    else if (key === 'Shift Enter') void finish();
    else return false;
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
                isEdited={row.fact.id === edited}
                sourceNumber={numberOf(row.fact.source)}
                onFound={(found) => decide({ id: row.fact.id, version: row.version, found })}
                onEdit={() => {
                  setPresent(row.fact.id);
                  setEdited(row.fact.id);
                }}
                onChanged={(fact) => decide({ id: row.fact.id, version: row.version, found: 'changed', fact })}
                onCloseEdit={() => {
                  isMoved.current = true;
                  setEdited(undefined);
                }}
                onUndo={() => undo(row.fact.id)}
              />
            ))}
          </ol>
        </div>
        <div>
          <RecheckSources sources={entry.sources} opened={opened} onOpened={(source) => setOpened(new Set(opened).add(source))} />
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
        <Button aria-keyshortcuts="Shift+Enter" sendingLabel="Saving..." sending={isSending} onClick={() => void finish()}>
          {labelOf(decisions.size, openFacts)} <KeyLetter>Shift Enter</KeyLetter>
        </Button>
        <ButtonLink href={wholeEntry} variant="quiet">
          Open the whole entry
        </ButtonLink>
        <p className="meta" role="status">
          {`${entry.facts.length > 0 ? `${openFacts} ${openFacts === 1 ? 'fact' : 'facts'} open. ` : ''}Nothing is published until “next”.`}
        </p>
      </div>
      {stricterCard.question}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

const labelOf = (decided: number, open: number) =>
  decided === 0 ? 'All still true, next' : open > 0 ? 'The rest still true, next' : 'Next';
