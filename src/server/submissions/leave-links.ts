import { createHmac } from 'node:crypto';
import { addresses } from '#domain/addresses.ts';
import { mailboxOf, plainAddress } from '#domain/submissions/mailbox.ts';
import { keyFor } from '../secrets/secret.ts';
import { SignedIds } from '../secrets/signed-ids.ts';

/** Subscription that a link ends: the list for news and openings, or mail on changed terms. */
export type LeaveMatter = 'list' | 'terms';

/** Content of a link: an address and its mailbox, by keyed hashes, and the subscription. */
export interface Leaving {
  matter: LeaveMatter;
  address: string;
  mailbox: string;
}

const purposes: Record<LeaveMatter, string> = { list: 'leave the list', terms: 'leave mail on changed terms' };

// Half of the 43 characters is enough: 128 bits, and nobody can try without the key.
const hashCharacters = 22;

/**
 * Makes links that unsubscribe their reader without signing in. They name an address by a keyed hash, so that each works however
 * often the reader has subscribed and left since, and reveals the address to nobody.
 */
export class LeaveLinks {
  readonly #ids: Record<LeaveMatter, SignedIds>;
  readonly #key: Buffer;
  readonly #publicUrl: string;

  constructor(secret: string, publicUrl: string) {
    this.#ids = { list: new SignedIds(secret, purposes.list), terms: new SignedIds(secret, purposes.terms) };
    this.#key = keyFor(secret, 'mail address');
    this.#publicUrl = publicUrl;
  }

  /** Makes the link for the reader of mail at this address. It never expires. */
  of(matter: LeaveMatter, email: string): string {
    return this.#publicUrl + addresses.leaveTheList(this.#ids[matter].tokenOf(this.addressHash(email) + this.mailboxHash(email)));
  }

  /**
   * Reads the address and the subscription from a link. Links of former releases name a message or a watch by its id.
   * @returns undefined when the hub did not write it, or a part of it is lost
   */
  read(token: string): Leaving | { recordId: string } | undefined {
    for (const matter of ['terms', 'list'] as const) {
      const id = this.#ids[matter].idIn(token);
      if (id === undefined) continue;
      if (id.length !== 2 * hashCharacters) return { recordId: id };
      return { matter, address: id.slice(0, hashCharacters), mailbox: id.slice(hashCharacters) };
    }
    return undefined;
  }

  /** Identifies an address without revealing it. */
  addressHash(email: string): string {
    return this.#hash('address', plainAddress(email));
  }

  /** Identifies a mailbox without revealing it. */
  mailboxHash(email: string): string {
    return this.#hash('mailbox', mailboxOf(email));
  }

  #hash(what: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${what} ${text}`).digest('base64url').slice(0, hashCharacters);
  }
}
