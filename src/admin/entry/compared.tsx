import { useEffect, useRef } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { showSuccess } from '#admin/parts/notices.tsx';
import type { FieldGroup } from '#domain/records/form.ts';
import type { ComparedPart, FieldComparison } from '#domain/staff/compare-records.ts';
import { aroundChanges, compareTexts, inWords } from '#domain/staff/compare-records.ts';
import type { FieldEdit } from '#domain/staff/merge-edits.ts';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import { sourceOf } from '#domain/staff/record-kinds.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';

/** Returns the label of a field in the form: 'Which plans this is about'. */
export function labelOfField(groups: readonly FieldGroup[], path: string): string {
  const fields = groups.flatMap((group) => group.fields);
  const field = fields.find((spec) => spec.path === path) ?? fields.find((spec) => path.startsWith(`${spec.path}.`));
  return field?.label ?? path;
}

interface ComparedFieldsProps {
  fields: readonly FieldComparison[];
  groups: readonly FieldGroup[];
  /** Level of the fields' headings. */
  heading?: 'h3' | 'h4';
}

/** Changes word by word: removed words are struck through, added ones underlined, and screen readers announce both. */
export function ComparedFields({ fields, groups, heading: Heading = 'h3' }: ComparedFieldsProps) {
  return (
    <div className="diff">
      {fields.map(({ path, parts }) => (
        <div key={path}>
          <Heading>{labelOfField(groups, path)}</Heading>
          <p>
            {parts.length === 0 && '–'}
            <ComparedText parts={parts} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** One text in two states; of a long one only the surroundings of each change. */
export function ComparedText({ parts }: { parts: readonly ComparedPart[] }) {
  return aroundChanges(parts).map(({ text, is }, place) => {
    const key = `${place} ${is}`;
    if (is === 'same') return <span key={key}>{text}</span>;
    const Mark = is === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key}>
        <span className="visually-hidden">{is === 'removed' ? ' removed: ' : ' added: '}</span>
        {text}
        <span className="visually-hidden">. </span>
      </Mark>
    );
  });
}

interface ConflictProps {
  /** Noun of the record: 'tool'. */
  noun: string;
  /** API address of the record's history, which names the other person. */
  history: string;
  /** The other person's changes. */
  edits: readonly FieldEdit[];
  labelOf: (path: string) => string;
  /** Keeps this user's input, and takes over the other person's edits of other fields. */
  onTakeOver: () => void;
  /** Discards this user's input. */
  onDiscard: () => void;
}

/** Shows both edits side by side if somebody else saved meanwhile; nothing is lost before the user decides. */
export function Conflict({ noun, history, edits, labelOf, onTakeOver, onDiscard }: ConflictProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const { data: [latest] = [] } = useRead<VersionRow[]>(`${history}?limit=1`);
  const who = latest?.username ?? (latest ? capitalized(sourceOf(latest)) : 'Someone else');
  const hasCollisions = edits.some(({ collides }) => collides);
  return (
    <section ref={box} className="conflict" role="alert" aria-labelledby="conflict-title" tabIndex={-1}>
      <h2 id="conflict-title">{`${who} saved this ${noun} while you were typing`}</h2>
      <p>
        {hasCollisions
          ? 'You both changed the same field. Keep what you typed, or take theirs. Fields that only they changed are taken over either way.'
          : 'They changed other fields than you. Keep what you typed, and their changes are taken over as well.'}
      </p>
      <Table
        caption="What they saved, and what you have"
        columns={[
          {
            header: 'Field',
            rowHeader: true,
            cell: (edit) => (
              <>
                {labelOf(edit.path)}
                {edit.collides && <span className="cell-note">You both changed it</span>}
              </>
            ),
          },
          { header: 'They saved', cell: (edit) => (isLong(edit) ? <Differences edit={edit} /> : readable(edit.theirs)) },
          { header: 'You have', cell: (edit) => (isLong(edit) ? 'The words that are crossed out' : readable(edit.mine)) },
        ]}
        rows={edits}
        rowKey={({ path }) => path}
      />
      <div className="button-row">
        <Button
          onClick={() => {
            onTakeOver();
            showSuccess('Kept in the form', 'Nothing is saved yet: save it when you have read it through.');
          }}
        >
          Keep what I typed
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard mine and take theirs
        </Button>
      </div>
    </section>
  );
}

const mostSideBySide = 1_000;

/** Checks for a text so long that nobody finds the difference side by side. */
const isLong = ({ theirs, mine }: FieldEdit) => [theirs, mine].some((value) => String(value ?? '').length > mostSideBySide);

/** Differences between the other person's long text and this user's. */
const Differences = ({ edit: { theirs, mine } }: { edit: FieldEdit }) => (
  <p className="diff">
    <ComparedText parts={compareTexts(inWords(mine), inWords(theirs))} />
  </p>
);

/** Puts a value in words: a list line by line, an empty value as a dash. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.map((row) => `• ${readable(row)}`).join('\n') : '–';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(readable).join(', ');
  return value === undefined || value === null || value === '' ? '–' : String(value);
}
