import { useRead } from '#admin/api/reads.ts';
import { useGo, useRecordId, useRecordName, useSearch } from '#admin/navigation/address.ts';
import { Moment, momentInWords } from '#admin/parts/moment.tsx';
import { NotFound } from '#admin/parts/not-found.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { sourceOf } from '#domain/staff/record-kinds.ts';
import type { Comparison, ToolEvidence } from '#server/api/staff/staff-answers.ts';
import { ComparedFields } from './compared.tsx';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { toolKind, useEntryKind } from './kinds.ts';
import type { Recorded } from './restore-form.tsx';
import { RestoreForm } from './restore-form.tsx';

/** History of the entry of the open address. */
export function EntryHistory() {
  const kind = useEntryKind();
  return kind ? <OwnHistory kind={kind} /> : <NotFound />;
}

export function FactHistory() {
  const kind = factKind(useRecordId());
  return <EvidenceHistory kind={kind} rowsOf={({ facts }) => facts.map(({ fact, version }) => ({ version, record: fact }))} />;
}

export function TermsChangeHistory() {
  const kind = changeKind(useRecordId());
  return (
    <EvidenceHistory kind={kind} rowsOf={({ changes }) => changes.map(({ change, version }) => ({ version, record: change }))} />
  );
}

/** History of an entry that has its own address in the API. */
function OwnHistory({ kind }: { kind: EntryKind }) {
  const name = useRecordId();
  const query = useRead<{ version: number } & Record<string, EntryValues>>(addressOf(kind, name));
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, [kind.holds]: record }) => record && <History kind={kind} name={name} record={record} current={version} />}
    </ReadState>
  );
}

interface EvidenceHistoryProps<Entry extends EntryValues> {
  kind: EntryKind<Entry>;
  rowsOf: (evidence: ToolEvidence) => { version: number; record: Entry & { id: string } }[];
}

/** History of one fact or change of terms, which is read with the others of its tool. */
function EvidenceHistory<Entry extends EntryValues>({ kind, rowsOf }: EvidenceHistoryProps<Entry>) {
  const tool = useRecordId();
  const name = useRecordName();
  const query = useRead<ToolEvidence>(`${addressOf(toolKind, tool)}/evidence`);
  return (
    <ReadState query={query} noun={kind.noun}>
      {(evidence) => {
        const row = rowsOf(evidence).find(({ record }) => record.id === name);
        return row ? <History kind={kind} name={name} record={row.record} current={row.version} /> : <NotFound />;
      }}
    </ReadState>
  );
}

interface HistoryProps<Entry extends EntryValues> {
  kind: EntryKind<Entry>;
  name: string;
  record: Entry;
  /** Current version of the record. */
  current: number;
}

/** Every version of a record: any two can be compared word by word, and one restored. */
function History<Entry extends EntryValues>({ kind, name, record, current }: HistoryProps<Entry>) {
  const versions = useRead<VersionRow[]>(`${addressOf(kind, name)}/history`);
  const title = kind.titleOf(record, name);
  return (
    <>
      <ScreenHead title={`History of ${title}`} back={{ href: kind.deskAddress(name), label: title }}>
        <p className="screen-facts cluster">
          {(versions.data?.length ?? 0) > 1 ? `${versions.data?.length} versions. Each is kept whole.` : 'One version.'}
        </p>
      </ScreenHead>
      <ReadState query={versions} noun="history">
        {(rows) =>
          rows.length === 0 ? (
            <p>No one has edited it. It’s as the hub came with it.</p>
          ) : (
            <Versions of={{ kind, name, values: record, current }} rows={rows} />
          )
        }
      </ReadState>
    </>
  );
}

interface VersionsProps {
  of: Recorded;
  rows: readonly VersionRow[];
}

function Versions({ of, rows }: VersionsProps) {
  const { kind, name, current } = of;
  const go = useGo();
  const findVersion = (text: string, fallback: number) =>
    rows.some(({ number }) => number === Number(text)) ? Number(text) : fallback;
  const [latest, former = latest] = rows;
  const b = findVersion(useSearch('b'), latest?.number ?? current);
  const a = findVersion(useSearch('a'), former?.number ?? current);
  const all = useSearch('all') === '1' ? '1' : undefined;
  const choose = (search: { a?: number; b?: number }) =>
    go(kind.historyAddress(name, { a, b, all, ...search }), { replace: true, resetScroll: false });
  const rowA = rows.find(({ number }) => number === a);
  return (
    <div className="history">
      <section aria-labelledby="versions">
        <h2 id="versions">Compare A with B</h2>
        <ol className="versions rows" reversed>
          {rows.map((row) => (
            <li key={row.number}>
              <span className="ab">
                <Pick letter="A" row={row} isOn={row.number === a} onPick={() => choose({ a: row.number })} />
                <Pick letter="B" row={row} isOn={row.number === b} onPick={() => choose({ b: row.number })} />
              </span>
              <span>
                <b>
                  <Moment at={row.at} />
                </b>
                <br />
                {`${sourceOf(row)}${row.why ? `: ${row.why}` : ''}`}
                {row.isErased && ' (what it said was erased)'}
                {row.number === current && <span className="meta"> (as it stands)</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div className="history-side">
        <ComparedVersions of={of} a={a} b={b} all={all}>
          {(differing) =>
            rowA && (
              <RestoreForm
                key={a}
                of={of}
                former={rowA}
                fields={a === b ? [] : differing}
                onRestored={() => go(kind.historyAddress(name), { replace: true })}
              />
            )
          }
        </ComparedVersions>
      </div>
    </div>
  );
}

interface PickProps {
  letter: 'A' | 'B';
  row: VersionRow;
  isOn: boolean;
  onPick: () => void;
}

function Pick({ letter, row, isOn, onPick }: PickProps) {
  return (
    <label className="ab-pick">
      <input
        type="radio"
        name={`version-${letter}`}
        checked={isOn}
        onChange={onPick}
        aria-label={`${letter}: ${momentInWords(row.at)}, ${sourceOf(row)}, version ${row.number}`}
      />
      <span aria-hidden="true">{letter}</span>
    </label>
  );
}

interface ComparedVersionsProps {
  of: Recorded;
  a: number;
  b: number;
  all: '1' | undefined;
  /** Renders the content below from the paths of the fields that differ. */
  children: (differing: string[]) => React.ReactNode;
}

function ComparedVersions({ of: { kind, name, values }, a, b, all, children }: ComparedVersionsProps) {
  const comparison = useRead<Comparison>(`${addressOf(kind, name)}/comparison?former=${a}&later=${b}`);
  return (
    <ReadState query={comparison} noun="comparison">
      {({ fields, former, later }) => {
        const differing = fields.filter(({ differs }) => differs);
        const shownFields = all ? fields : differing;
        return (
          <>
            <section aria-labelledby="compared">
              <div className="history-head">
                <h2 id="compared">What B says otherwise</h2>
                <p className="meta" role="status">
                  {`${differing.length} of ${fields.length} fields ${differing.length === 1 ? 'differs' : 'differ'}. `}
                  <a href={kind.historyAddress(name, { a, b, all: all ? undefined : '1' })}>
                    {all ? 'Show what differs' : 'Show all fields'}
                  </a>
                </p>
              </div>
              {former.isErased || later.isErased ? (
                <p>What one of the two said was erased, because it told of a person.</p>
              ) : shownFields.length === 0 ? (
                <p className="diff-none">A and B say the same.</p>
              ) : (
                <ComparedFields fields={shownFields} groups={kind.groupsOf(values)} />
              )}
            </section>
            {children(differing.map(({ path }) => path))}
          </>
        );
      }}
    </ReadState>
  );
}
