import { addresses } from '#domain/addresses.ts';
import { SignedIds } from './signed-ids.ts';

/** Links by which somebody leaves a list without signing in. They name a message or a watch by its id, and nobody by name or address. */
export class LeaveLinks {
  readonly #ids: SignedIds;
  readonly #publicUrl: string;

  constructor(secret: string, publicUrl: string) {
    this.#ids = new SignedIds(secret, 'leave the list');
    this.#publicUrl = publicUrl;
  }

  /** The link for whoever sent this message, or gets this watch's mail. It holds for good. */
  of(id: string): string {
    return this.#publicUrl + addresses.leaveTheList(this.#ids.tokenOf(id));
  }

  /** The message or watch that a link names; nothing when the hub did not write it, or a part of it is lost. */
  idIn(token: string): string | undefined {
    return this.#ids.idIn(token);
  }
}
