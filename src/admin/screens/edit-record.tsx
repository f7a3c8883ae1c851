import { useQueryClient } from '@tanstack/react-query';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { wordsOfLeft } from '#admin/parts/left-wrong.ts';
import { tellDone } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { DraftedEditor } from '#admin/record/drafted-editor.tsx';
import type { EditedEntry, RecordKind, RecordNoun } from '#admin/record/record-kind.ts';
import { answerKind, titleOf, toolKind, workflowKind } from '#admin/record/record-kind.ts';
import { Visibility } from '#admin/record/visibility.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { Leaving } from '#domain/staff/record-views.ts';
import { ButtonLink } from '#ui/button.tsx';

export const EditTool = () => <EditRecord kind={toolKind} />;
export const EditWorkflow = () => <EditRecord kind={workflowKind} />;
export const EditAnswer = () => <EditRecord kind={answerKind} />;
export const NewTool = () => <NewRecord kind={toolKind} first={{ status: 'active' }} />;
export const NewWorkflow = () => <NewRecord kind={workflowKind} first={{ status: 'active' }} />;
export const NewAnswer = () => <NewRecord kind={answerKind} first={{ status: 'active' }} />;

interface KindProps<Name extends RecordNoun, Entry extends EditedEntry, View> {
  kind: RecordKind<Name, Entry, View>;
}

/** What the API answers to an edit: the record under its noun, and its version. */
type Editable<Name extends string, Entry> = { version: number } & Record<Name, Entry>;

/** Corrects an entry of the catalogue. */
function EditRecord<Name extends RecordNoun, Entry extends EditedEntry, View>({ kind }: KindProps<Name, Entry, View>) {
  const slug = useRecordId();
  const client = useQueryClient();
  const address = `${kind.api}/${encodeURIComponent(slug)}`;
  const query = useReadForForm<Editable<Name, Entry>>(address);

  async function save(record: Entry, version: number, why: string) {
    const body = { version, [kind.noun]: record, ...(why && { why }) };
    const saved = await send<{ version: number } & Leaving>('PUT', address, body).catch((error) => {
      // What stands beside the form is to know the version that somebody else made, too.
      if (hasStatus(error, 409)) void refresh(client, kind.api);
      throw error;
    });
    tellDone(
      'Saved',
      (record.status === 'hidden' ? 'It is taken down, so that nobody sees it yet.' : 'The public site shows it now.') +
        wordsOfLeft(saved),
    );
    // Not waited for: the form is saved already, and leaving it asks nothing.
    void refresh(client, kind.api, '/api/staff/counts', '/api/staff/recheck', '/api/staff/audit');
    return { version: saved.version };
  }

  return (
    <ReadState query={query} noun={kind.noun}>
      {(editable) => {
        const entry: EditedEntry = editable[kind.noun];
        return (
          <>
            <ScreenHead
              title={titleOf(entry)}
              back={kind.list}
              actions={
                <>
                  <ButtonLink href={kind.historyAddress(slug)} variant="quiet" small>
                    History
                  </ButtonLink>
                  {kind.noun === 'tool' && (
                    <ButtonLink href={deskAddresses.toolEvidence(slug)} variant="quiet" small>
                      Facts and terms
                    </ButtonLink>
                  )}
                  {kind.noun !== 'answer' && (
                    <ButtonLink href={deskAddresses.recheck({ entry: `${kind.noun}/${slug}` })} variant="quiet" small>
                      Check it again
                    </ButtonLink>
                  )}
                  <ButtonLink href={kind.siteAddress(slug)} variant="quiet" small iconAfter="arrow-right">
                    See it on the site
                  </ButtonLink>
                </>
              }
            >
              <p className="screen-facts">
                <StatusBadge status={entry.status} />
                {groupOf(entry)}
              </p>
            </ScreenHead>
            <Visibility kind={kind} entry={entry} version={editable.version} />
            <DraftedEditor
              // A taking down is a new state of the record, made beside the form.
              key={entry.status === 'hidden' ? `${slug} hidden` : slug}
              kind={kind}
              initial={{ version: editable.version, values: { ...entry } }}
              place={{ kind: `${kind.noun}s`, name: slug }}
              question={() => ({
                title: 'Publish these changes?',
                text: 'The site shows them at once. What it says now is kept in the history.',
                confirm: 'Publish the changes',
              })}
              isNew={false}
              saveLabel="Save"
              save={save}
            />
          </>
        );
      }}
    </ReadState>
  );
}

const groupOf = (entry: EditedEntry) =>
  'category' in entry ? entry.category : 'categories' in entry ? entry.categories.join(', ') : entry.topic;

/** An entry that nobody suggested. */
function NewRecord<Name extends RecordNoun, Entry extends EditedEntry, View>({
  kind,
  first,
}: KindProps<Name, Entry, View> & { first: Partial<Entry> }) {
  const client = useQueryClient();

  async function save(record: Entry, version: number, why: string) {
    await send('POST', kind.api, { version, [kind.noun]: record, ...(why && { why }) });
    tellDone('Added', `It stands at ${kind.siteAddress(record.slug)}.`);
    await refresh(client, kind.api, '/api/staff/counts', '/api/staff/audit');
    return { goTo: kind.deskAddress(record.slug) };
  }

  return (
    <>
      <ScreenHead title={`New ${kind.noun}`} back={kind.list} />
      <DraftedEditor
        kind={kind}
        initial={{ version: 1, values: { ...first } }}
        place={{ kind: 'new', name: kind.noun }}
        question={(record) => ({
          title: `Publish ${titleOf(record)}?`,
          text: `It stands at ${kind.siteAddress(record.slug)} at once, and the address cannot be changed afterwards.`,
          confirm: 'Publish it',
        })}
        isNew
        saveLabel={`Add the ${kind.noun}`}
        save={save}
      />
    </>
  );
}
