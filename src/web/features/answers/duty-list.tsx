import type { DutyView } from '#domain/situations/situation-views.ts';
import { Aged } from '#web/features/evidence/aged.tsx';
import { SourceLine } from './source-line.tsx';

/** Duties and dates of law, and where else a report belongs, each with its place, its source and the day it was read. */
export function DutyList({ duties }: { duties: readonly DutyView[] }) {
  return (
    <dl className="ruled pairs mt-3">
      {duties.map((duty) => (
        <div key={duty.id}>
          <dt>{duty.kind === 'help' ? <Named {...duty} /> : duty.country}</dt>
          <dd>
            <p>{duty.number && duty.service ? `${duty.service}, ${duty.number}: ${duty.says}` : duty.says}</p>
            {duty.caution && <p className="duty-caution">{duty.caution}</p>}
            <Aged notices={duty.notice ? [duty.notice] : []} />
            <SourceLine duty={duty} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Organization to turn to, linked to its own site where it has one. */
const Named = ({ service, website }: DutyView) =>
  website ? (
    <a href={website} rel="noopener">
      {service}
    </a>
  ) : (
    service
  );
