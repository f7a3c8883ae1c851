import { useEffect } from 'react';
import type { StateLawView } from '#domain/situations/situation-views.ts';
import { Table } from '#ui/table.tsx';
import { writtenDate } from '#web/features/answers/written-date.ts';
import { Aged } from '#web/features/evidence/aged.tsx';

/** Where other pages lead to. */
export const stateLawId = 'state-law';

const whoReports: Record<StateLawView['reports'], string> = {
  clergy: 'Clergy must report',
  everyone: 'Everyone must report',
  'everyone and clergy': 'Everyone must report; clergy are named too',
  'not named': 'Neither is named. Ask the state',
};

/** Who must report suspected child abuse in each state, and what was read on it, with its year. */
export function StateLaw({ states }: { states: readonly StateLawView[] }) {
  // A link that is followed without a new document leads here before the table stands, or from another choice of this page.
  useEffect(() => {
    if (location.hash === `#${stateLawId}`) document.getElementById(stateLawId)?.scrollIntoView();
  }, []);
  return (
    <section className="state-law">
      <h3 id={stateLawId}>Who must report, state by state</h3>
      <p className="duty-caution">
        The federal list is that of the Child Welfare Information Gateway, and the date beside each line is how old its law is.
        States change these laws, so ask your state’s child protection agency what the law says now. Don’t wait for the answer
        before you report.
      </p>
      <Table
        caption="Who must report suspected child abuse, by state"
        captionHidden
        columns={columns}
        rows={states}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

const columns = [
  { header: 'State', rowHeader: true as const, cell: ({ state }: StateLawView) => state },
  { header: 'Who must report', cell: ({ reports }: StateLawView) => whoReports[reports] },
  {
    header: 'What we read, and its year',
    cell: ({ statements }: StateLawView) => (
      <ul>
        {statements.map(({ says, publisher, dated, source, notice }) => (
          <li key={says}>
            {`${says} `}
            <span className="meta">
              <a href={source} rel="noopener nofollow">
                {publisher}
              </a>
              {`, ${dated ? writtenDate(dated) : 'no date'}`}
            </span>
            <Aged notices={notice ? [notice] : []} />
          </li>
        ))}
      </ul>
    ),
  },
];
