import { ComparedText } from '#admin/entry/compared.tsx';
import { EntryInPlace } from '#admin/entry/entry-in-place.tsx';
import { changeKind, factKind, titleOfFact } from '#admin/entry/evidence.ts';
import type { Found } from '#admin/facts/fact-row.tsx';
import { FactRow, labelsOfChanges } from '#admin/facts/fact-row.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { needsDecision } from '#domain/documents/document-state.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentEntry, Leaving, RestingQuotation } from '#server/api/staff/staff-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { quotationStateWords } from './document-words.ts';
import { StateWords } from './state-words.tsx';

/** A quotation in a fact or a change of terms: a separate record, which an answer's source is not. */
export type ToolQuotation = Exclude<RestingQuotation, { kind: 'answers' }>;

/** Forms that a quotation can open: of its record, or of a new change of terms. */
export type RestingForm = 'record' | 'change';

interface RestingProps {
  one: RestingQuotation;
  document: DocumentEntry;
  /** Reason that the history shows for a write. */
  why: string;
  /** The open form. */
  open: RestingForm | undefined;
  onOpen: (form: RestingForm) => void;
  onClose: () => void;
  onKeep: () => void;
  onRetire: (one: ToolQuotation) => void;
  onSaved: (words: string, answer: Leaving) => Promise<void>;
}

const withNewWords = { 'still true': 'Still true with the new words' };

/** One quotation of the document: the state of its words, and the decisions on it. */
export function Resting(props: RestingProps) {
  const { one, open, onOpen, onKeep, onRetire } = props;
  const { state, quote, nearest, heading, seen, words, entry } = one;
  const { title, says } = wordsOf(one);
  const waits = needsDecision(state);
  const hiddenTitle = <span className="visually-hidden">{`: ${title}`}</span>;

  function decide(result: Found): void {
    if (result === 'still true') onKeep();
    else if (result === 'changed') onOpen('record');
    else if (one.kind !== 'answers') onRetire(one);
  }

  return (
    <FactRow
      title={`${title} · ${entry.name}`}
      isPresent={waits}
      isDone={!waits}
      form={open && one.kind !== 'answers' && <OpenForm {...props} one={one} form={open} />}
      offers={waits ? offersOf(one) : []}
      labels={{ ...withNewWords, ...(one.kind === 'terms-changes' && labelsOfChanges) }}
      onDecide={decide}
      more={
        waits &&
        (one.kind === 'answers' ? (
          <ButtonLink small variant="quiet" href={deskAddresses.answer(entry.slug)}>
            Open the answer{hiddenTitle}
          </ButtonLink>
        ) : (
          <Button small variant="quiet" onClick={() => onOpen('change')}>
            Write a change of terms{hiddenTitle}
          </Button>
        ))
      }
    >
      <p>{says}</p>
      <StateWords state={state}>
        {quotationStateWords[state]}
        {state === 'stands' && seen && ` on ${formatCheckedDate(seen)}`}
      </StateWords>
      <blockquote className="fact-quote diff-words">
        {nearest === null ? `“${quote}”` : <ComparedText parts={words} />}
      </blockquote>
      {heading && <p className="meta">{`Under “${heading}”`}</p>}
    </FactRow>
  );
}

/** Returns the possible decisions: words that are gone can't be kept, and an answer's text is changed in its own form. */
const offersOf = ({ kind, nearest }: RestingQuotation): Found[] => [
  ...(nearest === null ? [] : (['still true'] as const)),
  ...(kind === 'answers' ? [] : (['changed', 'not found'] as const)),
];

/** Returns a quotation's title and sentence. */
function wordsOf(one: RestingQuotation): { title: string; says: string } {
  if (one.kind === 'facts') return { title: titleOfFact(one.record), says: one.record.says };
  if (one.kind === 'answers') return { title: 'Answer', says: one.record.grounds[one.place]?.shows ?? '' };
  return { title: `Change of terms: ${one.record.title}`, says: one.record.what };
}

function OpenForm({ one, document, why, form, onClose, onSaved }: RestingProps & { one: ToolQuotation; form: RestingForm }) {
  const shared = (title: string) => ({
    why,
    onSaved: (answer: Leaving) => onSaved(title, answer),
    onClose,
  });
  if (form === 'change')
    return (
      <EntryInPlace {...shared('The change is written')} kind={changeKind(one.entry.slug)} values={changeOf(one, document)} />
    );
  const values = { ...one.record, quote: one.nearest ?? one.quote, ...readNow(document) };
  const formProps = { ...shared('Saved'), name: one.record.id, version: one.version, values };
  return one.kind === 'facts' ? (
    <EntryInPlace {...formProps} kind={factKind(one.entry.slug)} />
  ) : (
    <EntryInPlace {...formProps} kind={changeKind(one.entry.slug)} />
  );
}

/** Returns today as the day of reading, and the day on which the document was last read as that of the copy. */
export const readNow = ({ now }: Pick<DocumentEntry, 'now'>) => {
  const today = hubToday();
  return { read: today, copied: now?.lastDay ?? today };
};

/** Limit of characters of each of the two wordings in the text of a change. */
const mostQuoted = 170;

/** Makes a change of terms that is prefilled from the two wordings. */
function changeOf({ record, kind, quote, nearest }: ToolQuotation, document: DocumentEntry) {
  const from = document.now?.day ?? readNow(document).read;
  const shortened = (text: string) => (text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s\S*$/, '')} …` : text);
  return {
    id: `${record.id}-${from}`,
    date: from,
    what: `It said: “${shortened(quote)}” ${nearest === null ? 'These words are gone.' : `Now it says: “${shortened(nearest)}”`}`,
    touches: kind === 'facts' ? [record.about] : record.touches,
    quote: nearest ?? '',
    document: record.document,
    source: record.source,
    by: record.by === 'third party' ? 'third party' : 'maker',
    ...readNow(document),
  };
}
