import { useRead } from '#admin/api/reads.ts';
import type { EvidenceKind } from '#admin/evidence/evidence-kind.ts';
import { changeKind, factKind } from '#admin/evidence/evidence-kind.ts';
import { titleOfFact } from '#admin/evidence/fact-words.tsx';
import { RestoreForm } from '#admin/history/restore-form.tsx';
import { useGo, useRecordId, useRecordName, useSearch, useTextKind } from '#admin/navigation/address.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { ComparedFields } from '#admin/record/compared-fields.tsx';
import type { FieldGroup } from '#admin/record/field-spec.ts';
import type { RecordKind } from '#admin/record/record-kind.ts';
import { toolKind, workflowKind } from '#admin/record/record-kind.ts';
import { textKinds } from '#admin/texts/text-kinds.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { VersionRow } from '#domain/staff/record-history.ts';
import { sourceOf } from '#domain/staff/record-history.ts';
import type { Comparison, EditableText, ToolEvidence } from '#domain/staff/staff-views.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { NotFound } from './not-found.tsx';

export const ToolHistory = () => <EntryHistory kind={toolKind} />;
export const WorkflowHistory = () => <EntryHistory kind={workflowKind} />;
export const FactHistory = () => <EvidenceHistory kind={factKind} titleOf={titleOfFact} />;
export const TermsChangeHistory = () => <EvidenceHistory kind={changeKind} titleOf={({ title }) => title} />;

/** A record whose states are shown. */
interface Recorded {
  /** 'tool', 'fact' */
  noun: string;
  groups: readonly FieldGroup[];
  /** Its address in the API, and that of the lists which show it. */
  address: string;
  listed: string;
  historyAddress: (search?: { a?: number; b?: number; all?: string }) => string;
  /** Its present version. */
  current: number;
}

/** Every state that an entry had: any two are compared word by word, and one comes back. Look, part 2, screen 12. */
function EntryHistory({
  kind,
}: {
  kind: Pick<
    RecordKind<'tool' | 'workflow', Tool | Workflow, never>,
    'noun' | 'groups' | 'api' | 'historyAddress' | 'deskAddress'
  >;
}) {
  const slug = useRecordId();
  const address = `${kind.api}/${encodeURIComponent(slug)}`;
  const query = useRead<{ version: number; tool?: Tool; workflow?: Workflow }>(address);
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, tool, workflow }) => (
        <History
          name={tool?.name ?? workflow?.title ?? slug}
          back={kind.deskAddress(slug)}
          record={{
            ...{ noun: kind.noun, groups: kind.groups, address, listed: kind.api, current: version },
            historyAddress: (search) => kind.historyAddress(slug, search),
          }}
        />
      )}
    </ReadState>
  );
}

/** The same of one fact or change of terms, which stands on the screen of its tool's evidence. */
function EvidenceHistory<Entry extends Fact | TermsChange>({
  kind,
  titleOf,
}: {
  kind: EvidenceKind<Entry>;
  titleOf: (record: Entry) => string;
}) {
  const slug = useRecordId();
  const name = useRecordName();
  const tool = `/api/staff/tools/${encodeURIComponent(slug)}`;
  const query = useRead<ToolEvidence>(`${tool}/evidence`);
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ facts, changes }) => {
        const rows = [
          ...(kind.noun === 'fact' ? facts : []).map(({ version, fact }) => ({ version, record: fact as Fact | TermsChange })),
          ...(kind.noun === 'change' ? changes : []).map(({ version, change }) => ({ version, record: change })),
        ];
        const row = rows.find(({ record }) => record.id === name);
        if (!row) return <NotFound />;
        return (
          <History
            name={titleOf(row.record as Entry)}
            back={deskAddresses.toolEvidence(slug)}
            record={{
              noun: kind.noun,
              groups: kind.groupsOf({ ...row.record }),
              address: `${tool}/${kind.folder}/${encodeURIComponent(name)}`,
              listed: '/api/staff/tools',
              current: row.version,
              historyAddress: (search) => deskAddresses.evidenceHistory(slug, kind.folder, name, search),
            }}
          />
        );
      }}
    </ReadState>
  );
}

/** The same of a text beside the catalogue. */
export function TextHistory() {
  const kind = textKinds[useTextKind()];
  const name = useRecordId();
  const address = `/api/staff/texts/${kind?.kind}/${encodeURIComponent(name)}`;
  const query = useRead<EditableText>(address);
  if (!kind) return <NotFound />;
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, record }) => (
        <History
          name={kind.titleOf(record)}
          back={deskAddresses.text(kind.kind, name)}
          record={{
            ...{ noun: kind.noun, groups: kind.groups, address, listed: '/api/staff/texts', current: version },
            historyAddress: (search) => deskAddresses.textHistory(kind.kind, name, search),
          }}
        />
      )}
    </ReadState>
  );
}

function History({ name, back, record }: { name: string; back: string; record: Recorded }) {
  const versions = useRead<VersionRow[]>(`${record.address}/history`);
  return (
    <>
      <ScreenHead title={`History of ${name}`} back={{ href: back, label: name }}>
        <p className="screen-facts">
          {versions.data?.length === 1 ? 'One version.' : `${versions.data?.length ?? 0} versions. Each is kept whole.`}
        </p>
      </ScreenHead>
      <ReadState query={versions} noun="history">
        {(rows) => <Versions record={record} rows={rows} />}
      </ReadState>
    </>
  );
}

interface VersionsProps {
  record: Recorded;
  rows: readonly VersionRow[];
}

function Versions({ record, rows }: VersionsProps) {
  const { current } = record;
  const go = useGo();
  const known = (asked: string, otherwise: number) =>
    rows.some(({ number }) => number === Number(asked)) ? Number(asked) : otherwise;
  const [latest, former = latest] = rows;
  const b = known(useSearch('b'), latest?.number ?? current);
  const a = known(useSearch('a'), former?.number ?? current);
  const all = useSearch('all') === '1' ? '1' : undefined;
  const choose = (search: { a?: number; b?: number }) =>
    go(record.historyAddress({ a, b, all, ...search }), { replace: true, resetScroll: false });
  const chosen = rows.find(({ number }) => number === a);
  return (
    <div className="history">
      <section aria-labelledby="versions">
        <h2 id="versions">Compare A with B</h2>
        <ol className="versions" reversed>
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
        <ComparedVersions record={record} a={a} b={b} all={all}>
          {(differing) =>
            chosen && (
              <RestoreForm
                key={a}
                noun={record.noun}
                groups={record.groups}
                address={record.address}
                listed={record.listed}
                former={chosen}
                current={current}
                fields={a === b ? [] : differing}
                onRestored={() => go(record.historyAddress(), { replace: true })}
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

const withTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Pick({ letter, row, isOn, onPick }: PickProps) {
  return (
    <label className="ab-pick">
      <input
        type="radio"
        name={`version-${letter}`}
        checked={isOn}
        onChange={onPick}
        aria-label={`${letter}: ${withTime.format(new Date(row.at))}, ${sourceOf(row)}, version ${row.number}`}
      />
      <span aria-hidden="true">{letter}</span>
    </label>
  );
}

interface ComparedVersionsProps {
  record: Recorded;
  a: number;
  b: number;
  all: '1' | undefined;
  /** Stands below, and gets the paths of the fields that differ. */
  children: (differing: string[]) => React.ReactNode;
}

function ComparedVersions({ record, a, b, all, children }: ComparedVersionsProps) {
  const comparison = useRead<Comparison>(`${record.address}/comparison?former=${a}&later=${b}`);
  return (
    <ReadState query={comparison} noun="comparison">
      {({ fields, former, later }) => {
        const differing = fields.filter(({ differs }) => differs);
        const shown = all ? fields : differing;
        return (
          <>
            <section aria-labelledby="compared">
              <div className="history-head">
                <h2 id="compared">What B says otherwise</h2>
                <p className="meta" role="status">
                  {`${differing.length} of ${fields.length} fields ${differing.length === 1 ? 'differs' : 'differ'}. `}
                  <a href={record.historyAddress({ a, b, all: all ? undefined : '1' })}>
                    {all ? 'Show what differs' : 'Show all fields'}
                  </a>
                </p>
              </div>
              {former.isErased || later.isErased ? (
                <p>What one of the two said was erased, because it told of a person.</p>
              ) : shown.length === 0 ? (
                <p className="diff-none">A and B say the same.</p>
              ) : (
                <ComparedFields fields={shown} groups={record.groups} />
              )}
            </section>
            {children(differing.map(({ path }) => path))}
          </>
        );
      }}
    </ReadState>
  );
}
