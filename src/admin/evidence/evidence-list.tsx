import type { ReactNode } from 'react';
import { send } from '#admin/api/call.ts';
import { Drafted } from '#admin/record/drafted-editor.tsx';
import type { RecordValues } from '#admin/record/record-values.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { evidenceDraftName } from '#domain/staff/draft-kinds.ts';
import type { Leaving } from '#domain/staff/record-views.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import type { EvidenceKind } from './evidence-kind.ts';

/** A fact or a change of terms as it is listed. */
interface Row<Entry> {
  version: number;
  retiredAt: string | null;
  record: Entry;
}

interface EvidenceListProps<Entry extends Fact | TermsChange> {
  title: string;
  kind: EvidenceKind<Entry>;
  /** The tool's slug, and its address in the API. */
  tool: string;
  address: string;
  rows: readonly Row<Entry>[];
  titleOf: (record: Entry) => string;
  /** What is edited on the screen: one form at a time. */
  open: string | undefined;
  onOpen: (form: string | undefined) => void;
  /** What a new one begins with. */
  first: RecordValues;
  /** What is said when there is none. */
  empty: string;
  wordsOf: (record: Entry) => ReactNode;
  /** Further buttons of a row. */
  moreOf?: (row: Row<Entry>) => ReactNode;
  onSaved: (answer: Leaving) => Promise<void>;
  onAct: (path: string, body: { version: number; act: string }, told: string) => Promise<void>;
}

const draftKindOf = { facts: 'facts', changes: 'terms-changes' } as const;

/** The facts of a tool or its changes of terms: those in use, with a form in place, and those out of use behind a fold. */
export function EvidenceList<Entry extends Fact | TermsChange>(props: EvidenceListProps<Entry>) {
  const { title, kind, tool, address, rows, titleOf, first, empty, open, onOpen, wordsOf, moreOf, onSaved, onAct } = props;
  const inUse = rows.filter(({ retiredAt }) => retiredAt === null);
  const outOfUse = rows.filter(({ retiredAt }) => retiredAt !== null);
  const formName = (id: string) => `${kind.folder}/${id}`;
  // No record is called so.
  const newOne = formName('');

  const formOf = (isNew: boolean, version: number, values: RecordValues) => {
    const id = isNew ? '' : String(values.id);
    const place = { kind: draftKindOf[kind.folder], name: evidenceDraftName(tool, id) };
    return (
      <Drafted
        place={place}
        initial={{ version, values }}
        groups={kind.groupsOf(values)}
        address={`${address}/${kind.folder}/${encodeURIComponent(id)}`}
      >
        {(base, drafted) => (
          <EvidenceForm
            kind={kind}
            initial={base}
            first={drafted}
            place={place}
            history={`${address}/${kind.folder}/${id}/history`}
            isNew={isNew}
            saveLabel={isNew ? `Add the ${kind.noun}` : 'Save'}
            save={async (record, on, stricter) => {
              const body = { [kind.noun]: record, ...(stricter && { stricter }) };
              const answer = isNew
                ? await send<Leaving>('POST', `${address}/${kind.folder}`, body)
                : await send<Leaving>('PUT', `${address}/${kind.folder}/${record.id}`, { version: on, ...body });
              onOpen(undefined);
              await onSaved(answer);
            }}
            onClose={() => onOpen(undefined)}
          />
        )}
      </Drafted>
    );
  };

  const historyLink = ({ record }: Row<Entry>) => (
    <ButtonLink
      small
      variant="quiet"
      aria-label={`History: ${titleOf(record)}`}
      href={deskAddresses.evidenceHistory(tool, kind.folder, record.id)}
    >
      History
    </ButtonLink>
  );

  const actButton = (row: Row<Entry>, act: 'retire' | 'bring back', label: string, told: string) => (
    <Button
      small
      variant="quiet"
      aria-label={`${label}: ${titleOf(row.record)}`}
      onClick={() => void onAct(`${kind.folder}/${row.record.id}`, { version: row.version, act }, told)}
    >
      {label}
    </Button>
  );

  return (
    <section className="evidence-list" aria-labelledby={`${kind.folder}-title`}>
      <header>
        <h2 id={`${kind.folder}-title`}>{title}</h2>
        {open !== newOne && (
          <Button small variant="quiet" icon="plus" onClick={() => onOpen(newOne)}>
            {`Add a ${kind.noun}`}
          </Button>
        )}
      </header>
      {open === newOne && formOf(true, 1, first)}
      {inUse.length === 0 && open !== newOne && <p>{empty}</p>}
      <ol className="recheck-facts">
        {inUse.map((row) => (
          <li key={row.record.id}>
            <h3>{titleOf(row.record)}</h3>
            {open === formName(row.record.id) ? (
              formOf(false, row.version, { ...row.record })
            ) : (
              <>
                {wordsOf(row.record)}
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
                {wordsOf(row.record)}
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
