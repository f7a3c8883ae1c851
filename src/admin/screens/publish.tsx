import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { tellDone } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { DraftedEditor } from '#admin/record/drafted-editor.tsx';
import type { RecordKind } from '#admin/record/record-kind.ts';
import { toolKind, workflowKind } from '#admin/record/record-kind.ts';
import { PublishNotes } from '#admin/review/publish-notes.tsx';
import { SubmissionFacts } from '#admin/review/submission-facts.tsx';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { PublishDraft, SubmissionDetail } from '#domain/staff/review-views.ts';

/** A suggestion becomes an entry of the catalogue: its text is filled in, the editor completes and corrects it. */
export function Publish() {
  const id = useRecordId();
  const address = `/api/staff/submissions/${encodeURIComponent(id)}`;
  const submission = useReadForForm<SubmissionDetail>(address);
  const draft = useReadForForm<PublishDraft>(`${address}/draft`);
  return (
    <ReadState query={submission} noun="suggestion">
      {(detail) => (
        <>
          <ScreenHead title={`Publish: ${detail.title}`} back={{ href: deskAddresses.submission(id), label: 'The suggestion' }}>
            <p className="screen-facts">
              {`From ${detail.submitterName}, ${detail.ministryName}${detail.reference ? ` (${detail.reference})` : ''}`}
            </p>
          </ScreenHead>
          <details className="accordion mb-6">
            <summary>
              <h2>What the visitor wrote</h2>
            </summary>
            <div>
              <SubmissionFacts submission={detail} />
            </div>
          </details>
          <ReadState query={draft} noun="draft">
            {(filled) =>
              filled.kind === 'tool' ? (
                <PublishForm kind={toolKind} submission={detail} record={filled.tool} />
              ) : (
                <PublishForm kind={workflowKind} submission={detail} record={filled.workflow} />
              )
            }
          </ReadState>
        </>
      )}
    </ReadState>
  );
}

interface PublishFormProps<Name extends 'tool' | 'workflow', Entry extends Tool | Workflow, View> {
  kind: RecordKind<Name, Entry, View>;
  submission: SubmissionDetail;
  record: Partial<Entry>;
}

function PublishForm<Name extends 'tool' | 'workflow', Entry extends Tool | Workflow, View>(
  props: PublishFormProps<Name, Entry, View>,
) {
  const { kind, submission, record } = props;
  const client = useQueryClient();
  const [changed, setChanged] = useState<SubmissionDetail>();

  async function save(entry: Entry, readVersion: number, why: string) {
    const address = `/api/staff/submissions/${encodeURIComponent(submission.id)}`;
    // After a refusal the screen shows how the suggestion stands now, and goes on from there.
    const version = Math.max(readVersion, changed?.version ?? 0);
    try {
      await send('POST', `${address}/publish`, { version, [kind.noun]: entry, ...(why && { why }) });
    } catch (error) {
      const current = hasStatus(error, 409) ? (error.current as SubmissionDetail | undefined) : undefined;
      if (current) setChanged(current);
      throw error;
    }
    tellDone('Published', `It stands at ${kind.siteAddress(entry.slug)} now.`);
    await refresh(client, '/api/staff/submissions', kind.api, '/api/staff/counts', '/api/staff/audit');
    return { goTo: deskAddresses.submission(submission.id) };
  }

  return (
    <>
      <PublishNotes
        noun="suggestion"
        changed={
          changed && {
            version: changed.version,
            says: (
              <>
                <p>{`It is ${changed.status} now${changed.publishedAs ? `, and was published as ${changed.publishedAs.slug}` : ''}. What you typed is still here.`}</p>
                {changed.adminNotes && <p className="letter-text">{`Their notes: ${changed.adminNotes}`}</p>}
              </>
            ),
          }
        }
      />
      <DraftedEditor
        kind={kind}
        initial={{ version: submission.version, values: { ...record } }}
        place={{ kind: 'submissions', name: submission.id }}
        question={(entry) => ({
          title: `Publish ${'name' in entry ? entry.name : entry.title}?`,
          text: `It stands at ${kind.siteAddress(entry.slug)} at once, and the address cannot be changed afterwards.`,
          confirm: 'Publish it',
        })}
        isNew
        saveLabel="Publish"
        save={save}
      />
    </>
  );
}
