import type { ReactNode } from 'react';
import { useState } from 'react';
import { evidenceDraftKinds, keptKinds } from '#domain/staff/draft-kinds.ts';
import { Loading } from '#ui/loading.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { FieldGroup } from './field-spec.ts';
import type { Read, RecordEditorProps } from './record-editor.tsx';
import { RecordEditor } from './record-editor.tsx';
import type { EditedEntry, RecordNoun } from './record-kind.ts';
import type { RecordValues } from './record-values.ts';
import type { DraftPlace } from './use-draft.ts';
import { useStoredDraft } from './use-draft.ts';

interface DraftedProps {
  place: DraftPlace;
  /** What stands on the site, or what a new form begins with. */
  initial: Read;
  groups: readonly FieldGroup[];
  /** Where the API has the record, and its former states below it. */
  address: string;
  /** The form: on which state, and what it holds at first where that is a draft. */
  children: (base: Read, first: RecordValues | undefined) => ReactNode;
}

/** A form, after the draft that somebody may have left in it. */
export function Drafted({ place, initial, groups, address, children }: DraftedProps) {
  const stored = useStoredDraft(place);
  const [chosen, setChosen] = useState<{ base: Read; values: RecordValues }>();
  if (stored.isPending) return <Loading>Loading draft...</Loading>;
  if (stored.data && !chosen) {
    // A suggestion's states are not kept, and what is new has none.
    const isOlder =
      [...keptKinds, ...evidenceDraftKinds].some((kind) => kind === place.kind) && stored.data.version !== initial.version;
    return (
      <DraftOffer
        draft={stored.data}
        initial={initial}
        groups={groups}
        formerAddress={isOlder ? `${address}/history/${stored.data.version}` : undefined}
        onChoose={(base, values) => setChosen({ base, values })}
      />
    );
  }
  return children(chosen?.base ?? initial, chosen?.values);
}

type DraftedEditorProps<Name extends RecordNoun, Entry extends EditedEntry, View> = Omit<
  RecordEditorProps<Name, Entry, View>,
  'first'
> & {
  /** Stands above the form, and not beside the offer of a draft. */
  before?: ReactNode;
};

/** The form of a record, after the draft that somebody may have left in it. */
export function DraftedEditor<Name extends RecordNoun, Entry extends EditedEntry, View>({
  before,
  ...props
}: DraftedEditorProps<Name, Entry, View>) {
  const { kind, initial, place } = props;
  return (
    <Drafted place={place} initial={initial} groups={kind.groups} address={`${kind.api}/${encodeURIComponent(place.name)}`}>
      {(base, first) => (
        <>
          {before}
          <RecordEditor {...props} initial={base} first={first} />
        </>
      )}
    </Drafted>
  );
}
