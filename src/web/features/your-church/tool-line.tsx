import type { ReactNode } from 'react';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { JudgedTool } from '#domain/church/register.ts';
import { kindsInWords, unknownVerdict, waitingVerdict } from '#domain/church/register-table.ts';
import { works } from '#domain/church/tool-work.ts';
import { anyTool } from '#domain/may-enter/may-enter-search.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { Kind } from '#domain/trust/kinds.ts';
import { Icon } from '#ui/icon.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

/** Columns of the list. */
export const heads = {
  tool: 'Tool and plan',
  use: 'What for, and who answers',
  entered: 'What may go in',
  terms: 'Its terms',
  review: 'Next review',
};

interface ToolLineProps {
  judged: JudgedTool;
  /** Address of the form that changes it; undefined while nothing can be changed. */
  changeHref: string | undefined;
  changeId: string;
  removeId: string;
  /** True if the list contains it twice under one plan. */
  isTwice: boolean;
  /** Records a look at its terms and settings. @param day day of the look: 2026-11-28 */
  onLooked: (day: string) => void;
  onRemove: () => void;
}

/** One tool of the list: its use, what may go in, whether its terms changed, and what doesn't fit. */
export function ToolLine({ judged, changeHref, changeId, removeId, isTwice, onLooked, onRemove }: ToolLineProps) {
  const { entry, name, bands, isWaiting, change } = judged;
  const checkedButton = (
    <button type="button" aria-label={`I’ve checked this today: ${name}`} onClick={() => onLooked(today())}>
      I’ve checked this today
    </button>
  );
  return (
    <li>
      <div>
        <h2 className="h4">
          {/* No prefetch: it would reveal to the server which tools are on the list. */}
          {bands ? (
            <a href={addresses.tool(entry.tool ?? '')} data-reload="">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="why-so">
          {capitalized(
            [entry.plan, !bands && !isWaiting && 'not in the hub', entry.status !== 'in use' && entry.status]
              .filter(Boolean)
              .join(', '),
          )}
        </p>
      </div>
      <Cell head={heads.use}>
        {entry.purpose && <p>{entry.purpose}</p>}
        <p className="why-so">{entry.role ?? 'No one is named to answer for it'}</p>
      </Cell>
      <Cell head={heads.entered}>
        <Entered judged={judged} />
      </Cell>
      <Cell head={heads.terms}>
        <Terms judged={judged} looked={checkedButton} />
      </Cell>
      <div>
        <p>
          <span className="narrow">{heads.review}: </span>
          {entry.review ? formatCheckedDate(entry.review) : 'Not set'}
        </p>
        <p className="acts cluster" data-gap="0 6">
          {changeHref && (
            <a id={changeId} href={changeHref} aria-label={`Change ${name}`}>
              Change
            </a>
          )}
          <button id={removeId} type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </p>
      </div>
      <Misfits judged={judged} />
      {judged.isUnlooked && !change && (
        <div className="conflict" data-kind="look">
          <p>
            <b>Check one thing.</b> Something here holds only on a condition. Look at the tool’s settings, then press this.
          </p>
          {checkedButton}
        </div>
      )}
      {isTwice && (
        <div className="conflict" data-kind="look">
          <p>
            <b>Twice in your list.</b> Two people wrote different things about {name}. Keep the line that’s right.
          </p>
        </div>
      )}
    </li>
  );
}

/** Cell with a visually hidden label; the column head is hidden from screen readers. */
const Cell = ({ head, children }: { head: string; children: ReactNode }) => (
  <div>
    <span className="visually-hidden">{head}: </span>
    {children}
  </div>
);

/** Each entered kind, followed by its verdict and its condition. */
function Entered({ judged: { entry, bands, isWaiting } }: { judged: JudgedTool }) {
  if (bands)
    return bands.map(({ kinds, verdict, condition }) => (
      <div className="entered" key={verdict + condition}>
        <p>{what(kinds)}</p>
        <VerdictWord verdict={verdict} />
        {condition && <p className="why-so">{condition}</p>}
      </div>
    ));
  return (
    <>
      <p>{what(entry.kinds)}</p>
      {isWaiting ? (
        <p className="why-so">{waitingVerdict}</p>
      ) : (
        <>
          <p className="verdict with-icon" data-kind="never">
            <Icon name="circle-alert" />
            {unknownVerdict}
          </p>
          <p className="why-so">No one here has read its terms</p>
        </>
      )}
    </>
  );
}

const what = (kinds: readonly Kind[]) => (kinds.length > 0 ? `${capitalized(kindsInWords(kinds))}:` : 'Nothing is ticked:');

/** Cell on changes of the terms since the last look, and on a tool that no longer exists. */
function Terms({ judged: { entry, bands, isWaiting, change, isRetired }, looked }: { judged: JudgedTool; looked: ReactNode }) {
  const since = entry.looked ?? entry.added;
  if (isWaiting)
    return <p className="state with-icon">{entry.looked ? `Looked ${formatCheckedDate(entry.looked)}` : 'Not looked at yet'}</p>;
  if (!bands)
    return (
      <>
        <p className="state with-icon">We don’t watch this one</p>
        <p>
          <a href={addresses.submission}>Suggest it</a> or ask the company.
        </p>
      </>
    );
  return (
    <>
      {change ? (
        <>
          <p className="state with-icon" data-state="look">
            <Icon name="clock" />
            Terms changed {formatCheckedDate(change.date)}
          </p>
          <p>
            <a href={addresses.termsChanges()}>{change.title}</a>
          </p>
          <p className="acts cluster" data-gap="0 6">
            {looked}
          </p>
        </>
      ) : (
        <p className="state with-icon">
          <Icon name="check" />
          {since ? `No change seen since ${formatCheckedDate(since)}` : 'No change seen'}
        </p>
      )}
      {isRetired && (
        <p className="state with-icon" data-state="look">
          No longer available
        </p>
      )}
    </>
  );
}

/** Conflicts of the entered kinds, or of the tool's purpose, with the hub's verdict or the church's own policy. */
function Misfits({ judged: { name, never, againstPolicy, againstClauses } }: { judged: JudgedTool }) {
  return (
    <>
      {never && (
        <div className="conflict">
          <p>
            <b>Doesn’t fit.</b> You enter {kindsInWords(never.kinds)} here, and the verdict is “never.” {never.because}
          </p>
          {/* No prefetch, and no tool's name: either would reveal to the server which tools are on the list. */}
          <a
            href={addresses.mayIEnter({ what: never.kinds[0], tool: anyTool })}
            aria-label={`What to use instead of ${name}`}
            data-reload=""
          >
            What to use instead
          </a>
        </div>
      )}
      {againstPolicy.length > 0 && (
        <div className="conflict">
          <p>
            <b>Doesn’t fit your policy.</b> You enter {kindsInWords(againstPolicy)} here, and your policy keeps that out of every
            AI tool.
          </p>
        </div>
      )}
      {againstClauses.map(({ number, head, text, works: closedWorks }) => (
        <div className="conflict" key={number}>
          <p>
            <b>Doesn’t fit your policy.</b> Clause {number}, {head}: “{text}” {name}{' '}
            {closedWorks.map((work) => works[work].says).join(' and ')}.
          </p>
        </div>
      ))}
    </>
  );
}
