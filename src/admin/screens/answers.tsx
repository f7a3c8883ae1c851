import { useList } from '#admin/api/reads.ts';
import { usePage, useSearch } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { ListFilters, SearchBox } from '#admin/parts/list-filters.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { CatalogueRow } from '#domain/staff/record-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The answers of the hub: those of the files, and those to what visitors asked. */
export function Answers() {
  const q = useSearch('q');
  const page = usePage();
  const query = useList<CatalogueRow>('/api/staff/answers', { q }, page);
  return (
    <>
      <ScreenHead
        title="Answers"
        actions={
          <>
            <CsvLink table="answers" />
            <ButtonLink href={deskAddresses.newAnswer} small icon="plus">
              New answer
            </ButtonLink>
          </>
        }
      />
      <ListFilters label="Search answers">
        <SearchBox label="Search answers" value={q} hrefOf={(to) => deskAddresses.answers({ q: to })} />
      </ListFilters>
      <DeskList
        query={query}
        nouns={['answer', 'answers']}
        columns={[
          {
            header: 'Question',
            rowHeader: true,
            cell: (row) => (
              <>
                <a href={deskAddresses.answer(row.slug)}>{row.name}</a>
                <span className="cell-note">{row.category}</span>
              </>
            ),
          },
          { header: 'Written', cell: (row) => formatCheckedDate(row.verifiedAt) },
          { header: 'Last edit', cell: (row) => (row.editedAt ? <Moment at={row.editedAt} dayOnly /> : 'As authored') },
          { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
        ]}
        rowKey={(row) => row.slug}
        page={page}
        hrefOfPage={(to) => deskAddresses.answers({ q, page: to })}
        empty={{ title: 'No answers found', hint: 'Search for other words.' }}
      />
    </>
  );
}
