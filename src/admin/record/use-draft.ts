import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, hasStatus } from '#admin/api/call.ts';
import type { Draft } from '#domain/staff/record-views.ts';
import type { RecordValues } from './record-values.ts';

/** Which form a draft is of. */
export type DraftPlace = Pick<Draft, 'kind' | 'name'>;

const addressOf = ({ kind, name }: DraftPlace) => `/api/staff/drafts/${kind}/${encodeURIComponent(name)}`;

/** The draft that somebody left in this form, here or on another device; null when there is none. Read once, as it opens. */
export const useStoredDraft = ({ kind, name }: DraftPlace) =>
  useQuery({
    queryKey: ['draft', kind, name],
    queryFn: async () => {
      const drafts = (await (await call('/api/staff/drafts')).json()) as Draft[];
      return drafts.find((draft) => draft.kind === kind && draft.name === name) ?? null;
    },
    // What was read an hour ago may have been published since.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Forgets the draft of a form. @throws {ApiError} */
export const forgetDraft = (place: DraftPlace): Promise<unknown> => call(addressOf(place), { method: 'DELETE', body: {} });

// Long enough that a sentence is not sent letter by letter.
const pauseMs = 1_500;

interface DraftState {
  /** Where what was typed is by now: 'here' only in this tab. */
  state: 'clean' | 'here' | 'kept' | 'failed' | 'signed out';
  /** Keeps what is not kept yet, and tells whether all is. */
  keep: () => Promise<boolean>;
  /** Ends what is under way, so that nothing is kept after what is published. */
  settle: () => Promise<void>;
}

/** Keeps what is typed in a form on the server, a moment after each pause. */
export function useDraft(place: DraftPlace, values: RecordValues, version: number, isDirty: boolean): DraftState {
  const [state, setState] = useState<DraftState['state']>('clean');
  const latest = useRef({ place, values, version, isDirty });
  latest.current = { place, values, version, isDirty };
  const kept = useRef<RecordValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  const keep = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const isKept = underWay.current.then(async () => {
      const now = latest.current;
      if (!now.isDirty || kept.current === now.values) return true;
      try {
        const body = { version: now.version, record: now.values };
        // Quietly: a question for the password would catch the letters that are being typed.
        await call(addressOf(now.place), { method: 'PUT', body, isAboutSession: true });
        kept.current = now.values;
        if (latest.current.values === now.values) setState('kept');
        return true;
      } catch (error) {
        setState(hasStatus(error, 401) ? 'signed out' : 'failed');
        return false;
      }
    });
    underWay.current = isKept;
    return isKept;
  }, []);

  useEffect(() => {
    if (!isDirty) {
      setState('clean');
      // Typed back to what stands on the site.
      if (kept.current) underWay.current = underWay.current.then(() => forgetDraft(latest.current.place)).catch(() => undefined);
      kept.current = undefined;
      return;
    }
    if (kept.current === values) return;
    setState('here');
    timer.current = setTimeout(() => void keep(), pauseMs);
    return () => clearTimeout(timer.current);
  }, [values, isDirty, keep]);

  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    await underWay.current;
  }, []);
  return { state, keep, settle };
}

/** What the bar of a form says of its draft. */
export const draftWords = {
  clean: '',
  here: 'Not published',
  kept: 'Not published. Your draft is kept.',
  failed: 'Not published. The draft could not be kept; it is tried again as you type.',
  'signed out': 'You are signed out: the draft is not kept. Save asks for your password.',
};
