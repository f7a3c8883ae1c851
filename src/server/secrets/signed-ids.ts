import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from './secret.ts';

/** Makes tokens for a mail's links that let the reader act without signing in: `id.signature`. They name nobody. */
export class SignedIds {
  readonly #key: Buffer;

  /** @param purpose use of its tokens: a token for one purpose is invalid for another */
  constructor(secret: string, purpose: string) {
    this.#key = keyFor(secret, purpose);
  }

  tokenOf(id: string): string {
    return `${id}.${this.#sign(id)}`;
  }

  /** Reads the id in a token; undefined when the hub did not write it, or a part of it is lost. */
  idIn(token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.');
    const [signatureBytes, right] = [Buffer.from(signature), Buffer.from(this.#sign(id))];
    return signatureBytes.length === right.length && timingSafeEqual(signatureBytes, right) ? id : undefined;
  }

  #sign(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url');
  }
}

/** Makes the tokens that confirm a terms watch. */
export const termsConfirmations = (secret: string): SignedIds => new SignedIds(secret, 'confirm mail on changed terms');
