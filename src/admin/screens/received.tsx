import type { ReactNode } from 'react';
import { useState } from 'react';
import { useReadForForm } from '#admin/api/reads.ts';
import { useGo, useRecordId } from '#admin/navigation/address.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { deskInbox, itemApi } from '#admin/review/inbox-kind.tsx';
import { MergeQuestion } from '#admin/review/merge-question.tsx';
import { QuestionCard } from '#admin/review/question-card.tsx';
import { ReviewCard } from '#admin/review/review-card.tsx';
import { Duplicates, SubmissionFacts } from '#admin/review/suggestion.tsx';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { QuestionDetail, SubmissionDetail } from '#server/api/staff/staff-answers.ts';
import { Note } from '#ui/note.tsx';
import { Table } from '#ui/table.tsx';

/** A suggestion or a question. */
type Detail = SubmissionDetail | QuestionDetail;

/** The parts of the screen that differ between suggestions and questions. */
interface ReceivedKind<Of extends Detail> {
  kind: InboxKindName;
  titleOf: (detail: Of) => string;
  /** Facts between its state and the day of its arrival. */
  facts: (detail: Of) => ReactNode;
  /** Warnings for the reviewer. */
  notes: (detail: Of) => ReactNode;
  main: (detail: Of) => ReactNode;
  /** Actions next to it. */
  side: (detail: Of) => ReactNode;
  sideLabel: string;
  /** Overrides the text of the dialog that confirms erasing it. */
  eraseText?: string;
}

/** One suggestion: its content, possible duplicates, and the actions on it. */
export const Submission = () => <Received received={submissionKind} />;

/** One question: its words, and the actions on it. */
export const Question = () => <Received received={questionKind} />;

function Received<Of extends Detail>({ received }: { received: ReceivedKind<Of> }) {
  const { titleOf, facts, notes, main, side, sideLabel, eraseText } = received;
  const { title: listTitle, nouns, address: listAddress } = deskInbox[received.kind];
  const [noun] = nouns;
  const id = useRecordId();
  const go = useGo();
  const address = itemApi(received.kind, id);
  const query = useReadForForm<Of>(address);
  const list = useFirst(query.data?.status) ?? 'pending';
  return (
    <ReadState query={query} noun={noun}>
      {(detail) => (
        <>
          <ScreenHead
            title={titleOf(detail)}
            back={{ href: listAddress({ status: list }), label: `${listTitle}: ${statusName(list)}` }}
          >
            <p className="screen-facts cluster">
              <StatusBadge status={detail.status} />
              {facts(detail)}
              {detail.reference && <span>{detail.reference}</span>}
              <span>
                Received <Moment at={detail.createdAt} />
              </span>
              {'reviewedAt' in detail && detail.reviewedAt && (
                <span>
                  Decided <Moment at={detail.reviewedAt} />
                </span>
              )}
            </p>
          </ScreenHead>
          <div className="desk-notes stack">{notes(detail)}</div>
          <div className="sidebar desk-columns">
            <div>
              {main(detail)}
              <History noun={noun} rows={detail.history} />
            </div>
            <aside className="desk-side stack" data-gap="6" aria-label={sideLabel}>
              {side(detail)}
              <section className="card">
                <h2>When the sender asks</h2>
                <p className="meta">The sender may ask you to delete it.</p>
                <EraseButton
                  noun={noun}
                  title={titleOf(detail)}
                  {...(eraseText && { text: eraseText })}
                  path={address}
                  onErased={() => go(listAddress({ status: list }), { replace: true, ignoreBlocker: true })}
                />
              </section>
            </aside>
          </div>
        </>
      )}
    </ReadState>
  );
}

/** Returns the first defined value: after a decision the link back is still to the list that the user came from. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}

function History({ noun, rows }: { noun: string; rows: Detail['history'] }) {
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">History</h2>
      {rows.length === 0 ? (
        <p className="meta">No one has done anything with it yet.</p>
      ) : (
        <Table
          caption={`What staff did with this ${noun}`}
          captionHidden
          columns={[
            { header: 'When', rowHeader: true, cell: (row) => <Moment at={row.at} /> },
            { header: 'Who', cell: (row) => row.username },
            { header: 'What', cell: (row) => [row.action, row.detail].filter(Boolean).join(': ') },
          ]}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
    </section>
  );
}

const submissionKind: ReceivedKind<SubmissionDetail> = {
  kind: 'submissions',
  titleOf: ({ title }) => title,
  facts: ({ type }) => <span>{statusName(type)}</span>,
  notes: (submission) => <Warnings submission={submission} />,
  main: (submission) => (
    <>
      <SubmissionFacts submission={submission} />
      <Duplicates submission={submission} />
    </>
  ),
  sideLabel: 'Review',
  side: (submission) => (
    <>
      <ReviewCard key={submission.id} submission={submission} />
      <section className="card">
        <h2>Answer by email</h2>
        <p className="meta">Each opens your email program with a text that you can change.</p>
        <ReplyLinks
          to="suggestion"
          email={submission.submitterEmail}
          words={{
            name: submission.submitterName,
            title: submission.title,
            reference: submission.reference ?? 'none',
            link: submission.publishedAs
              ? location.origin + addresses[submission.publishedAs.kind](submission.publishedAs.slug)
              : undefined,
          }}
        />
      </section>
    </>
  ),
};

const questionKind: ReceivedKind<QuestionDetail> = {
  kind: 'questions',
  titleOf: ({ question }) => question,
  facts: ({ category, votes }) => (
    <>
      <span>{category}</span>
      <span>{votes === 1 ? '1 vote' : `${votes} votes`}</span>
    </>
  ),
  notes: (question) => <Outcome question={question} />,
  main: (question) => <QuestionCard key={question.id} question={question} />,
  sideLabel: 'More for this question',
  side: (question) => (
    <>
      <MergeQuestion question={question} />
      {question.email && (
        <section className="card">
          <h2>Tell whoever asked</h2>
          <p className="meta">{`${question.email} wants to hear. Each opens your email program with a text that you can change.`}</p>
          <ReplyLinks
            to="question"
            email={question.email}
            // Address of the question, which redirects to its answer.
            words={{
              name: '',
              title: question.question,
              reference: location.origin + addresses.question(question.reference ?? ''),
            }}
          />
          <p className="meta">The address is deleted 30 days after the decision.</p>
        </section>
      )}
    </>
  ),
  eraseText: 'We delete it with its votes and the sender’s address, and nothing brings it back. Its answer stays.',
};

/** Warnings by the state of the form's token; undefined for a valid one. */
const tokenWords: Record<FormTokenMark, string | undefined> = {
  valid: undefined,
  none: 'A program sent it, not our form. That’s allowed, but look twice.',
  'too fast': 'The form came back within three seconds, faster than people type.',
  expired: 'The form had been open for more than a day.',
  forged: 'The form’s token wasn’t one of ours.',
};

/** Warnings for the reviewer. */
function Warnings({ submission }: { submission: SubmissionDetail }) {
  const { publishedAs } = submission;
  const how = tokenWords[submission.formToken];
  return (
    <>
      {publishedAs && (
        <Note kind="fine" title="Published">
          <p>
            {'It’s at '}
            <a href={addresses[publishedAs.kind](publishedAs.slug)}>{publishedAs.slug}</a>
            {'. '}
            <a href={deskAddresses[publishedAs.kind](publishedAs.slug)}>Edit the entry</a>
          </p>
        </Note>
      )}
      {submission.worksForTool && (
        <Note title="A conflict of interest">
          <p>The sender works for the tool or earns from it. Check every claim against another source.</p>
        </Note>
      )}
      {how && (
        <Note title="How it was sent">
          <p>{how}</p>
        </Note>
      )}
    </>
  );
}

/** Result of a question: its address on the site, and notes for the reviewer. */
function Outcome({ question }: { question: QuestionDetail }) {
  const { answeredBy: answer, mergedInto, status, reference } = question;
  return (
    <>
      {answer && (
        <Note kind="fine" title="Answered">
          <p>
            {'It’s at '}
            <a href={addresses.answer(answer)}>{answer}</a>
            {'. '}
            <a href={deskAddresses.answer(answer)}>Edit the answer</a>
          </p>
        </Note>
      )}
      {mergedInto && (
        <Note kind="fine" title="Merged">
          <p>
            {'We added its votes to '}
            <a href={deskAddresses.question(mergedInto.id)}>{mergedInto.question}</a>
          </p>
        </Note>
      )}
      {status === 'open' && reference && (
        <Note kind="fine" title="On the site">
          <p>
            {'It waits for its answer at '}
            <a href={addresses.question(reference)}>{addresses.question(reference)}</a>
          </p>
        </Note>
      )}
    </>
  );
}
