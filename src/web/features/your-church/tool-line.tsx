import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ToolInUse } from '#domain/church/church-file.ts';
import type { JudgedTool } from '#domain/church/register.ts';
import { kindsInWords, unknownVerdict } from '#domain/church/register-table.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Icon } from '#ui/icon.tsx';
import { VerdictWord } from '#ui/verdict.tsx';

interface ToolLineProps {
  judged: JudgedTool;
  /** Its place in the file. */
  at: number;
  /** Whether the list names it twice under one plan. */
  isTwice: boolean;
  /** Puts other entries, or none, in the place of one. */
  onReplace: (entry: ToolInUse, by: ToolInUse[]) => void;
}

/** One tool of the list: what it is for, what may go in, whether its terms changed, and what doesn't fit. */
export function ToolLine({ judged, at, isTwice, onReplace }: ToolLineProps) {
  const { entry, name, bands, change, isRetired } = judged;
  const looked = () => onReplace(entry, [{ ...entry, looked: today() }]);
  return (
    <li>
      <div>
        <h2>
          {/* Nothing is fetched ahead: whoever looks at the list tells nobody which tools stand in it. */}
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
            [entry.plan, !bands && 'not in the hub', entry.status !== 'in use' && entry.status].filter(Boolean).join(', '),
          )}
        </p>
      </div>
      <div>
        {entry.purpose && <p>{entry.purpose}</p>}
        <p className="why-so">{entry.role ?? 'No one is named to answer for it'}</p>
      </div>
      <div>
        {bands?.map((band) => (
          <div key={band.verdict + band.condition}>
            <VerdictWord verdict={band.verdict} />
            {band.condition && <p>{band.condition}</p>}
            <p className="why-so">{kindsInWords(band.kinds)}</p>
          </div>
        ))}
        {!bands && (
          <>
            <p className="verdict" data-kind="never">
              <Icon name="circle-alert" />
              {unknownVerdict}
            </p>
            <p className="why-so">{kindsInWords(entry.kinds)}; no one here has read its terms</p>
          </>
        )}
      </div>
      <div>
        {bands ? (
          <Terms change={change} since={entry.looked ?? entry.added} onLooked={looked} />
        ) : (
          <>
            <p className="state">We don’t watch this one</p>
            <p>
              <a href={addresses.submission}>Suggest it</a> or ask the company.
            </p>
          </>
        )}
        {isRetired && (
          <p className="state" data-state="look">
            No longer available
          </p>
        )}
      </div>
      <div>
        <p>
          <span className="narrow">Next review: </span>
          {entry.review ? formatCheckedDate(entry.review) : 'Not set'}
        </p>
        <p className="acts">
          <a href={`#change=${at}`} aria-label={`Change ${name}`}>
            Change
          </a>
          <button type="button" aria-label={`Remove ${name}`} onClick={() => onReplace(entry, [])}>
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
          <button type="button" onClick={looked}>
            Looked today
          </button>
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

/** Whether the terms changed since someone looked. */
function Terms({ change, since, onLooked }: { change: JudgedTool['change']; since: string | undefined; onLooked: () => void }) {
  if (!change)
    return (
      <p className="state">
        <Icon name="check" />
        {since ? `No change seen since ${formatCheckedDate(since)}` : 'No change seen'}
      </p>
    );
  return (
    <>
      <p className="state" data-state="look">
        <Icon name="clock" />
        Terms changed {formatCheckedDate(change.date)}
      </p>
      <p>
        <a href={addresses.termsChanges()}>{change.title}</a>
      </p>
      <p className="acts">
        <button type="button" onClick={onLooked}>
          Looked today
        </button>
      </p>
    </>
  );
}

/** What is entered though the hub's verdict or the church's own policy says never. */
function Misfits({ judged: { never, againstPolicy } }: { judged: JudgedTool }) {
  return (
    <>
      {never && (
        <div className="conflict">
          <p>
            <b>Doesn’t fit.</b> You enter {kindsInWords(never.kinds)} here, and the verdict is “never.” {never.because}
          </p>
          {/* As above: nothing of the list is fetched ahead. */}
          <a href={addresses.mayIEnter({ what: never.kinds[0] })} data-reload="">
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
    </>
  );
}
