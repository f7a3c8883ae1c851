import { useList } from '#admin/api/reads.ts';
import { usePage, useSearch } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { ListFilters, SelectFilter } from '#admin/parts/list-filters.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge, statusName } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { questionStatuses } from '#domain/staff/review-status.ts';
import type { QuestionRow } from '#domain/staff/review-views.ts';

/** What visitors ask. */
export function Questions() {
  const status = useSearch('status');
  const page = usePage();
  const query = useList<QuestionRow>('/api/staff/questions', { status }, page);
  return (
    <>
      <ScreenHead title="Questions" actions={<CsvLink table="questions" />} />
      <ListFilters label="Filter questions">
        <SelectFilter
          label="Status"
          value={status}
          all="All"
          options={questionStatuses.map((value) => ({ value, label: statusName(value) }))}
          hrefOf={(to) => deskAddresses.questions({ status: to })}
        />
      </ListFilters>
      <DeskList
        query={query}
        nouns={['question', 'questions']}
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
        rowKey={(row) => row.id}
        page={page}
        hrefOfPage={(to) => deskAddresses.questions({ status, page: to })}
        empty={{ title: 'No question here', hint: 'Choose another status.' }}
      />
    </>
  );
}
