import type { DutyView } from '#domain/situations/situation-views.ts';
import { writtenDate } from './written-date.ts';

/**
 * Source of a row of law or a number: its documents with their dates, when it was read, and the day of the copy that was read.
 */
export function SourceLine({ duty: { publisher, dated, source, also, whence } }: { duty: DutyView }) {
  return (
    <p className="meta">
      <Document publisher={publisher} dated={dated} source={source} />
      {also && (
        <>
          {`. ${also.shows}: `}
          <Document {...also} />
        </>
      )}
      {`. ${whence}.`}
    </p>
  );
}

const Document = ({ publisher, dated, source }: Pick<DutyView, 'publisher' | 'dated' | 'source'>) => (
  <>
    <a href={source} rel="noopener nofollow">
      {publisher}
    </a>
    {dated && `, ${writtenDate(dated)}`}
  </>
);
