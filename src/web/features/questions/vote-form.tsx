import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { readStorage, store } from '#browser/storage.ts';
import { today } from '#browser/today.ts';
import type { VoteView } from '#domain/questions/question-views.ts';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/questions.css';
import { VoteCount } from './vote-count.tsx';

interface VoteFormProps {
  /** Address of the question or of its answer. */
  at: string;
  question: string;
  votes: number;
  /** True if this visitor has just voted without scripts. */
  isMine?: boolean;
}

/** 'I ask this too', and its undo: a plain form, which announces the new number once with scripts. */
export function VoteForm({ at, question, votes, isMine = false }: VoteFormProps) {
  const [vote, setVote] = useState<VoteView>({ votes, isMine });
  const [message, setMessage] = useState<{ text: string; isFailure?: boolean }>();
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (hasVotedToday(at)) setVote((before) => ({ ...before, isMine: true }));
  }, [at]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    try {
      const response = await fetch(`/api${at}/vote`, { method: vote.isMine ? 'DELETE' : 'POST' });
      const answer = (await response.json()) as VoteView & { message: string };
      if (response.ok) {
        keepVote(at, answer.isMine);
        setVote(answer);
        setMessage({ text: `${answer.isMine ? 'Counted' : 'Taken back'}: ${countWords(answer.votes)}.` });
      } else setMessage({ text: answer.message, isFailure: true });
    } catch {
      setMessage({ text: 'It didn’t arrive. Check your connection, then try again.', isFailure: true });
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="vote cluster" data-gap="2 6" method="post" action={at} onSubmit={submit}>
      <input type="hidden" name="asking" value={vote.isMine ? 'no' : 'yes'} />
      {/* Stays enabled while sending, since a disabled button would lose the focus. */}
      <button type="submit" className="button button-small" data-variant="quiet" aria-label={`${labelOf(vote)}: ${question}`}>
        <Icon name={vote.isMine ? 'check' : 'plus'} />
        {labelOf(vote)}
      </button>
      <VoteCount votes={vote.votes} />
      <span role="status" className={message?.isFailure ? 'field-error with-icon' : 'visually-hidden'}>
        {message?.text}
      </span>
    </form>
  );
}

const labelOf = ({ isMine }: VoteView) => (isMine ? 'Take it back' : 'I ask this too');
const countWords = (votes: number) => (votes === 1 ? '1 asks this too' : `${votes} ask this too`);

// Key of the tab's memory of a vote, until the end of the day: a cached page, the same for everyone, cannot know who voted.
const keyOf = (address: string) => `asked:${address}`;

const hasVotedToday = (address: string) => readStorage('tab', keyOf(address)) === today();
const keepVote = (address: string, isMine: boolean) => store('tab', keyOf(address), isMine ? today() : null);
