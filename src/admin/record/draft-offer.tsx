import { useState } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { tellFailure } from '#admin/parts/notices.tsx';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { isSameRecord } from '#domain/staff/merge-edits.ts';
import type { Draft, Version } from '#domain/staff/record-views.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { ComparedFields } from './compared-fields.tsx';
import type { FieldGroup } from './field-spec.ts';
import type { Read } from './record-editor.tsx';
import type { RecordValues } from './record-values.ts';
import { cleanedValues } from './record-values.ts';
import { forgetDraft } from './use-draft.ts';

interface DraftOfferProps {
  draft: Draft;
  /** What stands on the site, or what a new form begins with. */
  initial: Read;
  groups: readonly FieldGroup[];
  /** Where the former state is read that the draft builds on, if it builds on one. */
  formerAddress: string | undefined;
  /** Opens the form: on which state, and with which values. */
  onChoose: (base: Read, values: RecordValues) => void;
}

/** What somebody wrote and did not publish is offered before the form opens, so that nothing is written over it. */
export function DraftOffer({ draft, initial, groups, formerAddress, onChoose }: DraftOfferProps) {
  const [isForgetting, setForgetting] = useState(false);
  const changes = compareRecords(cleanedValues(initial.values), cleanedValues(draft.record)).filter(({ differs }) => differs);

  async function forget() {
    setForgetting(true);
    try {
      await forgetDraft(draft);
      onChoose(initial, initial.values);
    } catch (error) {
      setForgetting(false);
      tellFailure(error);
    }
  }

  return (
    <section className="draft-offer" aria-labelledby="draft-offer">
      <h2 id="draft-offer">You have a draft here</h2>
      <p>
        You wrote it on <Moment at={draft.savedAt} />, and did not publish it. Nobody else sees it.
      </p>
      {isSameRecord(cleanedValues(initial.values), cleanedValues(draft.record)) ? (
        <p>It says what stands on the site by now.</p>
      ) : (
        <details className="accordion">
          <summary>
            <h3>{`What it says otherwise (${changes.length} ${changes.length === 1 ? 'field' : 'fields'})`}</h3>
          </summary>
          <div>
            <ComparedFields fields={changes} groups={groups} heading="h4" />
          </div>
        </details>
      )}
      <div className="button-row">
        {formerAddress ? (
          <GoOn address={formerAddress} draft={draft} initial={initial} onChoose={onChoose} />
        ) : (
          <Button onClick={() => onChoose(initial, draft.record)}>Go on with the draft</Button>
        )}
        <Button variant="quiet" sending={isForgetting} sendingLabel="Discarding..." onClick={forget}>
          Discard the draft
        </Button>
      </div>
    </section>
  );
}

/** The record has changed since the draft was begun: the form opens on the state that it builds on, and saving shows both. */
function GoOn({
  address,
  draft,
  initial,
  onChoose,
}: Pick<DraftOfferProps, 'draft' | 'initial' | 'onChoose'> & { address: string }) {
  const former = useRead<Version>(address);
  if (former.isPending) return <Loading>Loading draft...</Loading>;
  const record = former.data?.record;
  const base = record ? { version: draft.version, values: record as RecordValues } : initial;
  return <Button onClick={() => onChoose(base, draft.record)}>Go on with the draft</Button>;
}
