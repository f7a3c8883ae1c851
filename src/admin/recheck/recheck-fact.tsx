import type { Ref } from 'react';
import { ApiError } from '#admin/api/call.ts';
import { EntryEditor } from '#admin/entry/editor.tsx';
import type { EntryValues } from '#admin/entry/entry-kind.ts';
import { factKind, titleOfFact } from '#admin/entry/evidence.ts';
import type { Found } from '#admin/facts/fact-row.tsx';
import { FactRow } from '#admin/facts/fact-row.tsx';
import { FactWords } from '#admin/facts/fact-words.tsx';
import { KeyLetter } from '#admin/parts/desk-keys.tsx';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { RecheckEntry } from '#server/api/staff/staff-answers.ts';
import { Icon } from '#ui/icon.tsx';

interface RecheckFactProps {
  row: RecheckEntry['facts'][number];
  /** The tool's slug. */
  tool: string;
  today: string;
  decision: RecheckDecision | undefined;
  /** True if the keys act on this fact. */
  isPresent: boolean;
  isEdited: boolean;
  /** True if the fact has a draft, and no decision yet. */
  hasDraft: boolean;
  /** Number of the fact's source in the entry's list, from 1. */
  sourceNumber: number;
  ref: Ref<HTMLLIElement> | undefined;
  onDecide: (result: Found) => void;
  /** Notes the changed fact, which is stored with the entry. */
  onChanged: (fact: Fact) => Promise<void>;
  onCloseEdit: () => void;
  onUndo: () => void;
}

const words: Record<Found, string> = {
  'still true': 'Still true, just now',
  changed: 'Changed; stored with the entry',
  'not found': 'No longer found: it goes out of use with the entry',
};

const offers: readonly Found[] = ['still true', 'changed', 'not found'];

/** One fact of the entry: its words, and the decision on it. */
export function RecheckFact(props: RecheckFactProps) {
  const { row, tool, today, decision, isPresent, isEdited, hasDraft, sourceNumber, ref } = props;
  const { onDecide, onChanged, onCloseEdit, onUndo } = props;
  const { fact, version, seen, touchedBy } = row;
  const kind = factKind(tool);
  const title = titleOfFact(fact);
  const isChanged = decision?.found === 'changed';
  const shownFact = isChanged ? decision.fact : fact;
  const readToday: EntryValues = { ...fact, read: today, copied: today };
  const form = isEdited && (
    <EntryEditor
      kind={kind}
      name={fact.id}
      initial={{ version, values: readToday }}
      place={kind.draftOf(fact.id)}
      saveLabel="Keep this"
      save={async (changedFact, on) => {
        // Refuse as the API would: somebody else's edit must be looked at first.
        if (on !== version) throw new ApiError(409, 'Someone else changed this fact.', { current: row });
        await onChanged(changedFact);
        return {};
      }}
      onClose={onCloseEdit}
    />
  );
  return (
    <FactRow
      ref={ref}
      title={title}
      heading="h2"
      form={form}
      offers={decision ? [] : offers}
      onDecide={onDecide}
      isPresent={isPresent}
      hasKeys={isPresent}
      isDone={decision !== undefined}
    >
      {touchedBy.map((change) => (
        <p className="aged with-icon" key={change.date + change.title}>
          <Icon name="clock" />
          <span>
            {`New terms since it was read, ${formatCheckedDate(change.date)}: `}
            <a href={change.source} target="_blank" rel="noopener noreferrer">
              {change.title}
            </a>
          </span>
        </p>
      ))}
      {!isEdited && (
        <FactWords fact={{ ...shownFact, ...(seen && !isChanged && { seen }) }} today={today}>
          <KeyLetter>{String(sourceNumber)}</KeyLetter>
        </FactWords>
      )}
      {hasDraft && !isEdited && (
        <p className="aged with-icon">
          <Icon name="pen-line" />
          You began to change it. Your words are kept as a draft: “Changed” shows them again.
        </p>
      )}
      {decision && !isEdited && (
        <p className="recheck-decision" data-found={decision.found}>
          <Icon name={decision.found === 'not found' ? 'x' : 'circle-check'} />
          <span>{words[decision.found]}</span>
          <button type="button" className="link-button" aria-label={`Undo: ${title}`} onClick={onUndo}>
            Undo
          </button>
        </p>
      )}
    </FactRow>
  );
}
