import { useRead } from '#admin/api/reads.ts';
import { titleOfWriting } from '#admin/names.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { addressOfRecord, deskAddresses } from '#domain/desk-addresses.ts';
import { recheckAfterDays } from '#domain/staff/recheck-reasons.ts';
import { addedKinds, evidenceDraftKinds, toolOfEvidenceDraft } from '#domain/staff/record-kinds.ts';
import { isWritingKind } from '#domain/writings/writing-kinds.ts';
import type { DeskCounts, Draft } from '#server/api/staff/staff-answers.ts';

/** First screen: the work that waits, most urgent first. */
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
      <OwnDrafts />
    </>
  );
}

/** The user's own drafts, from every device. */
function OwnDrafts() {
  const { data: drafts } = useRead<Draft[]>('/api/staff/drafts');
  if (!drafts || drafts.length === 0) return null;
  return (
    <section className="own-drafts" aria-labelledby="own-drafts">
      <h2 id="own-drafts">Your drafts</h2>
      <ul>
        {drafts.map(({ kind, name, record, savedAt }) => (
          <li key={`${kind} ${name}`}>
            <a href={draftAddress(kind, name)}>{titleOfDraft({ kind, name, record })}</a>{' '}
            <span className="meta">
              <Moment at={savedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the title of a draft of any kind. */
function titleOfDraft({ kind, name, record }: Pick<Draft, 'kind' | 'name' | 'record'>): string {
  if (isWritingKind(kind)) return titleOfWriting(kind, name);
  if (kind === 'site-texts') return 'Home page, footer and who we are';
  if (kind === 'search-aliases') return 'Words of the search';
  if (kind === 'prices') return `Price: ${name}`;
  if (evidenceDraftKinds.some((draftKind) => draftKind === kind))
    return `${toolOfEvidenceDraft(name)}: ${record.says ?? record.title ?? record.about ?? 'not named yet'}`;
  return String(record.name ?? record.title ?? record.question ?? record.label ?? record.text ?? 'Not named yet');
}

function draftAddress(kind: Draft['kind'], name: string): string {
  if (kind === 'submissions') return deskAddresses.publish(name);
  if (kind === 'questions') return deskAddresses.answerQuestion(name);
  if (evidenceDraftKinds.some((draftKind) => draftKind === kind)) return deskAddresses.toolEvidence(toolOfEvidenceDraft(name));
  if (kind !== 'new') return addressOfRecord(kind, name);
  const newText = addedKinds.find((addedKind) => addedKind === name);
  return newText ? deskAddresses.newText(newText) : deskAddresses.newRecord(name);
}

const spamHint = 'We keep these for 14 days and send no email about them. See if there’s a real one among them.';

const rowsOf = (counts: DeskCounts) => [
  ...(counts.numbersToDial > 0
    ? [
        {
          href: deskAddresses.numbers,
          count: counts.numbersToDial,
          label: 'Numbers to dial',
          hint: 'Lives depend on them. Someone dials each before the site goes public, and once a year after.',
        },
      ]
    : []),
  {
    href: deskAddresses.submissions({ status: 'pending' }),
    count: counts.pendingSubmissions,
    label: 'New suggestions',
    hint: 'No one has read them yet.',
  },
  {
    href: deskAddresses.submissions({ status: 'in review' }),
    count: counts.inReviewSubmissions,
    label: 'Suggestions in review',
    hint: 'Someone reads them, then publishes or declines.',
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
    hint: 'Let them through, answer, merge or decline them.',
  },
  {
    href: deskAddresses.recheck(),
    count: counts.toolsToRecheck + counts.workflowsToRecheck + counts.answersToRecheck,
    label: 'Entries to check again',
    hint: `Read more than ${recheckAfterDays} days ago, the company has new terms, its words changed, or a change elsewhere left them wrong. One at a time, the sources beside it.`,
  },
  {
    href: deskAddresses.documents(),
    count: counts.changedDocuments,
    label: 'Documents that changed',
    hint: 'Words that we quote read differently now, or are gone. Before and after, side by side.',
  },
  ...(counts.newerFiles > 0
    ? [
        {
          href: deskAddresses.newerFiles,
          count: counts.newerFiles,
          label: 'Newer in the files, not taken',
          hint: 'An update says something else than what you edited. Yours is shown until you decide.',
        },
      ]
    : []),
  {
    href: deskAddresses.links,
    count: counts.deadLinks,
    label: 'Dead links',
    hint: 'Sources and websites that didn’t answer twice.',
  },
  {
    href: deskAddresses.submissions({ status: 'spam' }),
    count: counts.spam,
    label: 'Suggestions marked as spam',
    hint: spamHint,
  },
  {
    href: deskAddresses.contacts({ status: 'spam' }),
    count: counts.spamContacts,
    label: 'Messages marked as spam',
    hint: spamHint,
  },
  {
    href: deskAddresses.questions({ status: 'spam' }),
    count: counts.spamQuestions,
    label: 'Questions marked as spam',
    hint: spamHint,
  },
];
