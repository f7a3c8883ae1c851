import { createHmac, timingSafeEqual } from 'node:crypto';
import { addresses } from '#domain/addresses.ts';
import { keyFor } from './secret.ts';

/** Links by which somebody leaves the list without signing in. They name a message by its id, and nobody by name or address. */
export class LeaveLinks {
  readonly #key: Buffer;
  readonly #publicUrl: string;

  constructor(secret: string, publicUrl: string) {
    this.#key = keyFor(secret, 'leave the list');
    this.#publicUrl = publicUrl;
  }

  /** The link for whoever sent this message. It holds for good. */
  of(contactId: string): string {
    return this.#publicUrl + addresses.leaveTheList(`${contactId}.${this.#sign(contactId)}`);
  }

  /** The message that a link names; nothing when the hub did not write it, or a part of it is lost. */
  contactIn(token: string): string | undefined {
    const [contactId = '', signature = ''] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(contactId))];
    return given.length === right.length && timingSafeEqual(given, right) ? contactId : undefined;
  }

  #sign(contactId: string): string {
    return createHmac('sha256', this.#key).update(contactId).digest('base64url');
  }
}
