import { useRead } from '#admin/api/reads.ts';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { DeskCounts } from '#domain/staff/staff-views.ts';
import { recheckAfterDays } from '#domain/staff/staff-views.ts';

/** What waits, most urgent first. */
export function Home() {
  const counts = useRead<DeskCounts>('/api/staff/counts');
  return (
    <>
      <ScreenHead title="What waits for you" />
      <ReadState query={counts} noun="counts">
        {(data) => (
          <ul className="waiting">
            {rowsOf(data).map(({ href, count, label, hint }) => (
              <li key={href}>
                <a href={href}>
                  <span className="statistic">{count}</span>
                  <span className="waiting-words">
                    <b>{label}</b>
                    <span className="meta">{hint}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </ReadState>
    </>
  );
}

const rowsOf = (counts: DeskCounts) => [
  {
    href: deskAddresses.submissions({ status: 'pending' }),
    count: counts.pendingSubmissions,
    label: 'New suggestions',
    hint: 'Nobody has read them yet.',
  },
  {
    href: deskAddresses.submissions({ status: 'in review' }),
    count: counts.inReviewSubmissions,
    label: 'Suggestions in review',
    hint: 'Somebody reads them; publish or decline.',
  },
  {
    href: deskAddresses.contacts({ status: 'pending' }),
    count: counts.pendingContacts,
    label: 'Messages',
    hint: 'Questions, and problems with an entry.',
  },
  {
    href: deskAddresses.questions({ status: 'pending' }),
    count: counts.pendingQuestions,
    label: 'Questions for the college',
    hint: 'Asked about a category.',
  },
  {
    href: deskAddresses.recheck(),
    count: counts.toolsToRecheck + counts.workflowsToRecheck,
    label: 'Entries to check again',
    hint: `Read more than ${recheckAfterDays} days ago, or the maker has new terms. One at a time, the sources beside it.`,
  },
  {
    href: deskAddresses.links,
    count: counts.deadLinks,
    label: 'Dead links',
    hint: 'Sources and websites that did not answer twice.',
  },
  {
    href: deskAddresses.submissions({ status: 'spam' }),
    count: counts.spam,
    label: 'Taken for spam',
    hint: 'Kept for 14 days. Look whether a real one is among them.',
  },
];
