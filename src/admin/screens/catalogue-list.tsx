import { useList } from '#admin/api/reads.ts';
import { CatalogueFilters, useCatalogueSearch } from '#admin/catalogue/catalogue-filters.tsx';
import { ChangeSets } from '#admin/catalogue/change-sets.tsx';
import { ChosenEntries, useChosen } from '#admin/catalogue/chosen-entries.tsx';
import { usePage } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { recheckAfterDays } from '#domain/staff/recheck-views.ts';
import type { CatalogueRow } from '#domain/staff/record-views.ts';
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

/** The tools or workflows of the catalogue: found, sorted, and several of them changed in one go. */
function CatalogueList({ title, noun, listAddress, editAddress, add }: CatalogueListProps) {
  const search = useCatalogueSearch();
  const page = usePage();
  const query = useList<CatalogueRow>(`/api/staff/${noun}`, search, page);
  const { chosen, choose, chooseAll, chooseNone } = useChosen();
  const shown = query.data?.rows ?? [];
  const isNarrowed = Object.entries(search).some(([name, value]) => value !== '' && !['recheck', 'sort'].includes(name));
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
      <CatalogueFilters noun={noun} search={search} listAddress={listAddress} />
      <ChangeSets noun={noun} />
      <ChosenEntries noun={noun} chosen={chosen} shown={shown} onAll={() => chooseAll(shown)} onNone={chooseNone} />
      <DeskList
        query={query}
        nouns={[noun.slice(0, -1), noun]}
        columns={columnsOf(editAddress, chosen, choose)}
        rowKey={(row) => row.slug}
        page={page}
        hrefOfPage={(to) => listAddress({ ...search, page: to })}
        empty={
          search.recheck && !isNarrowed
            ? { title: 'Nothing to check again', hint: `All ${noun} were verified within the last ${recheckAfterDays} days.` }
            : {
                title: `No ${noun} found`,
                hint: (
                  <>
                    Search for other words, or <a href={listAddress()}>{`show all ${noun}`}</a>.
                  </>
                ),
              }
        }
      />
    </>
  );
}

const columnsOf = (
  editAddress: (slug: string) => string,
  chosen: ReadonlyMap<string, CatalogueRow>,
  choose: (row: CatalogueRow, isOn: boolean) => void,
): TableColumn<CatalogueRow>[] => [
  {
    header: 'Name',
    rowHeader: true,
    cell: (row) => (
      <span className="choose-row">
        <label className="choice">
          <input
            type="checkbox"
            aria-label={`Choose ${row.name}`}
            checked={chosen.has(row.slug)}
            onChange={(event) => choose(row, event.target.checked)}
          />
        </label>
        <span>
          <a href={editAddress(row.slug)}>{row.name}</a>
          <span className="cell-note">{row.category}</span>
        </span>
      </span>
    ),
  },
  { header: 'Checked', cell: (row) => formatCheckedDate(row.verifiedAt) },
  {
    header: 'Last edit',
    cell: (row) => (
      <>
        {row.editedAt ? <Moment at={row.editedAt} dayOnly /> : 'Never: as in its file'}
        {row.submissionReference && <span className="cell-note">{`From ${row.submissionReference}`}</span>}
      </>
    ),
  },
  { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
];
