import { useListedKind } from '#admin/entry/kinds.ts';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { NotFound } from '#admin/parts/not-found.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { CatalogueRow } from '#server/api/staff/staff-answers.ts';

/** Records of the kind of the open address, from the files and from staff. */
export function RecordList() {
  const kind = useListedKind();
  const columns = kind?.desk.columns;
  if (!kind || !columns) return <NotFound />;
  const { name, noun, desk } = kind;
  const many = `${noun}s`;
  return (
    <ListScreen<CatalogueRow>
      key={name}
      title={desk.listed}
      nouns={[noun, many]}
      api={`/api/staff/${name}`}
      address={(search) => deskAddresses.records(name, search)}
      csv={name}
      search={['q']}
      add={{ href: deskAddresses.newRecord(noun), label: `New ${noun}` }}
      filterLabel={`Search ${many}`}
      searched={{ label: `Search ${many}` }}
      columns={[
        {
          header: columns.title,
          rowHeader: true,
          cell: (row) => (
            <>
              <a href={deskAddresses.record(name, row.slug)}>{row.name}</a>
              <span className="cell-note">{row.category}</span>
            </>
          ),
        },
        { header: columns.checked, cell: (row) => formatCheckedDate(row.verifiedAt) },
        { header: 'Last edit', cell: (row) => (row.editedAt ? <Moment at={row.editedAt} dayOnly /> : 'As authored') },
        { header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
      ]}
      rowKey={(row) => row.slug}
      empty={() => ({ title: `No ${many} found`, hint: 'Search for other words.' })}
    />
  );
}
