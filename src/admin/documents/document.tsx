import { useList, useReadForForm } from '#admin/api/reads.ts';
import { changeKind, factKind } from '#admin/entry/evidence.ts';
import { answerKind } from '#admin/entry/kinds.ts';
import { storeEntry } from '#admin/entry/store-entry.ts';
import { useEvidence } from '#admin/facts/use-evidence.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { useOpenForm } from '#admin/navigation/leaving.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { needsDecision } from '#domain/documents/document-state.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentEntry, DocumentRow, RestingQuotation } from '#server/api/staff/staff-answers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ChangedPassages } from './changed-passages.tsx';
import { ReadByHand } from './read-by-hand.tsx';
import type { RestingForm, ToolQuotation } from './resting.tsx';
import { Resting, readNow } from './resting.tsx';

const list = '/api/staff/documents';

/** One document: what changed in it, what rests on it with a decision each, and a reading by hand. */
export function DeskDocument() {
  const id = useRecordId();
  const address = `${list}/${encodeURIComponent(id)}`;
  const query = useReadForForm<DocumentEntry>(address);
  const others = useList<DocumentRow>(list, {});
  const next = others.data?.rows.find((row) => row.id !== id && needsDecision(row.state));

  return (
    <ReadState query={query} noun="document">
      {(document) => (
        <>
          <ScreenHead title={document.title} back={{ href: deskAddresses.documents(), label: 'Documents' }}>
            <p className="screen-facts cluster">
              <span>{new Intl.ListFormat('en-US').format(document.entries.map(({ name }) => name))}</span>
              <a href={document.source} target="_blank" rel="noopener noreferrer">
                {document.source.replace(/^https?:\/\//, '')}
                <span className="visually-hidden"> (opens in a tab)</span>
              </a>
              <span>{whenRead(document)}</span>
            </p>
          </ScreenHead>
          <ChangedPassages document={document} />
          <RestingList key={id} document={document} next={next} />
          <ReadByHand key={`reading ${id}`} address={`${address}/readings`} />
        </>
      )}
    </ReadState>
  );
}

const whenRead = ({ before, now }: DocumentEntry) =>
  now === null
    ? 'No one has read it here yet.'
    : `${before ? `Before: as read on ${formatCheckedDate(before.lastDay)}. Now: ` : 'As '}read on ${formatCheckedDate(now.lastDay)}.`;

const forms: readonly RestingForm[] = ['record', 'change'];

/** Facts, changes of terms and answers that quote the document: one decision for each whose words changed or are gone. */
function RestingList({ document, next }: { document: DocumentEntry; next: DocumentRow | undefined }) {
  const evidence = useEvidence();
  const form = useOpenForm();
  const openCount = document.resting.filter(({ state }) => needsDecision(state)).length;
  const why = document.now ? `Compared with the document as read on ${formatCheckedDate(document.now.lastDay)}` : '';

  /** Keeps the fact, change or answer with the document's current words. */
  const keepWithNewWords = (one: RestingQuotation) =>
    evidence.store('Kept with the new words', (stricter) => {
      const newWords = { quote: one.nearest ?? one.quote, ...readNow(document) };
      const { version, entry } = one;
      if (one.kind === 'facts')
        return storeEntry(factKind(entry.slug), one.record.id, { ...one.record, ...newWords }, version, { why, stricter });
      const more = { why, stricter: false };
      if (one.kind === 'terms-changes')
        return storeEntry(changeKind(entry.slug), one.record.id, { ...one.record, ...newWords }, version, more);
      const { quote, read } = newWords;
      const grounds = one.record.grounds.map((ground, place) => (place === one.place ? { ...ground, quote, read } : ground));
      return storeEntry(answerKind, entry.slug, { ...one.record, grounds }, version, more);
    });

  const retire = ({ kind, entry, record, version }: ToolQuotation) =>
    evidence.act(kind === 'facts' ? factKind(entry.slug) : changeKind(entry.slug), record.id, version, 'retire');

  return (
    <section className="evidence-list" aria-labelledby="resting">
      <header>
        <h2 id="resting">What rests on it</h2>
      </header>
      <ol className="recheck-facts">
        {document.resting.map((one) => {
          const formName = (name: RestingForm) => `${name} of ${one.kind} ${one.name}`;
          return (
            <Resting
              key={`${one.kind} ${one.name}`}
              one={one}
              document={document}
              why={why}
              open={forms.find((name) => form.open === formName(name))}
              onOpen={(name) => form.show(formName(name))}
              onClose={form.close}
              onKeep={() => void keepWithNewWords(one)}
              onRetire={(quotation) => void retire(quotation)}
              onSaved={evidence.stored}
            />
          );
        })}
      </ol>
      {evidence.question}
      <div className="button-row">
        <p className="meta" role="status">
          {openCount === 0
            ? 'Nothing here waits for you.'
            : `${openCount === 1 ? 'One decision' : `${openCount} decisions`} open.`}
        </p>
        {next && (
          <ButtonLink
            variant={openCount === 0 ? 'primary' : 'quiet'}
            href={deskAddresses.document(next.id)}
            iconAfter="arrow-right"
          >
            {`Next: ${next.title}`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
