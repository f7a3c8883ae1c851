import { useState } from 'react';
import { useUnsaved } from '#admin/navigation/leaving.tsx';
import { answerTopics } from '#domain/answers/answer-topics.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InboxMove } from '#domain/inbox/inbox-status.ts';
import { isSettled } from '#domain/inbox/inbox-status.ts';
import { questionLimits } from '#domain/questions/question-fields.ts';
import type { QuestionDetail } from '#server/api/staff/staff-answers.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField, TextArea } from '#ui/field.tsx';
import { MoveButtons, useItemChange } from './inbox-kind.tsx';

type QuestionMove = InboxMove<'questions'>;

/** The words of a question, which staff may correct, and the actions on it. Moving it also stores the input. */
export function QuestionCard({ question }: { question: QuestionDetail }) {
  const [words, setWords] = useState<{ question: string; category: string }>(question);
  const isDirty = words.question.trim() !== question.question || words.category !== question.category;
  useUnsaved(isDirty);

  const change = useItemChange<QuestionDetail, { status?: QuestionMove; question?: string; category?: string }>(
    'questions',
    question,
    { onStored: (now) => setWords({ question: now.question, category: now.category }) },
  );
  const send = (status?: QuestionMove) =>
    change({
      ...(status && { status }),
      ...(words.question.trim() !== question.question && { question: words.question.trim() }),
      ...(words.category !== question.category && { category: words.category }),
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
        {!isSettled('questions', question.status) && (
          <ButtonLink href={deskAddresses.answerQuestion(question.id)}>Answer it</ButtonLink>
        )}
        <MoveButtons kind="questions" status={question.status} onMove={send} />
        {isDirty && (
          <Button variant="quiet" small onClick={() => send()}>
            Save the words
          </Button>
        )}
      </div>
    </section>
  );
}

/** Topics to choose from, with the question's own: one that answers no longer have must stay visible. */
const topicsWith = (own: string): readonly string[] =>
  answerTopics.some((topic) => topic === own) ? answerTopics : [own, ...answerTopics];
