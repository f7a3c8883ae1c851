import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, hasStatus, onSessionEnd } from '#admin/api/call.ts';
import { requestHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { forgetAllWords } from '#admin/navigation/kept-words.ts';
import type { Permission, SignInAnswer, StaffSession } from '#domain/staff/accounts.ts';
import { may } from '#domain/staff/accounts.ts';

const key = ['session'];

/** Reads the session of the signed-in user; null if nobody is signed in. */
export const useSession = (): UseQueryResult<StaffSession | null> =>
  useQuery({
    queryKey: key,
    queryFn: async () => {
      try {
        const session: StaffSession = await (await call('/api/staff/session', { isAboutSession: true })).json();
        return session;
      } catch (error) {
        if (hasStatus(error, 401)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Checks whether the signed-in user has a permission. The API decides; the desk only leaves out what would be refused. */
export function useMay(permission: Permission): boolean {
  const { data } = useSession();
  return data ? may(data.role, permission) : false;
}

/**
 * Signs in by name and password.
 * @param onSignedIn runs before the screen changes
 * @returns true if a code is required before there is a session
 * @throws {ApiError} 401 for a wrong name or password, 429 after too many tries.
 */
export async function signIn(client: QueryClient, username: string, password: string, onSignedIn?: () => void): Promise<boolean> {
  const answer = await authenticate<SignInAnswer>('/api/auth/sign-in', { username, password });
  if ('needsCode' in answer) return true;
  begin(client, answer, onSignedIn);
  return false;
}

/**
 * Signs in by the code that was asked for: `code` of the app, or `recoveryCode`.
 * @throws {ApiError} 401 for a wrong code or one that comes too late, 429 after too many.
 */
export async function signInWithCode(client: QueryClient, proof: Record<string, string>, onSignedIn?: () => void): Promise<void> {
  begin(client, await authenticate<StaffSession>('/api/auth/second-factor', proof), onSignedIn);
}

const authenticate = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await call(path, { method: 'POST', body, isAboutSession: true })).json();

function begin(client: QueryClient, session: StaffSession, onSignedIn = () => {}): void {
  onSignedIn();
  if (client.getQueryData<StaffSession | null>(key)?.username !== session.username) forgetAllWords();
  client.setQueryData(key, session);
  settle(true);
}

/** Reads the session again, after a change of the own account. */
export const refreshSession = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key });

/** Requests a mailed link to a new password, if there is such a user. @throws {ApiError} 409 where the hub sends no mail */
export const askForNewPassword = async (username: string): Promise<void> => {
  await call('/api/auth/forgotten-password', { method: 'POST', body: { username }, isAboutSession: true });
};

/** Chooses a password by a mailed link. @throws {ApiError} 409 for a link that was used or is too old, 422 for a weak one */
export const chooseNewPassword = async (username: string, token: string, password: string): Promise<void> => {
  await call('/api/auth/new-password', { method: 'POST', body: { username, token, password }, isAboutSession: true });
};

/** Ends this session, or all of this person's, and forgets everything that was read in it. */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (everywhere = false) => {
    // Reads under way would be refused, and ask for a password over the screen that is being left.
    await client.cancelQueries({ queryKey: ['staff'] });
    try {
      await call(everywhere ? '/api/auth/sign-out-everywhere' : '/api/auth/sign-out', {
        method: 'POST',
        body: {},
        isAboutSession: true,
      });
    } catch (error) {
      // 401 means that the session had ended already.
      if (!hasStatus(error, 401)) {
        void client.invalidateQueries({ queryKey: ['staff'] });
        throw error;
      }
    }
    client.removeQueries({ queryKey: ['staff'] });
    forgetAllWords();
    requestHeadingFocus();
    client.setQueryData(key, null);
  };
}

// A session that ends while somebody works is renewed in a dialog; every call that failed waits for it.

let waiting: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Ends the wait of every call: they are repeated after a sign-in, and fail after a refusal. */
export function settle(isSignedIn: boolean): void {
  waiting?.resolve(isSignedIn);
  waiting = undefined;
  notify();
}

/** Makes calls whose session has ended wait for the dialog. */
export function startSessionWatch(): void {
  onSessionEnd(() => {
    waiting ??= Promise.withResolvers<boolean>();
    notify();
    return waiting.promise;
  });
}

/** Returns true while calls wait for the user to sign in again. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting !== undefined,
  );
