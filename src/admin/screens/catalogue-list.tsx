import { useList } from '#admin/api/reads.ts';
import { usePage, useSearch } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { ListFilters, SearchBox, SelectFilter } from '#admin/parts/list-filters.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { CatalogueRow } from '#domain/staff/staff-views.ts';
import { recheckAfterDays } from '#domain/staff/staff-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { TableColumn } from '#ui/table.tsx';

export const Tools = () => (
  <CatalogueList
    title="Tools"
    noun="tools"
    listAddress={deskAddresses.tools}
    editAddress={deskAddresses.tool}
    add={{ href: deskAddresses.newTool, label: 'New tool' }}
  />
);

export const Workflows = () => (
  <CatalogueList
    title="Workflows"
    noun="workflows"
    listAddress={deskAddresses.workflows}
    editAddress={deskAddresses.workflow}
    add={{ href: deskAddresses.newWorkflow, label: 'New workflow' }}
  />
);

interface CatalogueListProps {
  title: string;
  noun: 'tools' | 'workflows';
  listAddress: typeof deskAddresses.tools;
  editAddress: (slug: string) => string;
  add: { href: string; label: string };
}

/** The tools or workflows of the catalogue, and which of them are to be checked again. */
function CatalogueList({ title, noun, listAddress, editAddress, add }: CatalogueListProps) {
  const search = { q: useSearch('q'), recheck: useSearch('recheck') };
  const page = usePage();
  const query = useList<CatalogueRow>(`/api/staff/${noun}`, search, page);
  return (
    <>
      <ScreenHead
        title={title}
        actions={
          <>
            <CsvLink table={noun} />
            <ButtonLink href={add.href} small icon="plus">
              {add.label}
            </ButtonLink>
          </>
        }
      />
      <ListFilters label={`Search and filter ${noun}`}>
        <SearchBox label={`Search ${noun}`} value={search.q} hrefOf={(q) => listAddress({ ...search, q })} />
        <SelectFilter
          label="Show"
          value={search.recheck}
          all="All"
          options={[{ value: '1', label: 'Needs re-checking' }]}
          hrefOf={(recheck) => listAddress({ ...search, recheck })}
        />
      </ListFilters>
      <DeskList
        query={query}
        nouns={[noun.slice(0, -1), noun]}
        columns={columnsOf(editAddress)}
        rowKey={(row) => row.slug}
        page={page}
        hrefOfPage={(to) => listAddress({ ...search, page: to })}
        empty={
          search.recheck && !search.q
            ? { title: 'Nothing to check again', hint: `All ${noun} were verified within the last ${recheckAfterDays} days.` }
            : { title: `No ${noun} found`, hint: 'Search for other words.' }
        }
      />
    </>
  );
}

const columnsOf = (editAddress: (slug: string) => string): TableColumn<CatalogueRow>[] => [
  {
    header: 'Name',
    rowHeader: true,
    cell: (row) => (
      <>
        <a href={editAddress(row.slug)}>{row.name}</a>
        <span className="cell-note">{row.category}</span>
      </>
    ),
  },
  { header: 'Verified', cell: (row) => formatCheckedDate(row.verifiedAt) },
  {
    header: 'Last edit',
    cell: (row) => (
      <>
        {row.editedAt ? <Moment at={row.editedAt} dayOnly /> : 'As authored'}
        {row.submissionReference && <span className="cell-note">{`From ${row.submissionReference}`}</span>}
      </>
    ),
  },
  { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
];
