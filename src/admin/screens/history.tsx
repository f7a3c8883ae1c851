import { useRead } from '#admin/api/reads.ts';
import { useGo, useRecordId, useSearch } from '#admin/navigation/address.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { ComparedFields } from '#admin/record/compared-fields.tsx';
import type { EditedEntry, RecordKind, RecordNoun } from '#admin/record/record-kind.ts';
import { answerKind, titleOf, toolKind, workflowKind } from '#admin/record/record-kind.ts';
import { RestoreForm } from '#admin/record/restore-form.tsx';
import type { VersionRow } from '#domain/staff/record-history.ts';
import { sourceOf } from '#domain/staff/record-history.ts';
import type { Comparison } from '#domain/staff/staff-views.ts';

export const ToolHistory = () => <History kind={toolKind} />;
export const WorkflowHistory = () => <History kind={workflowKind} />;

export const AnswerHistory = () => <History kind={answerKind} />;

/** What the screen needs of every kind. */
type HistoryKind = Pick<RecordKind<RecordNoun, EditedEntry, never>, 'noun' | 'groups' | 'api' | 'historyAddress' | 'deskAddress'>;

/** Every state that an entry had: any two are compared word by word, and one comes back. Look, part 2, screen 12. */
function History({ kind }: { kind: HistoryKind }) {
  const slug = useRecordId();
  const address = `${kind.api}/${encodeURIComponent(slug)}`;
  const record = useRead<{ version: number } & Partial<Record<RecordNoun, EditedEntry>>>(address);
  const versions = useRead<VersionRow[]>(`${address}/history`);
  return (
    <ReadState query={record} noun={kind.noun}>
      {({ version, [kind.noun]: entry }) => {
        const name = entry ? titleOf(entry) : slug;
        return (
          <>
            <ScreenHead title={`History of ${name}`} back={{ href: kind.deskAddress(slug), label: name }}>
              <p className="screen-facts">
                {versions.data?.length === 1 ? 'One version.' : `${versions.data?.length ?? 0} versions. Each is kept whole.`}
              </p>
            </ScreenHead>
            <ReadState query={versions} noun="history">
              {(rows) => <Versions kind={kind} slug={slug} current={version} rows={rows} />}
            </ReadState>
          </>
        );
      }}
    </ReadState>
  );
}

interface VersionsProps {
  kind: HistoryKind;
  slug: string;
  /** The record's present version. */
  current: number;
  rows: readonly VersionRow[];
}

function Versions({ kind, slug, current, rows }: VersionsProps) {
  const go = useGo();
  const known = (asked: string, otherwise: number) =>
    rows.some(({ number }) => number === Number(asked)) ? Number(asked) : otherwise;
  const [latest, former = latest] = rows;
  const b = known(useSearch('b'), latest?.number ?? current);
  const a = known(useSearch('a'), former?.number ?? current);
  const all = useSearch('all') === '1' ? '1' : undefined;
  const choose = (search: { a?: number; b?: number }) =>
    go(kind.historyAddress(slug, { a, b, all, ...search }), { replace: true, resetScroll: false });
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
        <ComparedVersions kind={kind} slug={slug} a={a} b={b} all={all}>
          {(differing) =>
            chosen && (
              <RestoreForm
                key={a}
                kind={kind}
                slug={slug}
                former={chosen}
                current={current}
                fields={a === b ? [] : differing}
                onRestored={() => go(kind.historyAddress(slug), { replace: true })}
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
  kind: HistoryKind;
  slug: string;
  a: number;
  b: number;
  all: '1' | undefined;
  /** Stands below, and gets the paths of the fields that differ. */
  children: (differing: string[]) => React.ReactNode;
}

function ComparedVersions({ kind, slug, a, b, all, children }: ComparedVersionsProps) {
  const comparison = useRead<Comparison>(`${kind.api}/${encodeURIComponent(slug)}/comparison?former=${a}&later=${b}`);
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
                  <a href={kind.historyAddress(slug, { a, b, all: all ? undefined : '1' })}>
                    {all ? 'Show what differs' : 'Show all fields'}
                  </a>
                </p>
              </div>
              {former.isErased || later.isErased ? (
                <p>What one of the two said was erased, because it told of a person.</p>
              ) : shown.length === 0 ? (
                <p className="diff-none">A and B say the same.</p>
              ) : (
                <ComparedFields fields={shown} groups={kind.groups} />
              )}
            </section>
            {children(differing.map(({ path }) => path))}
          </>
        );
      }}
    </ReadState>
  );
}
