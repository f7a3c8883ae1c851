import type { DatabaseKind } from '#server/database/connect.ts';
import type { VisitorHub, VisitorHubOptions } from './visitor-hub.ts';
import { buildVisitorHub } from './visitor-hub.ts';

/** Password of every user of these tests. */
export const password = 'correct horse battery';

/** Calls the API as one user, or without a session. */
export interface StaffClient {
  /** Cookie of the session; empty without one. */
  cookie: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Calls the API, expects this status, and parses the JSON. */
  read: <T>(method: string, path: string, body?: unknown, status?: number) => Promise<T>;
}

/** The real hub with an admin 'ruth' and an editor 'amos'. */
export interface StaffHub extends VisitorHub {
  signIn: (username: string, sentPassword?: string, address?: string) => Promise<Response>;
  as: (username: string, address?: string) => Promise<StaffClient>;
  nobody: StaffClient;
}

export async function buildStaffHub(kind: DatabaseKind, options: VisitorHubOptions = {}): Promise<StaffHub> {
  const hub = await buildVisitorHub(kind, options, 'staffed');
  const signIn = (username: string, sentPassword = password, address = hub.address) =>
    fetch(`${address}/api/auth/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ username, password: sentPassword }),
      headers: { 'Content-Type': 'application/json' },
    });
  return {
    ...hub,
    signIn,
    nobody: clientOf(hub.address, ''),
    as: async (username, address = hub.address) => {
      const response = await signIn(username, password, address);
      if (response.status !== 200) throw new Error(`${username} could not sign in: ${response.status} ${await response.text()}`);
      return clientOf(address, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    },
    [Symbol.asyncDispose]: () => hub[Symbol.asyncDispose](),
  };
}

/** Cookie header of a browser that got this response. */
export const keptCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

/** Client that sends this cookie. */
export function clientOf(address: string, cookie: string): StaffClient {
  const call: StaffClient['call'] = (method, path, body, headers) =>
    fetch(address + path, {
      method,
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    cookie,
    call,
    async read(method, path, body, status = 200) {
      const response = await call(method, path, body);
      const text = await response.text();
      if (response.status !== status) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}
