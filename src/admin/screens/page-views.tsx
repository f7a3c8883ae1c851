import { useRead } from '#admin/api/reads.ts';
import { useSearch } from '#admin/navigation/address.ts';
import { DayPlot, shortDay } from '#admin/parts/day-plot.tsx';
import { ListFilters, SelectFilter } from '#admin/parts/list-filters.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { everyDay } from '#domain/page-views/count-visits.ts';
import type { PageViews as Views } from '#server/api/staff/staff-answers.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Table } from '#ui/table.tsx';
import { today as hubToday } from '../today.ts';

const spans = [7, 30, 90, 365];
const usualSpan = 30;

/** Page views per day, and the most read pages. */
export function PageViews() {
  const requestedDays = Number(useSearch('days'));
  const days = spans.includes(requestedDays) ? requestedDays : usualSpan;
  const query = useRead<Views>(`/api/staff/page-views?days=${days}`);
  return (
    <>
      <ScreenHead title="Page views">
        <p className="measure">
          Counted per page and day, without cookies or addresses. Days are in UTC; known robots are left out.
        </p>
      </ScreenHead>
      <ListFilters label="Choose the time">
        <SelectFilter
          label="Time"
          value={days === usualSpan ? '' : String(days)}
          all={`The last ${usualSpan} days`}
          options={spans
            .filter((span) => span !== usualSpan)
            .map((span) => ({ value: String(span), label: `The last ${span} days` }))}
          hrefOf={(value) => deskAddresses.pageViews({ days: value ? Number(value) : undefined })}
        />
      </ListFilters>
      <ReadState query={query} noun="page views">
        {(views) =>
          views.days.every(({ count }) => count === 0) ? (
            <EmptyState title="No page was read in this time" hint="Choose a longer time." />
          ) : (
            <ViewsOf views={{ ...views, days: everyDay(views.days, days, hubToday()) }} />
          )
        }
      </ReadState>
    </>
  );
}

function ViewsOf({ views }: { views: Views }) {
  const total = views.days.reduce((sum, { count }) => sum + count, 0);
  const best = views.days.reduce((most, day) => (day.count > most.count ? day : most), { day: '', count: 0 });
  const title = `${total.toLocaleString('en-US')} page views`;
  const description = `${title} in ${views.days.length} days. The most on one day were ${best.count.toLocaleString('en-US')}, on ${shortDay(best.day)}.`;
  return (
    <>
      <section className="mt-8">
        <h2 className="lining">{title}</h2>
        <p className="meta">{description}</p>
        <DayPlot days={views.days} description={description} />
        <details>
          <summary>
            <Icon name="table" />
            Show the figures as a table
          </summary>
          <Table
            caption="Page views per day"
            captionHidden
            columns={[
              { header: 'Day', rowHeader: true, cell: (row) => row.day },
              { header: 'Views', numeric: true, cell: (row) => row.count.toLocaleString('en-US') },
            ]}
            rows={views.days.toReversed()}
            rowKey={(row) => row.day}
            phone="scroll"
          />
        </details>
      </section>
      <section className="desk-section" aria-labelledby="most-read">
        <h2 id="most-read">Most read</h2>
        <Table
          caption="Pages by views"
          captionHidden
          columns={[
            { header: 'Page', rowHeader: true, cell: (row) => <a href={row.path}>{decodeURIComponent(row.path)}</a> },
            { header: 'Views', numeric: true, cell: (row) => row.count.toLocaleString('en-US') },
            {
              header: 'Share',
              head: <span className="visually-hidden">Share</span>,
              cell: (row) => <ShareBar share={row.count / (views.paths[0]?.count || 1)} />,
            },
          ]}
          rows={views.paths}
          rowKey={(row) => row.path}
        />
      </section>
    </>
  );
}

/** Bar from zero for the count next to it; the most read page has the longest. */
function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" aria-hidden="true">
      <rect width={`${(share * 100).toFixed(1)}%`} height="100%" />
    </svg>
  );
}
