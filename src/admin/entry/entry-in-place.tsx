import type { Leaving } from '#server/api/staff/staff-answers.ts';
import { EntryEditor } from './editor.tsx';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { storeEntry } from './store-entry.ts';

interface EntryInPlaceProps<Entry extends EntryValues> {
  kind: EntryKind<Entry>;
  /** Name of the stored entry; undefined for a new one. */
  name?: string | undefined;
  /** Version that is edited. */
  version?: number;
  values: EntryValues;
  /** Reason that the history shows for the write. */
  why?: string;
  onSaved: (answer: Leaving) => Promise<void>;
  onClose: () => void;
}

/** The form of a fact or a change of terms where it is listed; it closes once it is stored. */
export function EntryInPlace<Entry extends EntryValues>(props: EntryInPlaceProps<Entry>) {
  const { kind, name, version = 1, values, why, onSaved, onClose } = props;
  return (
    <EntryEditor
      kind={kind}
      {...(name !== undefined && { name })}
      initial={{ version, values }}
      place={kind.draftOf(name)}
      save={async (record, on, more) => {
        const answer = await storeEntry(kind, name, record, on, { ...more, ...(why !== undefined && { why }) });
        return { onClosed: () => onSaved(answer) };
      }}
      onClose={onClose}
    />
  );
}
