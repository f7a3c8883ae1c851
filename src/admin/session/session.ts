import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, hasStatus, onSessionEnd, send } from '#admin/api/call.ts';
import { startAnew } from '#admin/navigation/heading-focus.ts';
import type { Permission } from '#domain/staff/roles.ts';
import { may } from '#domain/staff/roles.ts';
import type { StaffSession } from '#domain/staff/staff-views.ts';

const key = ['session'];

/** Who is signed in; null when nobody is. */
export const useSession = (): UseQueryResult<StaffSession | null> =>
  useQuery({
    queryKey: key,
    queryFn: async () => {
      try {
        return (await (await call('/api/staff/session', { isAboutSession: true })).json()) as StaffSession;
      } catch (error) {
        if (hasStatus(error, 401)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether whoever is signed in may do this. The API decides; the desk only leaves out what would be refused. */
export function useMay(permission: Permission): boolean {
  const { data } = useSession();
  return data ? may(data.role, permission) : false;
}

/**
 * @param onSignedIn runs before the screen changes
 * @throws {ApiError} 401 for a wrong name or password, 429 after too many tries.
 */
export async function signIn(client: QueryClient, username: string, password: string, onSignedIn = () => {}): Promise<void> {
  const response = await call('/api/auth/sign-in', { method: 'POST', body: { username, password }, isAboutSession: true });
  const session = (await response.json()) as StaffSession;
  onSignedIn();
  client.setQueryData(key, session);
  settle(true);
}

/** Ends this session, or all of this person's, and forgets everything that was read in it. */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (everywhere = false) => {
    try {
      await call(everywhere ? '/api/auth/sign-out-everywhere' : '/api/auth/sign-out', {
        method: 'POST',
        body: {},
        isAboutSession: true,
      });
    } catch (error) {
      // It had ended already.
      if (!hasStatus(error, 401)) throw error;
    }
    client.removeQueries({ queryKey: ['staff'] });
    startAnew();
    client.setQueryData(key, null);
  };
}

/** @throws {ApiError} 422 when the current password is wrong or the new one too weak. */
export const changeOwnPassword = (current: string, password: string) =>
  send('POST', '/api/staff/password', { current, password });

// A session that ends while somebody works is renewed in a dialog; every call that failed waits for it.

let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Ends the wait of every call: they are repeated after a sign-in, and fail after a refusal. */
export function settle(isSignedIn: boolean): void {
  waiting?.resolve(isSignedIn);
  waiting = undefined;
  tell();
}

/** From now on a call whose session has ended waits for the dialog. */
export function startSessionWatch(): void {
  onSessionEnd(() => {
    waiting ??= Promise.withResolvers<boolean>();
    tell();
    return waiting.promise;
  });
}

/** Whether calls wait for somebody to sign in again. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
