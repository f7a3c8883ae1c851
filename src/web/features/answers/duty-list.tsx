import type { DutyView } from '#domain/situations/situation-views.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { writtenDate } from './written-date.ts';

/** Duties and dates of law, each with its place, its source and the day it was read. */
export function DutyList({ duties }: { duties: readonly DutyView[] }) {
  return (
    <dl className="ruled mt-3">
      {duties.map(({ id, country, number, service, says, publisher, dated, source, read, caution }) => (
        <div key={id}>
          <dt>{country}</dt>
          <dd>
            <p>{number && service ? `${service}, ${number}: ${says}` : says}</p>
            {caution && <p className="duty-caution">{caution}</p>}
            <p className="meta">
              <a href={source} rel="noopener nofollow">
                {publisher}
              </a>
              {`${dated ? `, ${writtenDate(dated)}` : ''}. Read ${formatCheckedDate(read)}.`}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
