import type { ReactNode } from 'react';
import { useState } from 'react';
import { Loading } from '#ui/loading.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { Read, RecordEditorProps } from './record-editor.tsx';
import { RecordEditor } from './record-editor.tsx';
import type { EditedEntry, RecordNoun } from './record-kind.ts';
import type { RecordValues } from './record-values.ts';
import { useStoredDraft } from './use-draft.ts';

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
  const stored = useStoredDraft(place);
  const [chosen, setChosen] = useState<{ base: Read; values: RecordValues }>();
  if (stored.isPending) return <Loading>Loading draft...</Loading>;
  if (stored.data && !chosen) {
    // The states of what stands in the catalogue are kept; a suggestion's are not, and what is new has none.
    const isOfRecord = place.kind === 'tools' || place.kind === 'workflows' || place.kind === 'answers';
    const isOlder = isOfRecord && stored.data.version !== initial.version;
    return (
      <DraftOffer
        draft={stored.data}
        initial={initial}
        groups={kind.groups}
        formerAddress={isOlder ? `${kind.api}/${encodeURIComponent(place.name)}/history/${stored.data.version}` : undefined}
        onChoose={(base, values) => setChosen({ base, values })}
      />
    );
  }
  return (
    <>
      {before}
      <RecordEditor {...props} initial={chosen?.base ?? initial} first={chosen?.values} />
    </>
  );
}
