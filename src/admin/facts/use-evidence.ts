import { useQueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#admin/api/call.ts';
import { readAgain } from '#admin/api/reads.ts';
import type { EntryKind } from '#admin/entry/entry-kind.ts';
import { addressOf } from '#admin/entry/entry-kind.ts';
import { useStricterCard } from '#admin/entry/stricter-card.tsx';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { showError, showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import type { Leaving } from '#server/api/staff/staff-answers.ts';

/** The acts on a fact or a change of terms that need no form, each with its notification. */
const doneWords = { confirm: 'Read again today', retire: 'Taken out of use', 'bring back': 'Brought back' };

/** Writes on facts, changes of terms and answers, which the site shows at once. */
export function useEvidence() {
  const client = useQueryClient();
  const stricterCard = useStricterCard('Do it, and make the card stricter');

  /** Reads the screen again after a write, and says that it was stored. */
  async function reportStored(words: string, answer: Leaving | undefined): Promise<void> {
    // Read before the notice, since the next press builds on the version that is there now.
    await readAgain(client);
    showSuccess(words, `The public site shows it now.${wordsOfLeft(answer)}`);
    catchLostFocus();
  }

  /** Stores a write; if a card rests on what it removes, asks whether the card follows. */
  async function store(words: string, write: (stricter: boolean) => Promise<Leaving>, stricter = false): Promise<void> {
    try {
      await reportStored(words, await write(stricter));
    } catch (error) {
      if (stricterCard.handle(error, () => void store(words, write, true))) return;
      showError(error);
      if (hasStatus(error, 409)) await readAgain(client);
    }
  }

  /** Marks a fact or a change of terms as read again, takes it out of use or brings it back. */
  const act = (kind: Pick<EntryKind, 'api'>, name: string, version: number, does: keyof typeof doneWords): Promise<void> =>
    store(doneWords[does], (stricter) =>
      request<Leaving>('PATCH', addressOf(kind, name), { version, act: does, ...(stricter && { stricter }) }),
    );

  return { stored: reportStored, store, act, question: stricterCard.question };
}
