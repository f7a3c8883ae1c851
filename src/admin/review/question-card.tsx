import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { answerTopics } from '#domain/answers/answer-topics.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { questionLimits } from '#domain/questions/question-fields.ts';
import type { QuestionMove } from '#domain/staff/review-status.ts';
import { questionMoves } from '#domain/staff/review-status.ts';
import type { QuestionDetail } from '#domain/staff/review-views.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/field.tsx';

/** What a button says that moves a question to this state. */
const moveWords: Record<QuestionMove, string> = {
  pending: 'Back to pending',
  open: 'Let it through',
  declined: 'Decline',
  spam: 'It’s spam',
};

interface QuestionCardProps {
  question: QuestionDetail;
  /** Reads the question and the lists anew. */
  onChanged: () => Promise<void>;
}

/** The words of a question, which staff may put right, and the ways on from it. What is typed goes along with each way. */
export function QuestionCard({ question, onChanged }: QuestionCardProps) {
  const [words, setWords] = useState({ question: question.question, category: question.category });
  const isDirty = words.question.trim() !== question.question || words.category !== question.category;
  useUnsaved(isDirty);
  const isSettled = question.status === 'answered' || question.status === 'merged';

  const update = useMutation({
    mutationFn: (status: QuestionMove | undefined) =>
      send<QuestionDetail>('PATCH', `/api/staff/questions/${encodeURIComponent(question.id)}`, {
        version: question.version,
        ...(status && { status }),
        ...(words.question.trim() !== question.question && { question: words.question.trim() }),
        ...(words.category !== question.category && { category: words.category }),
      }),
    onSuccess: async (now, status) => {
      setWords({ question: now.question, category: now.category });
      await onChanged();
      // Not before the buttons can be pressed again: a press on the way would be lost.
      tellDone(status ? `Moved to ${statusName(now.status).toLowerCase()}` : 'Saved');
      catchLostFocus();
    },
    onError: (error) => {
      tellFailure(error);
      // Not waited for: what the other person wrote may be answered as soon as it stands there.
      if (hasStatus(error, 409)) void onChanged();
    },
  });

  return (
    <section className="card space-y-4" aria-labelledby="question-words">
      <h2 id="question-words">The question</h2>
      <p className="meta">Take out names and anything private before visitors see it.</p>
      <TextArea
        id="question"
        label="Question"
        rows={3}
        maxLength={questionLimits.question}
        value={words.question}
        onChange={(event) => setWords({ ...words, question: event.target.value })}
      />
      <SelectField
        id="category"
        label="Topic"
        options={topicsWith(question.category).map((value) => ({ value, label: value }))}
        value={words.category}
        onChange={(event) => setWords({ ...words, category: event.target.value })}
      />
      <div className="button-row">
        {!isSettled && <ButtonLink href={deskAddresses.answerQuestion(question.id)}>Answer it</ButtonLink>}
        {!isSettled &&
          questionMoves
            .filter((status) => status !== question.status)
            .map((status) => (
              <Button key={status} variant="quiet" small onClick={() => update.isPending || update.mutate(status)}>
                {moveWords[status]}
              </Button>
            ))}
        {isDirty && (
          <Button variant="quiet" small onClick={() => update.isPending || update.mutate(undefined)}>
            Save the words
          </Button>
        )}
      </div>
    </section>
  );
}

/** A topic that answers no longer have must stay in sight. */
const topicsWith = (own: string): readonly string[] =>
  answerTopics.some((topic) => topic === own) ? answerTopics : [own, ...answerTopics];
