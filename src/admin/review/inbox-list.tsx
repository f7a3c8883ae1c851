import type { ListScreenProps, ListSearch } from '#admin/parts/list-screen.tsx';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { statusOptions } from '#admin/parts/status-badge.tsx';
import type { InboxKindName } from '#domain/inbox/inbox-status.ts';
import { inboxStatuses } from '#domain/inbox/inbox-status.ts';
import { deskInbox, inboxApi } from './inbox-kind.tsx';

interface InboxListProps<Row> extends Pick<ListScreenProps<Row>, 'columns' | 'draw'> {
  kind: InboxKindName;
  /** True if the list has a search field. */
  isSearched?: boolean;
  /** Filters in addition to the state. */
  filters?: ReturnType<NonNullable<ListScreenProps<Row>['filters']>>;
  /** Text of the empty list of new items. */
  allDone?: string;
}

/** The list of one kind of the inbox. */
export function InboxList<Row extends { id: string }>({ kind, isSearched, filters = [], allDone, ...rows }: InboxListProps<Row>) {
  const { title, nouns, address } = deskInbox[kind];
  const [one, many] = nouns;
  const isAllThatWaits = ({ status, ...others }: ListSearch) =>
    status === 'pending' && Object.values(others).every((word) => !word);
  return (
    <ListScreen<Row>
      {...{ title, nouns, address, ...rows }}
      api={inboxApi(kind)}
      csv={kind}
      search={[...(isSearched ? ['q'] : []), 'status', ...filters.map(({ name }) => name)]}
      filterLabel={isSearched ? `Search and filter ${many}` : `Filter ${many}`}
      {...(isSearched && { searched: { label: `Search ${many}` } })}
      filters={() => [{ name: 'status', label: 'Status', all: 'All', options: statusOptions(inboxStatuses[kind]) }, ...filters]}
      rowKey={({ id }) => id}
      empty={(search) => ({
        title: `No ${one} here`,
        hint:
          allDone && isAllThatWaits(search)
            ? `${allDone} New ones appear here.`
            : `Choose another status${isSearched ? ', or search for other words' : ''}.`,
      })}
    />
  );
}
