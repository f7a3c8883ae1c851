import { useQueryClient } from '@tanstack/react-query';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useGo, useRecordId } from '#admin/navigation/address.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { MergeQuestion } from '#admin/review/merge-question.tsx';
import { QuestionCard } from '#admin/review/question-card.tsx';
import { useFirst } from '#admin/review/use-first.ts';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { QuestionDetail } from '#domain/staff/review-views.ts';
import { Note } from '#ui/note.tsx';
import { Table } from '#ui/table.tsx';

/** One question: its words, and what is to become of it. */
export function Question() {
  const id = useRecordId();
  const go = useGo();
  const client = useQueryClient();
  const address = `/api/staff/questions/${encodeURIComponent(id)}`;
  const query = useReadForForm<QuestionDetail>(address);
  const listed = useFirst(query.data?.status) ?? 'pending';
  const changed = () => refresh(client, '/api/staff/questions', '/api/staff/answers', '/api/staff/counts', '/api/staff/audit');
  return (
    <ReadState query={query} noun="question">
      {(question) => (
        <>
          <ScreenHead
            title={question.question}
            back={{ href: deskAddresses.questions({ status: listed }), label: `Questions: ${statusName(listed)}` }}
          >
            <p className="screen-facts">
              <StatusBadge status={question.status} />
              <span>{question.category}</span>
              <span>{question.votes === 1 ? '1 vote' : `${question.votes} votes`}</span>
              {question.reference && <span>{question.reference}</span>}
              <span>
                Received <Moment at={question.createdAt} />
              </span>
            </p>
          </ScreenHead>
          <Outcome question={question} />
          <div className="main-side desk-columns">
            <div>
              <QuestionCard key={question.id} question={question} onChanged={changed} />
              <History question={question} />
            </div>
            <aside className="desk-side" aria-label="More for this question">
              <MergeQuestion question={question} onChanged={changed} />
              {question.email && (
                <section className="card">
                  <h2>Tell whoever asked</h2>
                  <p className="meta">{`${question.email} wants to hear. Each opens your mail program with a text that you can change.`}</p>
                  <ReplyLinks
                    to="question"
                    email={question.email}
                    // The address of the question, which leads to its answer.
                    words={{
                      name: '',
                      title: question.question,
                      reference: location.origin + addresses.question(question.reference ?? ''),
                    }}
                  />
                  <p className="meta">The address is deleted 30 days after the decision.</p>
                </section>
              )}
              <section className="card">
                <h2>When the sender asks</h2>
                <p className="meta">Whoever sent this may ask you to delete it.</p>
                <EraseButton
                  noun="question"
                  title={question.question}
                  text="It is deleted with its votes and the sender’s address, and nothing brings it back. Its answer stays."
                  path={address}
                  onErased={async () => {
                    // First away from what is no longer there.
                    go(deskAddresses.questions({ status: listed }), { replace: true, ignoreBlocker: true });
                    await refresh(client, '/api/staff/questions?', '/api/staff/counts', '/api/staff/audit');
                  }}
                />
              </section>
            </aside>
          </div>
        </>
      )}
    </ReadState>
  );
}

/** Where visitors find it, and what a reviewer should know before reading. */
function Outcome({ question }: { question: QuestionDetail }) {
  const { answeredBy: answer, mergedInto, status, reference } = question;
  return (
    <div className="desk-notes">
      {answer && (
        <Note kind="fine" title="Answered">
          <p>
            {'It stands at '}
            <a href={addresses.answer(answer)}>{answer}</a>
            {'. '}
            <a href={deskAddresses.answer(answer)}>Edit the answer</a>
          </p>
        </Note>
      )}
      {mergedInto && (
        <Note kind="fine" title="Merged">
          <p>
            {'Its votes were added to '}
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
    </div>
  );
}

function History({ question }: { question: QuestionDetail }) {
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">History</h2>
      {question.history.length === 0 ? (
        <p className="meta">Nobody has done anything with it yet.</p>
      ) : (
        <Table
          caption="What staff did with this question"
          captionHidden
          columns={[
            { header: 'When', rowHeader: true, cell: (row) => <Moment at={row.at} /> },
            { header: 'Who', cell: (row) => row.username },
            { header: 'What', cell: (row) => [row.action, row.detail].filter(Boolean).join(': ') },
          ]}
          rows={question.history}
          rowKey={(row) => row.id}
        />
      )}
    </section>
  );
}
