import type { ReactNode } from 'react';
import { useState } from 'react';
import { currentOf, request } from '#admin/api/call.ts';
import { useReadForForm } from '#admin/api/reads.ts';
import { EntryEditor } from '#admin/entry/editor.tsx';
import type { EntryKind, EntryValues, PublishWords } from '#admin/entry/entry-kind.ts';
import { answerKind, toolKind, workflowKind } from '#admin/entry/kinds.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { AlertNote } from '#admin/parts/alert-note.tsx';
import { showSuccess } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskInbox, itemApi } from '#admin/review/inbox-kind.tsx';
import { SubmissionFacts } from '#admin/review/suggestion.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { AnswerDraft, PublishDraft, QuestionDetail, SubmissionDetail } from '#server/api/staff/staff-answers.ts';
import { Icon } from '#ui/icon.tsx';

/** Screen that publishes a suggestion: its text is filled in, and the editor completes and corrects it. */
export function Publish() {
  const id = useRecordId();
  const address = itemApi('submissions', id);
  const submission = useReadForForm<SubmissionDetail>(address);
  const draft = useReadForForm<PublishDraft>(`${address}/draft`);
  return (
    <ReadState query={submission} noun="suggestion">
      {(detail) => {
        const received = {
          ...{ kind: 'submissions' as const, act: 'publish', detail, back: deskAddresses.submission(id) },
          says: (now: SubmissionDetail) => (
            <>
              <p>{`It’s ${now.status} now${now.publishedAs ? `, and was published as ${now.publishedAs.slug}` : ''}. What you typed is still here.`}</p>
              {now.adminNotes && <p className="letter-text">{`Their notes: ${now.adminNotes}`}</p>}
            </>
          ),
        };
        return (
          <>
            <ScreenHead title={`Publish: ${detail.title}`} back={{ href: received.back, label: 'The suggestion' }}>
              <p className="screen-facts cluster">
                {`From ${detail.submitterName}, ${detail.ministryName}${detail.reference ? ` (${detail.reference})` : ''}`}
              </p>
            </ScreenHead>
            <details className="accordion mb-6">
              <summary>
                <h2>What the visitor wrote</h2>
              </summary>
              <div>
                <SubmissionFacts submission={detail} />
              </div>
            </details>
            <ReadState query={draft} noun="draft">
              {(filled) =>
                filled.kind === 'tool' ? (
                  <PublishForm kind={toolKind} values={filled.tool} received={received} />
                ) : (
                  <PublishForm kind={workflowKind} values={filled.workflow} received={received} />
                )
              }
            </ReadState>
          </>
        );
      }}
    </ReadState>
  );
}

/** Screen that answers a question: the visitor's words are filled in, and the editor writes the rest. */
export function AnswerQuestion() {
  const id = useRecordId();
  const address = itemApi('questions', id);
  const question = useReadForForm<QuestionDetail>(address);
  const draft = useReadForForm<AnswerDraft>(`${address}/draft`);
  return (
    <ReadState query={question} noun="question">
      {(detail) => {
        const received = {
          ...{ kind: 'questions' as const, act: 'answer', detail, back: deskAddresses.question(id) },
          says: (now: QuestionDetail) => (
            <p>{`It’s ${now.status} now, and says: ${now.question} What you typed is still here.`}</p>
          ),
        };
        return (
          <>
            <ScreenHead title={`Answer: ${detail.question}`} back={{ href: received.back, label: 'The question' }}>
              <p className="screen-facts cluster">{`${detail.category}, ${detail.votes === 1 ? '1 vote' : `${detail.votes} votes`}`}</p>
            </ScreenHead>
            <ReadState query={draft} noun="draft">
              {({ answer }) => (
                <PublishForm
                  kind={answerKind}
                  values={answer}
                  received={received}
                  question={({ question: questionText, slug }) => ({
                    title: `Publish ${questionText}`,
                    text: `You’ll find it at ${answerKind.siteAddress?.(slug)} right away, and the question’s address leads there.`,
                    confirm: 'Publish it',
                  })}
                />
              )}
            </ReadState>
          </>
        );
      }}
    </ReadState>
  );
}

/** The item of the inbox that is published. */
interface Received<Detail> {
  kind: 'submissions' | 'questions';
  /** Last part of the API's address that publishes it. */
  act: string;
  detail: Detail;
  /** Address of the item's screen. */
  back: string;
  /** Describes the current item, if somebody else changed it meanwhile. */
  says: (now: Detail) => ReactNode;
}

interface PublishFormProps<Entry extends EntryValues & { slug: string }, Detail> {
  kind: EntryKind<Entry>;
  /** The prefilled values. */
  values: EntryValues;
  received: Received<Detail>;
  question?: (record: Entry) => PublishWords;
}

/** Form of an entry that is made from a visitor's suggestion or question. */
function PublishForm<Entry extends EntryValues & { slug: string }, Detail extends { id: string; version: number }>(
  props: PublishFormProps<Entry, Detail>,
) {
  const { kind, values, received, question } = props;
  const { kind: sentKind, act, detail, back, says } = received;
  const [noun] = deskInbox[sentKind].nouns;
  const [changedItem, setChangedItem] = useState<Detail>();

  async function save(entry: Entry, readVersion: number, why: string) {
    // Build on the current item's version, which the screen shows after a refusal.
    const version = Math.max(readVersion, changedItem?.version ?? 0);
    const body = { version, [kind.holds]: entry, ...(why && { why }) };
    await request('POST', `${itemApi(sentKind, detail.id)}/${act}`, body).catch((error) => {
      const current = currentOf<Detail>(error);
      if (current) setChangedItem(current);
      throw error;
    });
    showSuccess('Published', `It’s at ${kind.siteAddress?.(entry.slug)} now.`);
    return { goTo: back };
  }

  return (
    <>
      {changedItem && (
        <AlertNote key={changedItem.version} title={`Someone else changed this ${noun} meanwhile`}>
          {says(changedItem)}
          <p>Press Publish again if it’s still right.</p>
        </AlertNote>
      )}
      <p className="meta mb-4">
        <Icon name="info" className="icon-small icon-in-text" /> Nothing is public before you press Publish and say yes.
      </p>
      <EntryEditor
        kind={kind}
        initial={{ version: detail.version, values }}
        place={{ kind: sentKind, name: detail.id }}
        {...(question && { question })}
        saveLabel="Publish"
        save={(entry, version, { why }) => save(entry, version, why)}
      />
    </>
  );
}
