import { useList } from '#admin/api/reads.ts';
import { AuditTarget, detailInWords, whoInWords } from '#admin/history/audit-words.tsx';
import { usePage } from '#admin/navigation/address.ts';
import { CsvLink } from '#admin/parts/csv-link.tsx';
import { DeskList } from '#admin/parts/desk-list.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { AuditRow } from '#domain/staff/overview-views.ts';

/** Who did what, the latest first. */
export function AuditLog() {
  const page = usePage();
  const query = useList<AuditRow>('/api/staff/audit', {}, page);
  return (
    <>
      <ScreenHead title="Audit log" actions={<CsvLink table="audit" />}>
        <p className="measure">Everything that staff did, the latest first. It holds no visitor’s name or text.</p>
      </ScreenHead>
      <DeskList
        query={query}
        nouns={['entry', 'entries']}
        columns={[
          { header: 'When', rowHeader: true, cell: (row) => <Moment at={row.at} /> },
          { header: 'Who', cell: (row) => whoInWords(row.username) },
          { header: 'What', cell: (row) => row.action },
          { header: 'About', cell: (row) => <AuditTarget target={row.target} /> },
          { header: 'More', cell: (row) => detailInWords(row.detail) },
        ]}
        rowKey={(row) => row.id}
        page={page}
        hrefOfPage={(to) => deskAddresses.audit({ page: to })}
        empty={{ title: 'Nothing has been done yet' }}
      />
    </>
  );
}
