import { useState } from 'react';
import { useList, useReadForForm } from '#admin/api/reads.ts';
import { useGo, useSearch } from '#admin/navigation/address.ts';
import { requestHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { closeForm } from '#admin/navigation/unsaved.ts';
import { KeyLetter } from '#admin/parts/desk-keys.tsx';
import { showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import type { Checking } from '#admin/recheck/decisions.ts';
import { onEntry } from '#admin/recheck/decisions.ts';
import { RecheckEntry } from '#admin/recheck/recheck-entry.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { recheckAfterDays } from '#domain/staff/recheck-reasons.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Leaving, RecheckRow, RecheckEntry as View } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const keyOf = ({ kind, slug }: Pick<RecheckRow, 'kind' | 'slug'>) => `${kind}/${slug}`;

/** The queue of entries to be checked again, one at a time. */
export function Recheck() {
  const requestedKey = useSearch('entry');
  const go = useGo();
  const query = useList<RecheckRow>('/api/staff/recheck', {});
  /** Decisions on entries that aren't stored yet, skipped ones included. */
  const [checkings, setCheckings] = useState<ReadonlyMap<string, Checking>>(new Map());
  const [doneKeys, setDoneKeys] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());

  const decidedOn = [...checkings].flatMap(([key, { decisions }]) => (decisions.size > 0 ? [key] : []));
  useUnsaved(decidedOn.length > 0);

  const next = () => {
    requestHeadingFocus();
    if (requestedKey) go(deskAddresses.recheck(), { replace: true });
  };
  const finish = (entry: View, answer: Leaving | undefined) => {
    setDoneKeys(new Set(doneKeys).add(keyOf(entry)));
    setCheckings((before) => new Map([...before].filter(([key]) => key !== keyOf(entry))));
    showSuccess(`${entry.name} is checked`, wordsOfLeft(answer).trim());
    next();
  };

  return (
    <ReadState query={query} noun="queue">
      {({ rows, total }) => {
        const waiting = rows.filter((row) => !doneKeys.has(keyOf(row)));
        const openCount = total - (rows.length - waiting.length);
        // Add entries with decisions: one that was opened by its address, and skipped, is not in the queue.
        const keys = [...waiting.map(keyOf), ...decidedOn];
        const present = requestedKey || keys.find((key) => !skipped.has(key));
        const row = waiting.find((one) => keyOf(one) === present);
        if (!present)
          return <Finished skipped={skipped.size} decidedOn={decidedOn.length} onAgain={() => setSkipped(new Set())} />;
        return (
          <OpenEntry
            key={present}
            address={present}
            row={row}
            place={doneKeys.size + skipped.size + 1}
            total={openCount + doneKeys.size}
            done={doneKeys.size}
            checked={checkings.get(present)}
            onCheck={(change) => setCheckings((before) => new Map(before).set(present, change(before.get(present))))}
            onDone={finish}
            onSkip={() =>
              closeForm(() => {
                setSkipped(new Set(skipped).add(present));
                next();
              })
            }
          />
        );
      }}
    </ReadState>
  );
}

interface OpenEntryProps {
  /** Kind and name of the entry, such as 'tool/otter'. */
  address: string;
  /** Row of the queue; undefined for an entry that is not in it. */
  row: RecheckRow | undefined;
  place: number;
  total: number;
  done: number;
  /** Decisions made on it before. */
  checked: Checking | undefined;
  onCheck: (change: (before: Checking | undefined) => Checking) => void;
  onDone: (entry: View, answer: Leaving | undefined) => void;
  onSkip: () => void;
}

function OpenEntry({ address, row, place, total, done, checked, onCheck, onDone, onSkip }: OpenEntryProps) {
  const query = useReadForForm<View>(`/api/staff/recheck/${address}`);
  return (
    <ReadState query={query} noun="entry">
      {(entry) => (
        <>
          <ScreenHead
            title={`Re-check: ${entry.name}`}
            actions={
              <Button variant="quiet" small aria-keyshortcuts="S" onClick={onSkip}>
                Skip <KeyLetter>S</KeyLetter>
              </Button>
            }
          >
            <p className="screen-facts cluster">
              {row && <span>{`Entry ${Math.min(place, total)} of ${total}`}</span>}
              <span>{`Last checked in ${formatCheckedDate((row?.checked ?? entry.verifiedAt).slice(0, 7))}`}</span>
              {row?.reason === 'due' && <span>A day that it names has come</span>}
              {row?.reason === 'reworded' && <span>Words in a document changed</span>}
              {row?.reason === 'gone' && <span>Words are gone from a document</span>}
              {row?.reason === 'wrong' && <span>Wrong by now</span>}
              {row?.reason === 'terms' && <span>The company has new terms</span>}
              <span>{viewsInWords(entry.views)}</span>
            </p>
          </ScreenHead>
          <progress className="recheck-progress" max={total || 1} value={done} aria-label="Checked since you opened the queue" />
          <RecheckEntry
            entry={entry}
            checking={onEntry(checked, entry)}
            onCheck={(change) => onCheck((before) => change(onEntry(before, entry)))}
            onDone={(answer) => onDone(entry, answer)}
            onSkip={onSkip}
          />
        </>
      )}
    </ReadState>
  );
}

const viewsInWords = (views: number) =>
  views === 0
    ? 'No visits in 90 days'
    : `${views === 1 ? 'One visit' : `${new Intl.NumberFormat('en-US').format(views)} visits`} in 90 days`;

interface FinishedProps {
  skipped: number;
  /** Number of entries with decisions that aren't stored. */
  decidedOn: number;
  onAgain: () => void;
}

function Finished({ skipped, decidedOn, onAgain }: FinishedProps) {
  return (
    <>
      <ScreenHead title="Re-check" />
      {skipped > 0 ? (
        <EmptyState
          title="That was the last one"
          hint={`You skipped ${skipped === 1 ? 'one entry' : `${skipped} entries`}.${decidedOn > 0 ? ' What you decided there isn’t published yet; we’ve kept it for when you go through them.' : ''}`}
        >
          <Button variant="quiet" onClick={onAgain}>
            Go through them now
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          title="Nothing to check again"
          hint={`Every entry and every fact was read within the last ${recheckAfterDays} days, and no company has changed its terms since.`}
        />
      )}
    </>
  );
}
