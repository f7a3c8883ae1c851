import type { ReactNode } from 'react';
import type { Leaving } from '#domain/staff/record-views.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { EntryInPlace } from './entry-in-place.tsx';
import type { EntryKind } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';

/** A fact or a change of terms as it is listed. */
interface EvidenceRow<Entry> {
  version: number;
  retiredAt: string | null;
  record: Entry;
  /** When the words of a fact were last seen. */
  seen?: string | null;
}

interface EvidenceListProps<Entry extends { id: string }> {
  title: string;
  kind: EntryKind<Entry>;
  rows: readonly EvidenceRow<Entry>[];
  titleOf: (record: Entry) => string;
  /** What is edited on the screen: one form at a time. */
  open: string | undefined;
  onOpen: (form: string | undefined) => void;
  /** What is said when there is none. */
  empty: string;
  wordsOf: (row: EvidenceRow<Entry>) => ReactNode;
  /** Further buttons of a row. */
  moreOf?: (row: EvidenceRow<Entry>) => ReactNode;
  onSaved: (answer: Leaving) => Promise<void>;
  onAct: (address: string, body: { version: number; act: string }, told: string) => Promise<void>;
}

/** The facts of a tool or its changes of terms: those in use, with a form in place, and those out of use behind a fold. */
export function EvidenceList<Entry extends { id: string }>(props: EvidenceListProps<Entry>) {
  const { title, kind, rows, titleOf, empty, open, onOpen, wordsOf, moreOf, onSaved, onAct } = props;
  const inUse = rows.filter(({ retiredAt }) => retiredAt === null);
  const outOfUse = rows.filter(({ retiredAt }) => retiredAt !== null);
  const formName = (name: string) => `${kind.noun} ${name}`;
  // No record is called so.
  const newOne = formName('');
  const titleId = `${kind.noun}s-title`;

  const formOf = (name: string | undefined, version: number, values: object) => (
    <EntryInPlace {...{ kind, name, version, values, onSaved }} onClose={() => onOpen(undefined)} />
  );

  const historyLink = ({ record }: EvidenceRow<Entry>) => (
    <ButtonLink small variant="quiet" aria-label={`History: ${titleOf(record)}`} href={kind.historyAddress(record.id)}>
      History
    </ButtonLink>
  );

  const actButton = (row: EvidenceRow<Entry>, act: 'retire' | 'bring back', label: string, told: string) => (
    <Button
      small
      variant="quiet"
      aria-label={`${label}: ${titleOf(row.record)}`}
      onClick={() => void onAct(addressOf(kind, row.record.id), { version: row.version, act }, told)}
    >
      {label}
    </Button>
  );

  return (
    <section className="evidence-list" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {open !== newOne && (
          <Button small variant="quiet" icon="plus" onClick={() => onOpen(newOne)}>
            {`Add a ${kind.noun}`}
          </Button>
        )}
      </header>
      {open === newOne && formOf(undefined, 1, kind.first(hubToday()))}
      {inUse.length === 0 && open !== newOne && <p>{empty}</p>}
      <ol className="recheck-facts">
        {inUse.map((row) => (
          <li key={row.record.id}>
            <h3>{titleOf(row.record)}</h3>
            {open === formName(row.record.id) ? (
              formOf(row.record.id, row.version, row.record)
            ) : (
              <>
                {wordsOf(row)}
                <div className="button-row">
                  {moreOf?.(row)}
                  <Button
                    small
                    variant="quiet"
                    aria-label={`Edit: ${titleOf(row.record)}`}
                    onClick={() => onOpen(formName(row.record.id))}
                  >
                    Edit
                  </Button>
                  {actButton(row, 'retire', 'Take out of use', 'Taken out of use')}
                  {historyLink(row)}
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
      {outOfUse.length > 0 && (
        <details className="accordion">
          <summary>{`Out of use: ${outOfUse.length}`}</summary>
          <ol className="recheck-facts">
            {outOfUse.map((row) => (
              <li key={row.record.id} data-done="">
                <h3>{titleOf(row.record)}</h3>
                {wordsOf(row)}
                <div className="button-row">
                  {actButton(row, 'bring back', 'Bring back', 'Brought back')}
                  {historyLink(row)}
                </div>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
