import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOnRow } from '#admin/api/act-on-row.ts';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh, useRead } from '#admin/api/reads.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { StatusBadge, statusName, statusOptions } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { ContactStatus } from '#domain/staff/review-status.ts';
import { contactStatuses } from '#domain/staff/review-status.ts';
import type { ContactRow } from '#domain/staff/review-views.ts';
import { pricedPathOf, problemEntryOf } from '#domain/submissions/contact-subject.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const api = '/api/staff/contacts';

/** What a message changes where it goes. */
const shownBy = [api, '/api/staff/counts', '/api/staff/interest', '/api/staff/audit'];

/** What visitors wrote to the team: questions, and problems with an entry. */
export function Contacts() {
  const change = useStatusChange();
  const client = useQueryClient();
  const erased = async () => {
    await refresh(client, ...shownBy);
    catchLostFocus();
  };
  return (
    <ListScreen<ContactRow>
      title="Messages"
      nouns={['message', 'messages']}
      api={api}
      address={deskAddresses.contacts}
      csv="contacts"
      search={['status']}
      filterLabel="Filter messages"
      filters={() => [{ name: 'status', label: 'Status', all: 'All', options: statusOptions(contactStatuses) }]}
      rowKey={(row) => row.id}
      draw={(row) => (
        <Letter
          key={row.id}
          row={row}
          onMove={(status) => actOnRow(client, change.mutate, { ...row, status })}
          onErased={erased}
        />
      )}
      empty={({ status }) => ({
        title: 'No message here',
        hint: status === 'pending' ? 'Every message has been answered. New ones appear here.' : 'Choose another status.',
      })}
    />
  );
}

/** Moves a message to the state that it is given. When somebody else was first, the list is read anew and says so. */
function useStatusChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, status }: ContactRow) => send('PATCH', `${api}/${encodeURIComponent(id)}`, { version, status }),
    onSuccess: async (_, { status }) => {
      tellDone(`Moved to ${statusName(status).toLowerCase()}`);
      await refresh(client, ...shownBy);
      catchLostFocus();
    },
    onError: (error) => {
      tellFailure(error);
      if (hasStatus(error, 409)) void refresh(client, ...shownBy);
    },
  });
}

const moveWords: Record<ContactStatus, string> = { pending: 'Back to pending', done: 'Done', spam: 'It’s spam' };

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
        <bdi>{row.name || 'Someone who left no name'}</bdi>
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
      {about && <EntryLinks {...about} isOnPrice={pricedPathOf(row.subject ?? undefined) !== undefined} />}
      <p className="letter-text">{row.message}</p>
      {row.email && (
        <details>
          <summary className="letter-summary">
            Answer by email
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
              <Button small onClick={() => onMove('done')} aria-label={`It’s sent, done: ${title}`}>
                It’s sent: done
              </Button>
            </p>
          )}
        </details>
      )}
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
        <EraseButton noun="message" title={title} path={`${api}/${encodeURIComponent(row.id)}`} onErased={onErased} />
      </footer>
    </article>
  );
}

/** From a report of a problem to the entry that it is about. */
function EntryLinks({ kind, slug, isOnPrice }: NonNullable<ReturnType<typeof problemEntryOf>> & { isOnPrice: boolean }) {
  const { data } = useRead<{ tool?: { name: string }; workflow?: { title: string } }>(`/api/staff/${kind}/${slug}`);
  const name = data?.tool?.name ?? data?.workflow?.title ?? slug;
  return (
    <p className="letter-about">
      {isOnPrice && <a href={deskAddresses.price(slug)}>{`Correct the price: ${name}`}</a>}
      <a href={kind === 'tools' ? deskAddresses.tool(slug) : deskAddresses.workflow(slug)}>{`Open the entry: ${name}`}</a>
      <a href={deskAddresses.recheck({ entry: `${kind === 'tools' ? 'tool' : 'workflow'}/${slug}` })}>Check it again</a>
    </p>
  );
}
