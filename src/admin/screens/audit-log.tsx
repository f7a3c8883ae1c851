import { answerKind, toolKind, workflowKind } from '#admin/entry/kinds.ts';
import { ListScreen } from '#admin/parts/list-screen.tsx';
import { Moment } from '#admin/parts/moment.tsx';
import { addressOfRecord, deskAddresses } from '#domain/desk-addresses.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { AuditRow } from '#server/api/staff/staff-answers.ts';

/** Log of all actions with their authors, the latest first. */
export const AuditLog = () => (
  <ListScreen<AuditRow>
    title="Audit log"
    intro="Everything that staff did, the latest first. It has no visitor’s name or text."
    nouns={['entry', 'entries']}
    api="/api/staff/audit"
    address={deskAddresses.audit}
    csv="audit"
    columns={[
      { header: 'When', rowHeader: true, cell: (row) => <Moment at={row.at} /> },
      { header: 'Who', cell: (row) => whoInWords(row.username) },
      { header: 'What', cell: (row) => row.action },
      { header: 'About', cell: (row) => <AuditTarget target={row.target} /> },
      { header: 'More', cell: (row) => detailInWords(row.detail) },
    ]}
    rowKey={(row) => row.id}
    empty={() => ({ title: 'Nothing has been done yet' })}
  />
);

const labels = new Map(
  [toolKind, workflowKind, answerKind]
    .flatMap((kind) => kind.groupsOf({}))
    .flatMap(({ fields }) => fields.map(({ path, label }) => [path, label])),
);
// Common name of a field with several labels.
labels.set('dataPolicy', 'What may be entered');

/** Returns the author of an action: a username, or words for the machine and for visitors. */
const whoInWords = (username: string): string => {
  if (username === '(command line)') return 'Whoever runs the server';
  if (username === '(visitor)') return 'A visitor';
  return username === '(timer)' ? 'The timer' : username;
};

/** Returns the details of an action, with the labels of the fields in the forms: 'changed: Last checked'. */
function detailInWords(detail: string | null): string | null {
  const [, prefix, fieldList = '', rest = ''] = detail?.match(/^(|to version \d+, )changed: ([^;]*)(.*)$/s) ?? [];
  if (!detail || prefix === undefined) return detail;
  const names = fieldList.split(', ').map((name) => labels.get(name) ?? name);
  return `${prefix}changed: ${names.join(', ')}${rest}`;
}

/** The subject of an action, as a link where the desk shows it. */
function AuditTarget({ target }: { target: string | null }) {
  const [folder = '', slug = ''] = target?.split('/') ?? [];
  const isShown = folder === 'submissions' || folder in kinds;
  const address = isShown && slug && addressOfRecord(folder, slug);
  return address ? <a href={address}>{target}</a> : target;
}
