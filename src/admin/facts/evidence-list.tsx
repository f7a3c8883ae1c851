import type { ReactNode } from 'react';
import { EntryInPlace } from '#admin/entry/entry-in-place.tsx';
import type { EntryKind, EntryValues } from '#admin/entry/entry-kind.ts';
import type { useOpenForm } from '#admin/navigation/leaving.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import type { Found } from './fact-row.tsx';
import { FactRow } from './fact-row.tsx';
import type { useEvidence } from './use-evidence.ts';

/** A fact or a change of terms as it is listed. */
interface EvidenceRow<Entry> {
  version: number;
  retiredAt: string | null;
  record: Entry;
  /** Day on which the words of a fact were last seen. */
  seen?: string | null;
}

interface EvidenceListProps<Entry extends EntryValues & { id: string }> {
  title: string;
  kind: EntryKind<Entry>;
  rows: readonly EvidenceRow<Entry>[];
  titleOf: (record: Entry) => string;
  offers: readonly Found[];
  labels?: Partial<Record<Found, string>>;
  /** The form that is open on the screen. */
  form: ReturnType<typeof useOpenForm>;
  evidence: ReturnType<typeof useEvidence>;
  /** Text of an empty list. */
  empty: string;
  wordsOf: (row: EvidenceRow<Entry>) => ReactNode;
}

/** The facts of a tool or its changes of terms: those in use, with a form in place, and those out of use behind a fold. */
export function EvidenceList<Entry extends EntryValues & { id: string }>(props: EvidenceListProps<Entry>) {
  const { title, kind, rows, titleOf, offers, labels, form, evidence, empty, wordsOf } = props;
  const inUse = rows.filter(({ retiredAt }) => retiredAt === null);
  const outOfUse = rows.filter(({ retiredAt }) => retiredAt !== null);
  const formName = (name: string) => `${kind.noun} ${name}`;
  // The empty name, which no record has.
  const newOne = formName('');
  const titleId = `${kind.noun}s-title`;

  const formOf = (name: string | undefined, version: number, values: EntryValues) => (
    <EntryInPlace
      {...{ kind, name, version, values }}
      onSaved={(answer) => evidence.stored('Saved', answer)}
      onClose={form.close}
    />
  );

  const historyLink = ({ record }: EvidenceRow<Entry>) => (
    <ButtonLink small variant="quiet" aria-label={`History: ${titleOf(record)}`} href={kind.historyAddress(record.id)}>
      History
    </ButtonLink>
  );

  function decide({ record, version }: EvidenceRow<Entry>, result: Found): void {
    if (result === 'changed') form.show(formName(record.id));
    else void evidence.act(kind, record.id, version, result === 'still true' ? 'confirm' : 'retire');
  }

  return (
    <section className="evidence-list" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {form.open !== newOne && (
          <Button small variant="quiet" icon="plus" onClick={() => form.show(newOne)}>
            {`Add a ${kind.noun}`}
          </Button>
        )}
      </header>
      {form.open === newOne && formOf(undefined, 1, kind.first(hubToday()))}
      {inUse.length === 0 && form.open !== newOne && <p>{empty}</p>}
      <ol className="recheck-facts">
        {inUse.map((row) => {
          const isOpen = form.open === formName(row.record.id);
          return (
            <FactRow
              key={row.record.id}
              title={titleOf(row.record)}
              form={isOpen && formOf(row.record.id, row.version, row.record)}
              offers={offers}
              {...(labels && { labels })}
              onDecide={(result) => decide(row, result)}
              more={historyLink(row)}
            >
              {!isOpen && wordsOf(row)}
            </FactRow>
          );
        })}
      </ol>
      {outOfUse.length > 0 && (
        <details className="accordion">
          <summary>{`Out of use: ${outOfUse.length}`}</summary>
          <ol className="recheck-facts">
            {outOfUse.map((row) => (
              <FactRow
                key={row.record.id}
                title={titleOf(row.record)}
                isDone
                more={
                  <>
                    <Button
                      small
                      variant="quiet"
                      aria-label={`Bring back: ${titleOf(row.record)}`}
                      onClick={() => void evidence.act(kind, row.record.id, row.version, 'bring back')}
                    >
                      Bring back
                    </Button>
                    {historyLink(row)}
                  </>
                }
              >
                {wordsOf(row)}
              </FactRow>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
