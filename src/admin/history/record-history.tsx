import { useRead } from '#admin/api/reads.ts';
import { useGo, useSearch } from '#admin/navigation/address.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { ComparedFields } from '#admin/record/compared-fields.tsx';
import type { FieldGroup } from '#admin/record/field-spec.ts';
import type { VersionRow } from '#domain/staff/record-history.ts';
import { sourceOf } from '#domain/staff/record-history.ts';
import type { Comparison } from '#domain/staff/record-views.ts';
import { RestoreForm } from './restore-form.tsx';

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

/** Every state that a record had: any two are compared word by word, and one comes back. */
export function History({ name, back, record }: { name: string; back: string; record: Recorded }) {
  const versions = useRead<VersionRow[]>(`${record.address}/history`);
  return (
    <>
      <ScreenHead title={`History of ${name}`} back={{ href: back, label: name }}>
        <p className="screen-facts">
          {(versions.data?.length ?? 0) > 1 ? `${versions.data?.length} versions. Each is kept whole.` : 'One version.'}
        </p>
      </ScreenHead>
      <ReadState query={versions} noun="history">
        {(rows) =>
          rows.length === 0 ? (
            <p>Nobody has edited it: it is as the hub came with it.</p>
          ) : (
            <Versions record={record} rows={rows} />
          )
        }
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
