import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { InboxList } from '#admin/review/inbox-list.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InterestRow, QuestionRow, SubmissionRow } from '#server/api/staff/staff-answers.ts';

// Screens of the desk that consist of a list alone.

/** Queue of suggestions. */
export const Submissions = () => (
  <InboxList<SubmissionRow>
    kind="submissions"
    isSearched
    allDone="Every suggestion has been read."
    filters={[
      {
        name: 'type',
        label: 'Type',
        all: 'Tools and workflows',
        options: [
          { value: 'tool', label: 'Tools' },
          { value: 'workflow', label: 'Workflows' },
        ],
      },
    ]}
    columns={[
      {
        header: 'Suggestion',
        rowHeader: true,
        cell: (row) => (
          <>
            <bdi>
              <a href={deskAddresses.submission(row.id)}>{row.title}</a>
            </bdi>
            <span className="cell-note">{`${statusName(row.type)} · ${row.category}`}</span>
          </>
        ),
      },
      {
        header: 'From',
        cell: (row) => (
          <>
            <bdi>{row.submitterName}</bdi>
            <span className="cell-note">
              <bdi>{row.ministryName}</bdi>
            </span>
          </>
        ),
      },
      { header: 'Received', cell: (row) => <Moment at={row.createdAt} /> },
      { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
    ]}
  />
);

/** List of visitors' questions. */
export const Questions = () => (
  <InboxList<QuestionRow>
    kind="questions"
    columns={[
      {
        header: 'Question',
        rowHeader: true,
        cell: (row) => (
          <>
            <bdi>
              <a href={deskAddresses.question(row.id)}>{row.question}</a>
            </bdi>
            <span className="cell-note">{`${row.category}${row.wantsToHear ? ', wants to hear' : ''}`}</span>
          </>
        ),
      },
      { header: 'Votes', numeric: true, cell: (row) => row.votes },
      { header: 'Received', cell: (row) => <Moment at={row.createdAt} dayOnly /> },
      { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
    ]}
  />
);

/** Number of visitors who wait for each category that is not open yet. */
export const Interest = () => (
  <ListScreen<InterestRow>
    title="Interest"
    intro="How many asked to be told when a coming-soon category opens. The email list holds them, and all who asked for news: with the day and the words of their yes, and a link that takes each person off again. Put that link into every email. Download the list again before each one, so that no one who left it hears from you."
    nouns={['category', 'categories']}
    api="/api/staff/interest"
    csv="mail-list"
    csvLabel="Email list as CSV"
    columns={[
      { header: 'Category', rowHeader: true, cell: (row) => row.category },
      { header: 'People', numeric: true, cell: (row) => row.count },
      { header: 'Latest', cell: (row) => <Moment at={row.latestAt} dayOnly /> },
    ]}
    rowKey={(row) => row.category}
    empty={() => ({ title: 'No one has asked yet', hint: 'The buttons “I’m Interested” on the resources page lead here.' })}
  />
);
