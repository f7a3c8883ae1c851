import { KeyLetter } from '#admin/parts/desk-keys.tsx';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { EntrySource } from '#server/api/staff/staff-answers.ts';

/** Number of sources that have a key. */
const mostKeys = 9;

interface RecheckSourcesProps {
  sources: readonly EntrySource[];
  /** Sources opened from this screen. */
  opened: ReadonlySet<string>;
  onOpened: (address: string) => void;
}

/** The pages that an entry rests on, each a link that opens in a new tab, with its key. */
export function RecheckSources({ sources, opened, onOpened }: RecheckSourcesProps) {
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title" className="recheck-title">
        Sources, each in a tab
      </h2>
      <ol className="recheck-sources">
        {sources.map(({ address, link }, place) => (
          <li key={address}>
            {place < mostKeys && <KeyLetter>{String(place + 1)}</KeyLetter>}{' '}
            <a href={address} target="_blank" rel="noopener noreferrer" onClick={() => onOpened(address)}>
              {shortAddress(address)}
            </a>
            {opened.has(address) && <span className="cell-note">Opened just now</span>}
            {link && link.outcome !== 'works' && <span className="cell-note">{troubleOf(link)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shortens an address for reading: without the protocol, www and the last slash. */
const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const troubleOf = ({ outcome, reason, leadsTo, checkedAt }: NonNullable<EntrySource['link']>) => {
  const day = formatCheckedDate(checkedAt.slice(0, 10));
  if (outcome === 'moved') return `Leads to ${leadsTo && shortAddress(leadsTo)} since ${day}`;
  if (outcome === 'not told') return 'Doesn’t let programs check it';
  return `${outcome === 'dead' ? 'Dead' : 'Failed once'} on ${day}: ${reason}`;
};
