import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import type { OpenQuestionView, VoteView } from '#domain/questions/question-views.ts';
import { Button } from '#ui/button.tsx';
import { ApiError } from '#web/api-client.ts';
import { failureOf } from '#web/features/visitor-form/sending.ts';

interface VoteFormProps {
  question: Pick<OpenQuestionView, 'reference' | 'question' | 'votes'>;
  /** Whether this visitor has just voted without scripts. */
  isMine?: boolean;
}

/** 'I ask this too', and taking it back: a plain form, which says the new number once when there are scripts. */
export function VoteForm({ question: { reference, question, votes }, isMine = false }: VoteFormProps) {
  const [vote, setVote] = useState<VoteView>({ votes, isMine });
  const [told, setTold] = useState<{ text: string; isFailure?: boolean }>();
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (votedHere(reference)) setVote((before) => ({ ...before, isMine: true }));
  }, [reference]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const answer = await send(reference, !vote.isMine);
      keepVote(reference, answer.isMine);
      setVote(answer);
      setTold({ text: `${answer.isMine ? 'Counted' : 'Taken back'}: ${countWords(answer.votes)}.` });
    } catch (error) {
      setTold({ text: failureOf(error, 'It did not arrive. Check your connection, then try again.').message, isFailure: true });
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="vote" method="post" action={addresses.question(reference)} onSubmit={submit}>
      <input type="hidden" name="asking" value={vote.isMine ? 'no' : 'yes'} />
      {/* Not disabled while it is on its way: it would lose the focus. */}
      <Button
        type="submit"
        variant="quiet"
        small
        icon={vote.isMine ? 'check' : 'plus'}
        aria-label={`${labelOf(vote)}: ${question}`}
      >
        {labelOf(vote)}
      </Button>
      <span className="votes">
        <b>{vote.votes}</b> {vote.votes === 1 ? 'asks this too' : 'ask this too'}
      </span>
      <span role="status" className={told?.isFailure ? 'field-error' : 'visually-hidden'}>
        {told?.text}
      </span>
    </form>
  );
}

const labelOf = ({ isMine }: VoteView) => (isMine ? 'Take it back' : 'I ask this too');
const countWords = (votes: number) => (votes === 1 ? '1 asks this too' : `${votes} ask this too`);

/** @throws {ApiError} for every answer that is not OK. */
async function send(reference: string, isAsking: boolean): Promise<VoteView> {
  const response = await fetch(`/api${addresses.question(reference)}/vote`, { method: isAsking ? 'POST' : 'DELETE' });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
}

// The server cannot tell a page that everybody is given who voted; the tab remembers it, until the day is over.
const keyOf = (reference: string) => `asked:${reference}`;
const today = () => new Date().toISOString().slice(0, 10);

function votedHere(reference: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(reference)) === today();
  } catch {
    // Storage may be forbidden; a second vote changes nothing.
    return false;
  }
}

function keepVote(reference: string, isMine: boolean): void {
  try {
    if (isMine) sessionStorage.setItem(keyOf(reference), today());
    else sessionStorage.removeItem(keyOf(reference));
  } catch {
    // As above.
  }
}
