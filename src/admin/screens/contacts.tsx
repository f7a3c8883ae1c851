import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh, rowsOfPage, useList, useRead } from '#admin/api/reads.ts';
import { usePage, useSearch } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { ListFilters, SelectFilter } from '#admin/parts/list-filters.tsx';
import { catchLostFocus } from '#admin/parts/lost-focus.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { useStatusChange } from '#admin/parts/use-status-change.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { ContactStatus } from '#domain/staff/review-status.ts';
import { contactStatuses } from '#domain/staff/review-status.ts';
import type { ContactRow } from '#domain/staff/review-views.ts';
import { problemEntryOf } from '#domain/submissions/contact-subject.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pagination } from '#ui/pagination.tsx';

/** What visitors wrote to the team: questions, and problems with an entry. */
export function Contacts() {
  const status = useSearch('status');
  const page = usePage();
  const query = useList<ContactRow>('/api/staff/contacts', { status }, page);
  const change = useStatusChange('/api/staff/contacts');
  const client = useQueryClient();
  const erased = async () => {
    await refresh(client, '/api/staff/contacts', '/api/staff/counts', '/api/staff/interest', '/api/staff/audit');
    catchLostFocus();
  };
  return (
    <>
      <ScreenHead title="Messages" actions={<CsvLink table="contacts" />} />
      <ListFilters label="Filter messages">
        <SelectFilter
          label="Status"
          value={status}
          all="All"
          options={contactStatuses.map((value) => ({ value, label: statusName(value) }))}
          hrefOf={(to) => deskAddresses.contacts({ status: to })}
        />
      </ListFilters>
      <ReadState query={query} noun="messages">
        {({ rows, total }) => (
          <>
            <p className="desk-count" role="status">
              {total === 1 ? '1 message' : `${total} messages`}
            </p>
            {rows.length === 0 && (
              <EmptyState
                title="No message here"
                hint={status === 'pending' ? 'Every message has been answered. New ones appear here.' : 'Choose another status.'}
              />
            )}
            {rows.map((row) => (
              <Letter
                key={row.id}
                row={row}
                onMove={(to) => change.isPending || change.mutate({ row, status: to })}
                onErased={erased}
              />
            ))}
            <Pagination
              page={page}
              pageCount={Math.ceil(total / rowsOfPage)}
              hrefOf={(to) => deskAddresses.contacts({ status, page: to })}
              label="Pages of messages"
            />
          </>
        )}
      </ReadState>
    </>
  );
}

const moveWords: Record<ContactStatus, string> = { pending: 'Back to pending', done: 'Done', spam: 'It is spam' };

interface LetterProps {
  row: ContactRow;
  onMove: (status: ContactStatus) => void;
  onErased: () => Promise<void>;
}

function Letter({ row, onMove, onErased }: LetterProps) {
  const title = row.subject || (row.interestCategory ? `Interest in ${row.interestCategory}` : 'Without a subject');
  const about = problemEntryOf(row.subject);
  const [isAnswered, setAnswered] = useState(false);
  return (
    <article className="letter" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <StatusBadge status={row.status} />
      </header>
      <p className="meta">
        <bdi>{row.name}</bdi>
        {row.organization && (
          <>
            , <bdi>{row.organization}</bdi>
          </>
        )}
        {row.email && (
          <>
            , <bdi>{row.email}</bdi>
          </>
        )}
        <br />
        <Moment at={row.createdAt} />
        {row.newsletter && ' · wants the newsletter'}
        {row.formToken === 'none' && ' · sent by a program'}
      </p>
      {about && <EntryLinks {...about} />}
      <p className="letter-text">{row.message}</p>
      <details>
        <summary className="letter-summary">
          Answer by mail
          <Icon name="chevron-down" className="icon-small" />
        </summary>
        <ReplyLinks
          to="message"
          email={row.email}
          words={{ name: row.name, title, reference: 'none' }}
          onChosen={() => setAnswered(true)}
        />
        {isAnswered && row.status !== 'done' && (
          <p className="letter-answered" role="status">
            Did you send the answer?{' '}
            <Button small onClick={() => onMove('done')} aria-label={`It is sent, done: ${title}`}>
              It is sent: done
            </Button>
          </p>
        )}
      </details>
      <footer>
        {contactStatuses
          .filter((status) => status !== row.status)
          .map((status) => (
            <Button
              key={status}
              small
              variant="quiet"
              aria-label={`${moveWords[status]}: ${title}`}
              onClick={() => onMove(status)}
            >
              {moveWords[status]}
            </Button>
          ))}
        <EraseButton
          noun="message"
          title={title}
          path={`/api/staff/contacts/${encodeURIComponent(row.id)}`}
          onErased={onErased}
        />
      </footer>
    </article>
  );
}

/** From a report of a problem to the entry that it is about. */
function EntryLinks({ kind, slug }: NonNullable<ReturnType<typeof problemEntryOf>>) {
  const { data } = useRead<{ tool?: { name: string }; workflow?: { title: string } }>(`/api/staff/${kind}/${slug}`);
  const name = data?.tool?.name ?? data?.workflow?.title ?? slug;
  return (
    <p className="letter-about">
      <a href={kind === 'tools' ? deskAddresses.tool(slug) : deskAddresses.workflow(slug)}>{`Open the entry: ${name}`}</a>
      <a href={deskAddresses.recheck({ entry: `${kind === 'tools' ? 'tool' : 'workflow'}/${slug}` })}>Check it again</a>
    </p>
  );
}
