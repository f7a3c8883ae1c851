import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, hasStatus } from '#admin/api/call.ts';
import { rewrite, useRead } from '#admin/api/reads.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { showError } from '#admin/parts/notices.tsx';
import { compareRecords } from '#domain/staff/compare-records.ts';
import { isSameRecord } from '#domain/staff/merge-edits.ts';
import type { Draft, Version } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { ComparedFields } from './compared.tsx';
import type { EntryKind, EntryValues } from './entry-kind.ts';
import { cleanedValues } from './judge.ts';

/** An entry as it was read: an edit builds on this version. */
export interface Read {
  version: number;
  values: EntryValues;
}

/** Which form a draft is of. */
export type DraftPlace = Pick<Draft, 'kind' | 'name'>;

const list = '/api/staff/drafts';
const addressOf = ({ kind, name }: DraftPlace) => `${list}/${kind}/${encodeURIComponent(name)}`;
const isAt = (place: DraftPlace | undefined) => (draft: DraftPlace) => draft.kind === place?.kind && draft.name === place.name;

/** Whether somebody left a draft at a place, here or on another device. */
export function useHasDraft(): (place: DraftPlace) => boolean {
  const { data: drafts = [] } = useRead<Draft[]>(list);
  return (place) => drafts.some(isAt(place));
}

/** The draft that somebody left in this form, here or on another device; null when there is none. Read once, as it opens. */
export const useStoredDraft = (place: DraftPlace | undefined) =>
  useQuery({
    enabled: place !== undefined,
    queryKey: ['draft', place?.kind, place?.name],
    queryFn: async () => {
      const drafts: Draft[] = await (await call(list)).json();
      return drafts.find(isAt(place)) ?? null;
    },
    // What was read an hour ago may have been published since.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Stores a draft.
 * @param isQuiet a session that has ended is not asked for: the question would catch the letters that are being typed
 * @throws {ApiError}
 */
export async function keepDraft(
  client: QueryClient,
  place: DraftPlace,
  { version, values }: Read,
  isQuiet = false,
): Promise<void> {
  const body = { version, record: values };
  const draft: Draft = await (await call(addressOf(place), { method: 'PUT', body, isAboutSession: isQuiet })).json();
  rewrite<Draft[]>(client, list, (drafts) => [draft, ...drafts.filter((other) => !isAt(place)(other))]);
}

/** Forgets the draft of a form. @throws {ApiError} */
export async function forgetDraft(client: QueryClient, place: DraftPlace): Promise<void> {
  await call(addressOf(place), { method: 'DELETE', body: {} });
  rewrite<Draft[]>(client, list, (drafts) => drafts.filter((draft) => !isAt(place)(draft)));
}

// Long enough that a sentence is not sent letter by letter.
const pauseMs = 1_500;

interface DraftState {
  /** Where what was typed is by now: 'here' only in this tab. */
  state: 'clean' | 'here' | 'kept' | 'failed' | 'signed out';
  /** Ends what is under way, so that nothing is kept after what is published. */
  settle: () => Promise<void>;
  /** Keeps what the form holds now. */
  keep: () => Promise<boolean>;
  /** The form is done: what it held was stored, or taken back. */
  letGo: () => void;
}

/**
 * Keeps what is typed in a form on the server, a moment after each pause and before the form is closed; what cannot be kept is not
 * left without a question.
 * @param place nothing for a form whose text is kept nowhere
 */
export function useDraft(place: DraftPlace | undefined, values: EntryValues, version: number, isTyped: boolean): DraftState {
  const client = useQueryClient();
  const isDirty = isTyped && place !== undefined;
  const [state, setState] = useState<DraftState['state']>('clean');
  const latest = useRef({ place, values, version, isDirty });
  latest.current = { place, values, version, isDirty };
  const kept = useRef<EntryValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const isKept = underWay.current.then(async () => {
      // What is typed while it is on its way is kept, too.
      while (latest.current.place && latest.current.isDirty && kept.current !== latest.current.values) {
        const now = latest.current;
        try {
          await keepDraft(client, latest.current.place, now, true);
        } catch (error) {
          setState(hasStatus(error, 401) ? 'signed out' : 'failed');
          return false;
        }
        kept.current = now.values;
        if (latest.current.values === now.values) setState('kept');
      }
      return latest.current.place !== undefined;
    });
    underWay.current = isKept;
    return isKept;
  }, [client]);

  useEffect(() => {
    if (!isDirty) {
      setState('clean');
      // Typed back to what the site says.
      const { place: here } = latest.current;
      if (kept.current && here) underWay.current = underWay.current.then(() => forgetDraft(client, here)).catch(() => undefined);
      kept.current = undefined;
      return;
    }
    if (kept.current === values) return;
    setState('here');
    timer.current = setTimeout(() => void keep(), pauseMs);
    return () => clearTimeout(timer.current);
  }, [values, isDirty, keep, client]);

  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    await underWay.current;
  }, []);
  const letGo = useUnsaved(isTyped, {
    goesWith: 'form',
    isKept: () => kept.current === latest.current.values,
    keep,
  });
  return { state, settle, keep, letGo };
}

/** The words for the state of a draft. */
export const draftWords = {
  clean: '',
  here: 'Not published',
  kept: 'Not published. Your draft is kept.',
  failed: 'Not published. We couldn’t keep the draft, and we’ll try again as you type.',
  'signed out': 'You’re signed out, so we can’t keep the draft. Save asks for your password.',
};

interface DraftOfferProps {
  draft: Draft;
  /** The record on the site, or the values of a new form. */
  initial: Read;
  kind: Pick<EntryKind, 'groupsOf'>;
  /** Where the former state is read that the draft builds on, if it builds on one. */
  formerAddress: string | undefined;
  /** Opens the form: on which state, and with which values. */
  onChoose: (base: Read, values: EntryValues) => void;
  /** Leaves it for later. */
  onClose?: () => void;
}

/** Offers an unpublished draft before the form opens, so that nothing is written over it. */
export function DraftOffer({ draft, initial, kind, formerAddress, onChoose, onClose }: DraftOfferProps) {
  const client = useQueryClient();
  const [isForgetting, setForgetting] = useState(false);
  const changes = compareRecords(cleanedValues(initial.values), cleanedValues(draft.record)).filter(({ differs }) => differs);

  async function forget() {
    setForgetting(true);
    try {
      await forgetDraft(client, draft);
      onChoose(initial, initial.values);
    } catch (error) {
      setForgetting(false);
      showError(error);
    }
  }

  return (
    <section className="draft-offer" aria-labelledby="draft-offer">
      <h2 id="draft-offer">You have a draft here</h2>
      <p>
        You wrote it on <Moment at={draft.savedAt} />, and didn’t publish it. No one else sees it.
      </p>
      {isSameRecord(cleanedValues(initial.values), cleanedValues(draft.record)) ? (
        <p>It’s the same as the site now.</p>
      ) : (
        <details className="accordion">
          <summary>
            <h3>{`What’s different (${changes.length} ${changes.length === 1 ? 'field' : 'fields'})`}</h3>
          </summary>
          <div>
            <ComparedFields fields={changes} groups={kind.groupsOf(draft.record)} heading="h4" />
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
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        )}
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
  const base = record ? { version: draft.version, values: { ...record } } : initial;
  return <Button onClick={() => onChoose(base, draft.record)}>Go on with the draft</Button>;
}
