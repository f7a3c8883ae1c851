import { useRead } from '#admin/api/reads.ts';
import type { EvidenceKind } from '#admin/evidence/evidence-kind.ts';
import { changeKind, factKind } from '#admin/evidence/evidence-kind.ts';
import { titleOfFact } from '#admin/evidence/fact-words.tsx';
import { History } from '#admin/history/record-history.tsx';
import { useRecordId, useRecordName, useTextKind } from '#admin/navigation/address.ts';
import { ReadState } from '#admin/parts/read-state.tsx';
import type { EditedEntry, RecordKind, RecordNoun } from '#admin/record/record-kind.ts';
import { answerKind, titleOf as titleOfEntry, toolKind, workflowKind } from '#admin/record/record-kind.ts';
import { textKinds } from '#admin/texts/text-kinds.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { EditableText, ToolEvidence } from '#domain/staff/record-views.ts';
import type { Fact, TermsChange } from '#domain/trust/fact-schema.ts';
import { NotFound } from './not-found.tsx';

export const ToolHistory = () => <EntryHistory kind={toolKind} />;
export const WorkflowHistory = () => <EntryHistory kind={workflowKind} />;
export const AnswerHistory = () => <EntryHistory kind={answerKind} />;
export const FactHistory = () => <EvidenceHistory kind={factKind} titleOf={titleOfFact} />;
export const TermsChangeHistory = () => <EvidenceHistory kind={changeKind} titleOf={({ title }) => title} />;

/** What the screen needs of every kind. */
type EntryKind = Pick<RecordKind<RecordNoun, EditedEntry, never>, 'noun' | 'groups' | 'api' | 'historyAddress' | 'deskAddress'>;

/** The states of a tool, workflow or answer. */
function EntryHistory({ kind }: { kind: EntryKind }) {
  const slug = useRecordId();
  const address = `${kind.api}/${encodeURIComponent(slug)}`;
  const query = useRead<{ version: number } & Partial<Record<RecordNoun, EditedEntry>>>(address);
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, [kind.noun]: entry }) => (
        <History
          name={entry ? titleOfEntry(entry) : slug}
          back={kind.deskAddress(slug)}
          record={{
            ...{ noun: kind.noun, groups: kind.groups, address, listed: kind.api, current: version },
            historyAddress: (search) => kind.historyAddress(slug, search),
          }}
        />
      )}
    </ReadState>
  );
}

/** The same of one fact or change of terms, which stands on the screen of its tool's evidence. */
function EvidenceHistory<Entry extends Fact | TermsChange>({
  kind,
  titleOf,
}: {
  kind: EvidenceKind<Entry>;
  titleOf: (record: Entry) => string;
}) {
  const slug = useRecordId();
  const name = useRecordName();
  const tool = `/api/staff/tools/${encodeURIComponent(slug)}`;
  const query = useRead<ToolEvidence>(`${tool}/evidence`);
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ facts, changes }) => {
        const rows = [
          ...(kind.noun === 'fact' ? facts : []).map(({ version, fact }) => ({ version, record: fact as Fact | TermsChange })),
          ...(kind.noun === 'change' ? changes : []).map(({ version, change }) => ({ version, record: change })),
        ];
        const row = rows.find(({ record }) => record.id === name);
        if (!row) return <NotFound />;
        return (
          <History
            name={titleOf(row.record as Entry)}
            back={deskAddresses.toolEvidence(slug)}
            record={{
              noun: kind.noun,
              groups: kind.groupsOf({ ...row.record }),
              address: `${tool}/${kind.folder}/${encodeURIComponent(name)}`,
              listed: '/api/staff/tools',
              current: row.version,
              historyAddress: (search) => deskAddresses.evidenceHistory(slug, kind.folder, name, search),
            }}
          />
        );
      }}
    </ReadState>
  );
}

/** The same of a text beside the catalogue. */
export function TextHistory() {
  const kind = textKinds[useTextKind()];
  const name = useRecordId();
  const address = `/api/staff/texts/${kind?.kind}/${encodeURIComponent(name)}`;
  const query = useRead<EditableText>(address);
  if (!kind) return <NotFound />;
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, record }) => (
        <History
          name={kind.titleOf(record, name)}
          back={deskAddresses.text(kind.kind, name)}
          record={{
            ...{ noun: kind.noun, groups: kind.groups, address, listed: '/api/staff/texts', current: version },
            historyAddress: (search) => deskAddresses.textHistory(kind.kind, name, search),
          }}
        />
      )}
    </ReadState>
  );
}
