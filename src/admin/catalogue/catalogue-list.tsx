import { categoryOptions } from '#admin/names.ts';
import type { ListFilter, ListSearch } from '#admin/parts/list-screen.tsx';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { StatusBadge, statusOptions } from '#admin/parts/status-badge.tsx';
import { toolStatuses, workflowStatuses } from '#domain/catalogue/choices.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { listAges } from '#domain/staff/catalogue-list.ts';
import { recheckAfterDays } from '#domain/staff/recheck-reasons.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { CatalogueRow } from '#server/api/staff/staff-answers.ts';
import { ChangeSets } from './change-sets.tsx';
import { ChosenEntries, useChosen } from './chosen-entries.tsx';

export const Tools = () => (
  <CatalogueList
    title="Tools"
    noun="tools"
    editAddress={deskAddresses.tool}
    add={{ href: deskAddresses.newTool, label: 'New tool' }}
  />
);

export const Workflows = () => (
  <CatalogueList
    title="Workflows"
    noun="workflows"
    editAddress={deskAddresses.workflow}
    add={{ href: deskAddresses.newWorkflow, label: 'New workflow' }}
  />
);

interface CatalogueListProps {
  title: string;
  noun: 'tools' | 'workflows';
  editAddress: (slug: string) => string;
  add: { href: string; label: string };
}

/** Screen of the catalogue's tools or workflows, with search, sorting and bulk changes. */
function CatalogueList({ title, noun, editAddress, add }: CatalogueListProps) {
  const { chosen, choose, chooseAll, chooseNone } = useChosen();
  return (
    <ListScreen<CatalogueRow>
      title={title}
      nouns={[noun.slice(0, -1), noun]}
      api={`/api/staff/${noun}`}
      address={deskAddresses[noun]}
      csv={noun}
      add={add}
      search={['q', 'status', 'category', 'age', 'missing', 'recheck', 'sort']}
      filterLabel={`Search and filter ${noun}`}
      searched={{ label: `Search ${noun}`, ...(noun === 'tools' && { hint: 'Name, other names, company or address' }) }}
      filters={(search) => filtersOf(noun, search)}
      before={(rows) => (
        <>
          <ChangeSets noun={noun} />
          <ChosenEntries noun={noun} chosen={chosen} shown={rows} onAll={() => chooseAll(rows)} onNone={chooseNone} />
        </>
      )}
      columns={[
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
      ]}
      rowKey={(row) => row.slug}
      empty={({ recheck, sort: _, ...narrowing }) =>
        recheck && Object.values(narrowing).every((value) => value === '')
          ? { title: 'Nothing to check again', hint: `All ${noun} were verified within the last ${recheckAfterDays} days.` }
          : {
              title: `No ${noun} found`,
              hint: (
                <>
                  Search for other words, or <a href={deskAddresses[noun]()}>{`show all ${noun}`}</a>.
                </>
              ),
            }
      }
    />
  );
}

const sorts = [
  { value: 'checked', label: 'Oldest check first' },
  { value: 'edited', label: 'Latest edit first' },
  { value: 'category', label: 'Category' },
  { value: 'status', label: 'Status' },
];

const filtersOf = (noun: 'tools' | 'workflows', { recheck, age }: ListSearch): ListFilter[] => [
  { name: 'category', label: 'Category', all: 'All', options: categoryOptions(noun) },
  { name: 'status', label: 'Status', all: 'All', options: statusOptions(noun === 'tools' ? toolStatuses : workflowStatuses) },
  {
    name: 'checked',
    label: 'Checked',
    all: 'Any time',
    options: [
      { value: 'due', label: 'Needs re-checking' },
      ...listAges.map((days) => ({ value: days, label: `${days} days ago or earlier` })),
    ],
    // One select for two parameters.
    value: recheck === '1' ? 'due' : age,
    searchFor: (value) => (value === 'due' ? { recheck: '1', age: '' } : { recheck: '', age: value }),
  },
  ...(noun === 'tools'
    ? [
        {
          name: 'missing',
          label: 'Missing',
          all: 'All',
          options: [
            { value: 'facts', label: 'Has no facts' },
            { value: 'answers', label: 'The company leaves questions open' },
          ],
        },
      ]
    : []),
  {
    name: 'sort',
    label: 'Sort by',
    all: recheck === '1' ? 'Order of the queue' : 'Name',
    options: recheck === '1' ? [{ value: 'name', label: 'Name' }, ...sorts] : sorts,
  },
];
