import { useList } from '#admin/api/reads.ts';
import { usePage, useSearch } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { ListFilters, SearchBox, SelectFilter } from '#admin/parts/list-filters.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { submissionStatuses } from '#domain/staff/review-status.ts';
import type { SubmissionRow } from '#domain/staff/review-views.ts';
import type { TableColumn } from '#ui/table.tsx';

const columns: TableColumn<SubmissionRow>[] = [
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
];

/** The queue of suggestions. */
export function Submissions() {
  const search = { status: useSearch('status'), type: useSearch('type'), q: useSearch('q') };
  const page = usePage();
  const query = useList<SubmissionRow>('/api/staff/submissions', search, page);
  return (
    <>
      <ScreenHead title="Suggestions" actions={<CsvLink table="submissions" />} />
      <ListFilters label="Search and filter suggestions">
        <SearchBox label="Search suggestions" value={search.q} hrefOf={(q) => deskAddresses.submissions({ ...search, q })} />
        <SelectFilter
          label="Status"
          value={search.status}
          all="All"
          options={submissionStatuses.map((status) => ({ value: status, label: statusName(status) }))}
          hrefOf={(status) => deskAddresses.submissions({ ...search, status })}
        />
        <SelectFilter
          label="Type"
          value={search.type}
          all="Tools and workflows"
          options={[
            { value: 'tool', label: 'Tools' },
            { value: 'workflow', label: 'Workflows' },
          ]}
          hrefOf={(type) => deskAddresses.submissions({ ...search, type })}
        />
      </ListFilters>
      <DeskList
        query={query}
        nouns={['suggestion', 'suggestions']}
        columns={columns}
        rowKey={(row) => row.id}
        page={page}
        hrefOfPage={(to) => deskAddresses.submissions({ ...search, page: to })}
        empty={{
          title: 'No suggestion here',
          hint:
            search.status === 'pending' && !search.q && !search.type
              ? 'Every suggestion has been read. New ones appear here.'
              : 'Choose another status, or search for other words.',
        }}
      />
    </>
  );
}
