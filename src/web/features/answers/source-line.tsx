import type { DutyView } from '#domain/situations/situation-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { writtenDate } from './written-date.ts';

/** Whose word a row of law or a number is: its documents with their dates, when it was read, and the day of the copy that was read. */
export function SourceLine({ duty: { publisher, dated, source, also, read, copied } }: { duty: DutyView }) {
  return (
    <p className="meta">
      <Document publisher={publisher} dated={dated} source={source} />
      {also && (
        <>
          {`. ${also.shows}: `}
          <Document {...also} />
        </>
      )}
      {`. Read ${formatCheckedDate(read)}, in a copy ${copied ? `of ${formatCheckedDate(copied)}` : 'whose day isn’t known'}.`}
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
