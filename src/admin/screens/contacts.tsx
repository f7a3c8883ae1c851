import { useState } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { EraseButton } from '#admin/parts/erase-button.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ReplyLinks } from '#admin/parts/reply-links.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { itemApi, MoveButtons, useItemChange } from '#admin/review/inbox-kind.tsx';
import { InboxList } from '#admin/review/inbox-list.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InboxStatuses } from '#domain/inbox/inbox-status.ts';
import { pricedPathOf, problemEntryOf } from '#domain/submissions/contact-subject.ts';
import type { ContactRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Messages of visitors to the team: questions, and problems with an entry. */
export const Contacts = () => (
  <InboxList<ContactRow>
    kind="contacts"
    allDone="Every message has been answered."
    draw={(row) => <Letter key={row.id} row={row} />}
  />
);

function Letter({ row }: { row: ContactRow }) {
  const change = useItemChange<ContactRow, { status: InboxStatuses['contacts'] }>('contacts', row);
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
              <Button small onClick={() => change({ status: 'done' })} aria-label={`It’s sent, done: ${title}`}>
                It’s sent: done
              </Button>
            </p>
          )}
        </details>
      )}
      <footer>
        <MoveButtons kind="contacts" status={row.status} title={title} onMove={(status) => change({ status })} />
        <EraseButton noun="message" title={title} path={itemApi('contacts', row.id)} />
      </footer>
    </article>
  );
}

/** Links from a report of a problem to its entry. */
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
