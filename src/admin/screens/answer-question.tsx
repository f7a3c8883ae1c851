import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { tellDone } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { DraftedEditor } from '#admin/record/drafted-editor.tsx';
import { answerKind } from '#admin/record/record-kind.ts';
import { PublishNotes } from '#admin/review/publish-notes.tsx';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { AnswerDraft, QuestionDetail } from '#domain/staff/review-views.ts';

/** A question gets its answer: what the visitor asked is filled in, the editor writes the rest. */
export function AnswerQuestion() {
  const id = useRecordId();
  const address = `/api/staff/questions/${encodeURIComponent(id)}`;
  const question = useReadForForm<QuestionDetail>(address);
  const draft = useReadForForm<AnswerDraft>(`${address}/draft`);
  return (
    <ReadState query={question} noun="question">
      {(detail) => (
        <>
          <ScreenHead title={`Answer: ${detail.question}`} back={{ href: deskAddresses.question(id), label: 'The question' }}>
            <p className="screen-facts">{`${detail.category}, ${detail.votes === 1 ? '1 vote' : `${detail.votes} votes`}`}</p>
          </ScreenHead>
          <ReadState query={draft} noun="draft">
            {({ answer }) => <AnswerForm question={detail} answer={answer} />}
          </ReadState>
        </>
      )}
    </ReadState>
  );
}

function AnswerForm({ question, answer }: { question: QuestionDetail; answer: Partial<Answer> }) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<QuestionDetail>();

  async function save(written: Answer, readVersion: number, why: string) {
    const address = `/api/staff/questions/${encodeURIComponent(question.id)}`;
    // After a refusal the screen shows how the question stands now, and goes on from there.
    const version = Math.max(readVersion, changed?.version ?? 0);
    try {
      await send('POST', `${address}/answer`, { version, answer: written, ...(why && { why }) });
    } catch (error) {
      const current = hasStatus(error, 409) ? (error.current as QuestionDetail | undefined) : undefined;
      if (current) setChanged(current);
      throw error;
    }
    tellDone('Published', `It stands at ${answerKind.siteAddress(written.slug)} now.`);
    await refresh(client, '/api/staff/questions', '/api/staff/answers', '/api/staff/counts', '/api/staff/audit');
    return { goTo: deskAddresses.question(question.id) };
  }

  return (
    <>
      <PublishNotes
        noun="question"
        changed={
          changed && {
            version: changed.version,
            says: <p>{`It is ${changed.status} now, and says: ${changed.question} What you typed is still here.`}</p>,
          }
        }
      />
      <DraftedEditor
        kind={answerKind}
        initial={{ version: question.version, values: { ...answer } }}
        place={{ kind: 'questions', name: question.id }}
        question={(written) => ({
          title: `Publish ${written.question}`,
          text: `It stands at ${answerKind.siteAddress(written.slug)} at once, and the question’s address leads there.`,
          confirm: 'Publish it',
        })}
        isNew
        saveLabel="Publish"
        save={save}
      />
    </>
  );
}
