import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { SignedIds } from '../secrets/signed-ids.ts';
import { deviceCookieName } from './cookies.ts';

/** Lifetime of the cookie that recognizes a browser after somebody signed in there. */
export const deviceSeconds = 180 * 24 * 60 * 60;
const deviceBytes = 16;

/**
 * Recognizes browsers in which somebody signed in before by a signed cookie (OWASP's device cookies). It gives no access:
 * failures on a known device are only counted separately, so that guesses from elsewhere don't lock the person out. It names
 * nobody, and is valid for one name alone.
 */
export class KnownDevices {
  readonly #secret: string;
  readonly #publicUrl: string;

  constructor({ secret, publicUrl }: { secret: string; publicUrl: string }) {
    this.#secret = secret;
    this.#publicUrl = publicUrl;
  }

  /** Finds the device of a request to sign in as somebody, if that person signed in there before. */
  find(c: Context, username: string): string | undefined {
    return this.#marksOf(username).idIn(getCookie(c, deviceCookieName(this.#publicUrl)) ?? '');
  }

  /** Makes the browser recognizable in which somebody has just signed in. */
  remember(c: Context, username: string): void {
    const mark = this.#marksOf(username).tokenOf(randomBytes(deviceBytes).toString('base64url'));
    const secure = this.#publicUrl.startsWith('https:');
    const flags = { secure, httpOnly: true, sameSite: 'Strict', path: '/', maxAge: deviceSeconds } as const;
    setCookie(c, deviceCookieName(this.#publicUrl), mark, flags);
  }

  #marksOf(username: string): SignedIds {
    return new SignedIds(this.#secret, `device of ${username}`);
  }
}
