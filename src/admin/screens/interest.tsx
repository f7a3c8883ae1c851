import { useList } from '#admin/api/reads.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import type { InterestRow } from '#domain/staff/review-views.ts';

/** How many wait for each category that is not open yet. */
export function Interest() {
  const query = useList<InterestRow>('/api/staff/interest', {});
  return (
    <>
      <ScreenHead title="Interest" actions={<CsvLink table="mail-list" label="Mail list as CSV" />}>
        <p className="measure">
          How many asked to be told when a coming-soon category opens. The mail list holds them, and all who asked for news: with
          the day and the words of their yes, and a link that takes each off again. Put that link into every mail. Download the
          list anew before each mail, so that nobody who left it hears from you.
        </p>
      </ScreenHead>
      <DeskList
        query={query}
        nouns={['category', 'categories']}
        columns={[
          { header: 'Category', rowHeader: true, cell: (row) => row.category },
          { header: 'People', numeric: true, cell: (row) => row.count },
          { header: 'Latest', cell: (row) => <Moment at={row.latestAt} dayOnly /> },
        ]}
        rowKey={(row) => row.category}
        empty={{ title: 'Nobody has asked yet', hint: 'The buttons “I’m Interested” on the resources page lead here.' }}
      />
    </>
  );
}
