import type { Ref } from 'react';
import { EntryEditor } from '#admin/entry/editor.tsx';
import { factKind, titleOfFact } from '#admin/entry/evidence.ts';
import { FactWords } from '#admin/entry/fact-words.tsx';
import type { RecheckEntry } from '#domain/staff/recheck-views.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyLetter } from './desk-keys.tsx';

type QueuedFact = RecheckEntry['facts'][number];

interface RecheckFactProps {
  row: QueuedFact;
  /** The tool's slug. */
  tool: string;
  today: string;
  decision: RecheckDecision | undefined;
  /** It is the one that the keys are about. */
  isPresent: boolean;
  isEdited: boolean;
  /** The number of its source among the entry's. */
  sourceNumber: number;
  ref: Ref<HTMLLIElement> | undefined;
  onFound: (found: 'still true' | 'not found') => void;
  onEdit: () => void;
  onChanged: (fact: Fact) => void;
  onCloseEdit: () => void;
  onUndo: () => void;
}

const words: Record<RecheckDecision['found'], string> = {
  'still true': 'Still true, just now',
  changed: 'Changed; stored with the entry',
  'not found': 'No longer found: it goes out of use with the entry',
};

/** One fact of the entry: what it says, and what is decided of it. */
export function RecheckFact(props: RecheckFactProps) {
  const { row, tool, today, decision, isPresent, isEdited, sourceNumber, ref, onFound, onEdit, onChanged, onCloseEdit, onUndo } =
    props;
  const { fact, seen, touchedBy } = row;
  const title = titleOfFact(fact);
  const isChanged = decision?.found === 'changed';
  const shown = isChanged ? decision.fact : fact;
  return (
    <li ref={ref} tabIndex={-1} aria-current={isPresent ? 'step' : undefined} data-done={decision ? '' : undefined}>
      <h2>{title}</h2>
      {touchedBy.map((change) => (
        <p className="aged" key={change.date + change.title}>
          <Icon name="clock" />
          <span>
            {`New terms since it was read, ${formatCheckedDate(change.date)}: `}
            <a href={change.source} target="_blank" rel="noopener noreferrer">
              {change.title}
            </a>
          </span>
        </p>
      ))}
      {isEdited ? (
        <EntryEditor
          kind={factKind(tool)}
          name={fact.id}
          initial={{ version: row.version, values: { ...shown, read: today, copied: today } }}
          saveLabel="Keep this"
          save={async (changed) => {
            onChanged(changed);
            return undefined;
          }}
          onClose={onCloseEdit}
        />
      ) : (
        <FactWords fact={{ ...shown, ...(seen && !isChanged && { seen }) }} today={today}>
          <KeyLetter>{String(sourceNumber)}</KeyLetter>
        </FactWords>
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
      {!decision && !isEdited && (
        <div className="button-row">
          <Button
            small
            variant={isPresent ? 'primary' : 'quiet'}
            aria-keyshortcuts={isPresent ? 'T' : undefined}
            onClick={() => onFound('still true')}
          >
            Still true
            <span className="visually-hidden">{`: ${title}`}</span>
            {isPresent && <KeyLetter>T</KeyLetter>}
          </Button>
          <Button small variant="quiet" aria-keyshortcuts={isPresent ? 'C' : undefined} onClick={onEdit}>
            Changed
            <span className="visually-hidden">{`: ${title}`}</span>
            {isPresent && <KeyLetter>C</KeyLetter>}
          </Button>
          <Button small variant="quiet" aria-keyshortcuts={isPresent ? 'N' : undefined} onClick={() => onFound('not found')}>
            No longer found
            <span className="visually-hidden">{`: ${title}`}</span>
            {isPresent && <KeyLetter>N</KeyLetter>}
          </Button>
        </div>
      )}
    </li>
  );
}
