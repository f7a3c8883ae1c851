import { send } from '#admin/api/call.ts';
import { useRead } from '#admin/api/reads.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import type { NumberToDial } from '#domain/staff/dialing.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';

const address = '/api/staff/numbers';

/** The telephone numbers on the site: someone dials each before the site goes public, and once a year after. */
export function Numbers() {
  const query = useRead<NumberToDial[]>(address);

  async function wasDialed({ id, number, service }: NumberToDial) {
    try {
      await send('POST', `${address}/${encodeURIComponent(id)}/dialed`);
      showSuccess(`${number} is written down`, `${service} rests for a year, or until its number changes.`);
    } catch (error) {
      showError(error);
    }
  }

  return (
    <>
      <ScreenHead title="Numbers to dial">
        <p>
          Call at a quiet hour, say at once that you’re checking the number for a church website, and hang up as soon as you’ve
          heard who answers. For another country, ask someone there, or read the number on the service’s own site. Someone else
          answers, or no one does? Don’t press the button: have the number corrected or taken out today. 911 isn’t listed, because
          no one calls it to try it.
        </p>
      </ScreenHead>
      <ReadState query={query} noun="numbers">
        {(rows) => (
          <Table
            caption="Numbers to dial"
            captionHidden
            columns={columnsWith((row) => void wasDialed(row))}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </ReadState>
    </>
  );
}

const columnsWith = (onDialed: (row: NumberToDial) => void) => [
  {
    header: 'Number',
    rowHeader: true as const,
    cell: ({ number, service, country, sms }: NumberToDial) => (
      <>
        <a href={`tel:${number.replaceAll(/\D/g, '')}`}>{number}</a>
        <span className="cell-note">{`${service}, ${country}`}</span>
        {sms && <span className="cell-note">{`Send a text too: ${sms.word ? `${sms.word} to ` : 'to '}${sms.to}`}</span>}
      </>
    ),
  },
  {
    header: 'What the hub says',
    cell: ({ says, source }: NumberToDial) => (
      <>
        {`${says} `}
        <a href={source} target="_blank" rel="noopener noreferrer">
          Where we read it
        </a>
      </>
    ),
  },
  {
    header: 'Last dialed',
    cell: ({ dialed, isDue }: NumberToDial) => (
      <>
        {dialed ? (
          <>
            <Moment at={dialed.at} dayOnly />
            {` by ${dialed.username}`}
          </>
        ) : (
          'Never'
        )}
        {isDue && dialed && <span className="cell-note">More than a year ago</span>}
      </>
    ),
  },
  {
    header: 'Dialed',
    cell: (row: NumberToDial) =>
      row.isDue ? (
        <Button small variant="quiet" onClick={() => onDialed(row)}>
          I dialed it
          <span className="visually-hidden">{`: ${row.service}`}</span>
        </Button>
      ) : (
        'Done'
      ),
  },
];
