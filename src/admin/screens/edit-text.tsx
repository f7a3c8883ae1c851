import { useQueryClient } from '@tanstack/react-query';
import { send } from '#admin/api/call.ts';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useGo, useRecordId, useTextKind } from '#admin/navigation/address.ts';
import { tellDone } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { Drafted } from '#admin/record/drafted-editor.tsx';
import { TextForm } from '#admin/texts/text-form.tsx';
import { textKinds } from '#admin/texts/text-kinds.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { addedKinds } from '#domain/staff/desk-text-kinds.ts';
import type { EditableText } from '#domain/staff/record-views.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NotFound } from './not-found.tsx';

const back = { href: deskAddresses.texts, label: 'Texts' };

/** Edits one text beside the catalogue. */
export function EditText() {
  const kind = textKinds[useTextKind()];
  return kind ? <EditKnown key={kind.kind} kind={kind} /> : <NotFound />;
}

function EditKnown({ kind }: { kind: NonNullable<(typeof textKinds)['banners']> }) {
  const name = useRecordId();
  const client = useQueryClient();
  const address = `/api/staff/texts/${kind.kind}/${encodeURIComponent(name)}`;
  const place = { kind: kind.kind, name };
  const query = useReadForForm<EditableText>(address);
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, record }) => (
        <>
          <ScreenHead
            title={kind.titleOf(record, name)}
            back={back}
            actions={
              version > 1 && (
                <ButtonLink href={deskAddresses.textHistory(kind.kind, name)} variant="quiet" small>
                  History
                </ButtonLink>
              )
            }
          />
          <Drafted place={place} initial={{ version, values: record }} groups={kind.groups} address={address}>
            {(base, first) => (
              <TextForm
                kind={kind}
                initial={base}
                first={first}
                place={place}
                history={`${address}/history`}
                save={async (changed, on, why) => {
                  const saved = await send<EditableText>('PUT', address, { version: on, record: changed, ...(why && { why }) });
                  tellDone('Saved', 'It is in use now.');
                  void refresh(client, '/api/staff/texts', '/api/staff/audit');
                  return saved;
                }}
              />
            )}
          </Drafted>
        </>
      )}
    </ReadState>
  );
}

/** A notice or a ready answer that is new. */
export function NewText() {
  const kind = textKinds[useTextKind()];
  const client = useQueryClient();
  const go = useGo();
  if (!kind || !addedKinds.includes(kind.kind)) return <NotFound />;
  const place = { kind: 'new', name: kind.kind } as const;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <ScreenHead title={`New ${kind.noun}`} back={back} />
      <Drafted
        key={kind.kind}
        place={place}
        initial={{ version: 1, values: kind.first(today) }}
        groups={kind.groups}
        address={`/api/staff/texts/${kind.kind}`}
      >
        {(base, first) => (
          <TextForm
            kind={kind}
            initial={base}
            first={first}
            place={place}
            save={async (record, _, why) => {
              await send('POST', `/api/staff/texts/${kind.kind}`, { record, ...(why && { why }) });
              tellDone('Added', 'It is in use now.');
              await refresh(client, '/api/staff/texts', '/api/staff/audit');
              go(deskAddresses.texts, { ignoreBlocker: true });
              return undefined;
            }}
          />
        )}
      </Drafted>
    </>
  );
}
