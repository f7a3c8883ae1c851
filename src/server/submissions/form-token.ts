import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import { markOfAge } from '#domain/submissions/spam.ts';
import { keyFor } from '../secrets/secret.ts';

/**
 * Makes tokens that prove when a form was shown: `time.nonce.signature`. They hold no session and nothing of the visitor, and
 * serve only to notice robots, which send a form at once or long after.
 */
export class FormTokens {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = keyFor(secret, 'form-token');
  }

  /** Makes a token for a form that is shown now (milliseconds). */
  issue(form: FormName, now: number): string {
    const stamp = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${stamp}.${this.#sign(form, stamp)}`;
  }

  /** Checks the token of a form that was sent at `now` (milliseconds). An empty token counts as none. */
  check(form: FormName, token: string, now: number): FormTokenMark {
    if (token === '') return 'none';
    const [time = '', nonce = '', signature = ''] = token.split('.');
    const expectedBytes = Buffer.from(this.#sign(form, `${time}.${nonce}`));
    const signatureBytes = Buffer.from(signature);
    if (signatureBytes.length !== expectedBytes.length || !timingSafeEqual(signatureBytes, expectedBytes)) return 'forged';
    return markOfAge(now - Number.parseInt(time, 36));
  }

  #sign(form: FormName, stamp: string): string {
    return createHmac('sha256', this.#key).update(`${form}.${stamp}`).digest('base64url');
  }
}
