import { useEffect } from 'react';
import type { StateLawView } from '#domain/situations/situation-views.ts';
import { Table } from '#ui/table.tsx';
import { writtenDate } from '#web/features/answers/written-date.ts';
import { Aged } from '#web/features/evidence/aged.tsx';

/** Id of the table, for links from other pages. */
export const stateLawId = 'state-law';

const whoReports: Record<StateLawView['reports'], string> = {
  clergy: 'Clergy must report',
  everyone: 'Everyone must report',
  'everyone and clergy': 'Everyone must report; clergy are named too',
  'everyone for sexual abuse': 'Every adult must report the sexual abuse of a child',
  'not named': 'Neither is named. Ask the state',
};

const areEveryone: readonly StateLawView['reports'][] = ['everyone', 'everyone and clergy'];

/** Law on volunteers and staff who work with children. */
function helpersWords({ reports, helpers }: StateLawView): string {
  if (areEveryone.includes(reports)) return 'Yes, as everyone';
  if (helpers === 'named') return 'Yes';
  return helpers === 'in part' ? 'In part, or by one reading' : 'Not read';
}

/**
 * Table of the states' law on reports of suspected child abuse: the duty of clergy or of everyone, and its source with the year.
 */
export function StateLaw({ states }: { states: readonly StateLawView[] }) {
  // Client-side navigation ends before the table is rendered, or comes from another selection of this page, so it scrolls here.
  useEffect(() => {
    if (location.hash === `#${stateLawId}`) document.getElementById(stateLawId)?.scrollIntoView();
  }, []);
  return (
    <section className="state-law">
      <h3 id={stateLawId}>Are clergy named, or everyone? By state.</h3>
      <p>Staff and volunteers who work with children are named in many more states; assume that you are.</p>
      <p className="duty-caution">
        The federal list is that of the Child Welfare Information Gateway, and the date beside each line is how old its law is.
        States change these laws, so ask your state’s child protection agency what the law says now. Don’t wait for the answer
        before you report.
      </p>
      <Table
        caption="Are clergy or everyone named as having to report suspected child abuse? By state"
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
  { header: 'Clergy, or everyone', cell: ({ reports }: StateLawView) => whoReports[reports] },
  { header: 'Volunteers and staff', cell: helpersWords },
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
