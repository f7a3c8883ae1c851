import { useQueryClient } from '@tanstack/react-query';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useGo, useRecordId } from '#admin/navigation/address.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { Duplicates } from '#admin/review/duplicates.tsx';
import { ReviewCard } from '#admin/review/review-card.tsx';
import { SubmissionFacts } from '#admin/review/submission-facts.tsx';
import { useFirst } from '#admin/review/use-first.ts';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { SubmissionDetail } from '#domain/staff/review-views.ts';
import { Note } from '#ui/note.tsx';
import { Table } from '#ui/table.tsx';

/** One suggestion: what it says, what it may repeat, and what is to become of it. */
export function Submission() {
  const id = useRecordId();
  const go = useGo();
  const client = useQueryClient();
  const query = useReadForForm<SubmissionDetail>(`/api/staff/submissions/${encodeURIComponent(id)}`);
  const listed = useFirst(query.data?.status) ?? 'pending';
  const changed = () => refresh(client, '/api/staff/submissions', '/api/staff/counts', '/api/staff/audit');
  return (
    <ReadState query={query} noun="suggestion">
      {(submission) => (
        <>
          <ScreenHead
            title={submission.title}
            back={{ href: deskAddresses.submissions({ status: listed }), label: `Suggestions: ${statusName(listed)}` }}
          >
            <p className="screen-facts">
              <StatusBadge status={submission.status} />
              <span>{statusName(submission.type)}</span>
              {submission.reference && <span>{submission.reference}</span>}
              <span>
                Received <Moment at={submission.createdAt} />
              </span>
              {submission.reviewedAt && (
                <span>
                  Decided <Moment at={submission.reviewedAt} />
                </span>
              )}
            </p>
          </ScreenHead>
          <Warnings submission={submission} />
          <div className="main-side desk-columns">
            <div>
              <SubmissionFacts submission={submission} />
              <Duplicates submission={submission} />
              <History submission={submission} />
            </div>
            <aside className="desk-side" aria-label="Review">
              <ReviewCard key={submission.id} submission={submission} onChanged={changed} />
              <section className="card">
                <h2>Answer by mail</h2>
                <p className="meta">Each opens your mail program with a text that you can change.</p>
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
              <section className="card">
                <h2>When the sender asks</h2>
                <p className="meta">Whoever sent this may ask you to delete it.</p>
                <EraseButton
                  noun="suggestion"
                  title={submission.title}
                  path={`/api/staff/submissions/${encodeURIComponent(id)}`}
                  onErased={async () => {
                    // First away from what is no longer there.
                    go(deskAddresses.submissions({ status: listed }), { replace: true, ignoreBlocker: true });
                    // The lists; the suggestion itself would be a 404.
                    await refresh(client, '/api/staff/submissions?', '/api/staff/counts', '/api/staff/audit');
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

const tokenWords: Record<string, string> = {
  none: 'It was sent by a program and not with our form. That is allowed; look twice.',
  'too fast': 'The form came back within three seconds, faster than people type.',
  'too old': 'The form had been open for more than a day.',
  forged: 'The form’s token was not one of ours.',
};

/** What a reviewer should know before reading. */
function Warnings({ submission }: { submission: SubmissionDetail }) {
  const { publishedAs } = submission;
  const how = tokenWords[submission.formToken];
  return (
    <div className="desk-notes">
      {publishedAs && (
        <Note kind="fine" title="Published">
          <p>
            {'It stands at '}
            <a href={publishedAs.kind === 'tool' ? addresses.tool(publishedAs.slug) : addresses.workflow(publishedAs.slug)}>
              {publishedAs.slug}
            </a>
            {'. '}
            <a
              href={publishedAs.kind === 'tool' ? deskAddresses.tool(publishedAs.slug) : deskAddresses.workflow(publishedAs.slug)}
            >
              Edit the entry
            </a>
          </p>
        </Note>
      )}
      {submission.worksForTool && (
        <Note title="A conflict of interest">
          <p>Whoever sent this works for the tool or earns from it. Check every claim against another source.</p>
        </Note>
      )}
      {how && (
        <Note title="How it was sent">
          <p>{how}</p>
        </Note>
      )}
    </div>
  );
}

function History({ submission }: { submission: SubmissionDetail }) {
  return (
    <section className="desk-section" aria-labelledby="history">
      <h2 id="history">History</h2>
      {submission.history.length === 0 ? (
        <p className="meta">Nobody has done anything with it yet.</p>
      ) : (
        <Table
          caption="What staff did with this suggestion"
          captionHidden
          columns={[
            { header: 'When', rowHeader: true, cell: (row) => <Moment at={row.at} /> },
            { header: 'Who', cell: (row) => row.username },
            { header: 'What', cell: (row) => [row.action, row.detail].filter(Boolean).join(': ') },
          ]}
          rows={submission.history}
          rowKey={(row) => row.id}
        />
      )}
    </section>
  );
}
