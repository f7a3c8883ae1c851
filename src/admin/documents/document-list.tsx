import { ListScreen } from '#admin/parts/list-screen.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { documentStates } from '#domain/documents/document-state.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentRow } from '#server/api/staff/staff-answers.ts';
import { documentStateNames, wordsOfDocument } from './document-words.ts';
import { StateWords } from './state-words.tsx';

/** List of the documents that facts, changes of terms and answers rest on: changed ones first. */
export const Documents = () => (
  <ListScreen<DocumentRow>
    title="Documents"
    intro="What we quote, and whether it’s still there. A reading compares each quotation word for word; what reads differently waits for you, and stands first."
    nouns={['document', 'documents']}
    api="/api/staff/documents"
    address={deskAddresses.documents}
    search={['q', 'state']}
    filterLabel="Search and filter documents"
    searched={{ label: 'Find a document', hint: 'By its title, its address, or the tool or answer that quotes it.' }}
    filters={() => [
      {
        name: 'state',
        label: 'State',
        all: 'All',
        options: documentStates.map((value) => ({ value, label: documentStateNames[value] })),
      },
    ]}
    columns={[
      {
        header: 'Document',
        rowHeader: true,
        cell: (row) => (
          <>
            <a href={deskAddresses.document(row.id)}>{row.title}</a>
            <span className="cell-note">{new Intl.ListFormat('en-US').format(row.entries.map(({ name }) => name))}</span>
          </>
        ),
      },
      { header: 'State', cell: (row) => <StateWords state={row.state}>{wordsOfDocument(row)}</StateWords> },
      { header: 'Quotations', numeric: true, cell: (row) => row.quotations },
      { header: 'Last read', cell: (row) => (row.read ? formatCheckedDate(row.read) : 'Never') },
    ]}
    rowKey={(row) => row.id}
    empty={() => ({ title: 'No document here', hint: 'Choose another state, or search for other words.' })}
  />
);
