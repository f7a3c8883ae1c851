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

/** The form that a draft belongs to. */
export type DraftPlace = Pick<Draft, 'kind' | 'name'>;

const list = '/api/staff/drafts';
const addressOf = ({ kind, name }: DraftPlace) => `${list}/${kind}/${encodeURIComponent(name)}`;
const isAt = (place: DraftPlace | undefined) => (draft: DraftPlace) => draft.kind === place?.kind && draft.name === place.name;

/** Returns a function that checks for the user's draft at a place, from this or another device. */
export function useHasDraft(): (place: DraftPlace) => boolean {
  const { data: drafts = [] } = useRead<Draft[]>(list);
  return (place) => drafts.some(isAt(place));
}

/** Reads the user's draft of this form, from this or another device; null if there is none. Read once, as the form opens. */
export const useStoredDraft = (place: DraftPlace | undefined) =>
  useQuery({
    enabled: place !== undefined,
    queryKey: ['draft', place?.kind, place?.name],
    queryFn: async () => {
      const drafts: Draft[] = await (await call(list)).json();
      return drafts.find(isAt(place)) ?? null;
    },
    // Never cached: a draft that was read earlier may have been published since.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Stores a draft.
 * @param isQuiet true to throw if the session has ended: the sign-in dialog would catch the letters that are being typed
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

// Debounce that is long enough not to send a sentence letter by letter.
const pauseMs = 1_500;

interface DraftState {
  /** State of the input: 'here' means in this tab only. */
  state: 'clean' | 'here' | 'kept' | 'failed' | 'signed out';
  /** Waits for a write that is under way and cancels the next, so that no draft is stored after publishing. */
  settle: () => Promise<void>;
  /** Stores the form's current values. */
  keep: () => Promise<boolean>;
  /** Ends the guard of a form that is done: its input was stored or taken back. */
  letGo: () => void;
}

/**
 * Stores the input of a form on the server, a moment after each pause and before the form is closed; if that fails, the user must
 * confirm before it is lost.
 * @param place undefined for a form without drafts
 */
export function useDraft(place: DraftPlace | undefined, values: EntryValues, version: number, isTyped: boolean): DraftState {
  const client = useQueryClient();
  const isDirty = isTyped && place !== undefined;
  const [state, setState] = useState<DraftState['state']>('clean');
  const latest = useRef({ place, values, version, isDirty });
  latest.current = { place, values, version, isDirty };
  const keptValues = useRef<EntryValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const isKept = underWay.current.then(async () => {
      // Loop, since input that is typed during a request must be stored, too.
      while (latest.current.place && latest.current.isDirty && keptValues.current !== latest.current.values) {
        const now = latest.current;
        try {
          await keepDraft(client, latest.current.place, now, true);
        } catch (error) {
          setState(hasStatus(error, 401) ? 'signed out' : 'failed');
          return false;
        }
        keptValues.current = now.values;
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
      // Forget the draft, since the input is back at the record's values.
      const { place: here } = latest.current;
      if (keptValues.current && here)
        underWay.current = underWay.current.then(() => forgetDraft(client, here)).catch(() => undefined);
      keptValues.current = undefined;
      return;
    }
    if (keptValues.current === values) return;
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
    isKept: () => keptValues.current === latest.current.values,
    keep,
  });
  return { state, settle, keep, letGo };
}

/** Words for the state of a draft. */
export const draftWords = {
  clean: '',
  here: 'Not published',
  kept: 'Not published. Your draft is kept.',
  failed: 'Not published. We couldn’t keep the draft, and we’ll try again as you type.',
  'signed out': 'You’re signed out, so we can’t keep the draft. Save asks for your password.',
};

interface DraftOfferProps {
  draft: Draft;
  /** Record on the site, or the values of a new form. */
  initial: Read;
  kind: Pick<EntryKind, 'groupsOf'>;
  /** API address of the former state that the draft builds on; undefined if it builds on the current one. */
  formerAddress: string | undefined;
  /** Opens the form on this state of the record, with these values. */
  onChoose: (base: Read, values: EntryValues) => void;
  /** Leaves the draft for later. */
  onClose?: () => void;
}

/** Offers an unpublished draft before the form opens, so that nothing overwrites it. */
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

/** Button for a draft of a record that has changed since: the form opens on the draft's state, and saving shows both edits. */
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
