import { send } from '#admin/api/call.ts';
import { useRead } from '#admin/api/reads.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { LinkReport, LinkTrouble } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';

const address = '/api/staff/links';

/** Sources and websites of the catalogue that do not answer, redirect elsewhere or refuse programs. */
export function Links() {
  const query = useRead<LinkReport>(address);

  async function begin() {
    try {
      await send('POST', `${address}/run`);
      showSuccess('We’re checking the links', 'It goes on when you leave: one site after another, so that none is bothered.');
    } catch (error) {
      showError(error);
    }
  }

  return (
    <ReadState query={query} noun="links">
      {({ isOn, total, asked, run, troubles }) => {
        const goesOn = run !== null && run.endedAt === null;
        return (
          <>
            <ScreenHead
              title="Links"
              actions={
                goesOn ? (
                  <Button small variant="quiet" onClick={() => void query.refetch()}>
                    How far is it?
                  </Button>
                ) : (
                  isOn && (
                    <Button small onClick={() => void begin()}>
                      Check all links now
                    </Button>
                  )
                )
              }
            >
              <p className="screen-facts cluster" role="status">
                {goesOn && <span>{`Being checked: ${asked} of ${total}. You can leave; it goes on.`}</span>}
                {!isOn && <span>Whoever runs the server can switch the check on (LINK_CHECKS).</span>}
                {run?.note && <span>{`The last check ended early. ${run.note}.`}</span>}
                {run?.endedAt && (
                  <span>
                    {`${total} addresses, last checked `}
                    <Moment at={run.endedAt} />
                  </span>
                )}
                {!run && <span>{`${total} addresses. They were never checked.`}</span>}
              </p>
            </ScreenHead>
            {groups.map(({ outcome, title, hint }) => {
              const rows = troubles.filter((row) => row.outcome === outcome);
              return (
                rows.length > 0 && (
                  <section key={outcome} className="evidence-list" aria-labelledby={idOf(outcome)}>
                    <header>
                      <h2 id={idOf(outcome)}>{`${title}: ${rows.length}`}</h2>
                    </header>
                    <p>{hint}</p>
                    <Table caption={title} captionHidden columns={columns} rows={rows} rowKey={(row) => row.address} />
                  </section>
                )
              );
            })}
            {troubles.length === 0 && (
              <EmptyState
                title={run ? 'No link needs you' : 'We don’t know yet'}
                hint={
                  run
                    ? 'Every address that was asked answered.'
                    : isOn
                      ? 'Check all links, and look again in half an hour.'
                      : 'This server doesn’t check links.'
                }
              />
            )}
          </>
        );
      }}
    </ReadState>
  );
}

const idOf = (outcome: string) => `links-${outcome.replaceAll(' ', '-')}`;

const groups: { outcome: LinkTrouble['outcome']; title: string; hint: string }[] = [
  {
    outcome: 'dead',
    title: 'Dead',
    hint: 'They failed twice. Look for the new address on the company’s site, or take the fact out of use.',
  },
  { outcome: 'failed once', title: 'Failed once', hint: 'We’ll ask them again before they count as dead.' },
  {
    outcome: 'moved',
    title: 'Moved',
    hint: 'They now lead somewhere else for good. Read the new page, and put its address into the entry.',
  },
  { outcome: 'not told', title: 'Not told', hint: 'These sites let no program ask. Open them yourself now and then.' },
];

const columns = [
  {
    header: 'Address',
    rowHeader: true as const,
    cell: (row: LinkTrouble) => (
      <>
        <a href={row.address} target="_blank" rel="noopener noreferrer">
          {row.address}
        </a>
        <span className="cell-note">{[row.reason, row.leadsTo && `Leads to ${row.leadsTo}`].filter(Boolean).join('. ')}</span>
      </>
    ),
  },
  {
    header: 'Found in',
    cell: (row: LinkTrouble) => (
      <ul>
        {row.usedBy.map(({ kind, slug, name }) => (
          <li key={kind + slug}>
            <a href={deskAddresses.recheck({ entry: `${kind}/${slug}` })}>{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
  {
    header: 'Last answered',
    cell: (row: LinkTrouble) => (row.workedAt ? <Moment at={row.workedAt} dayOnly /> : 'Not since we ask'),
  },
];
