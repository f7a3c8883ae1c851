import { useQueryClient } from '@tanstack/react-query';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { NotFound } from '#admin/parts/not-found.tsx';
import { tellDone, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EntryEditor } from './editor.tsx';
import type { EntryValues, ScreenKind } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { useEntryKind, useNewKind } from './kinds.ts';
import { storeEntry } from './store-entry.ts';
import { Visibility } from './visibility.tsx';

/** Edits the entry of the open address. */
export function EditEntry() {
  const kind = useEntryKind();
  return kind ? <Edit key={kind.api} kind={kind} /> : <NotFound />;
}

/** Writes an entry that nobody suggested. */
export function NewEntry() {
  const kind = useNewKind();
  return kind ? <New key={kind.api} kind={kind} /> : <NotFound />;
}

/** What the API answers: the version, and the record under the name that its kind has for it. */
type Stored = { version: number } & Record<string, EntryValues>;

function Edit({ kind }: { kind: ScreenKind }) {
  const name = useRecordId();
  const client = useQueryClient();
  const query = useReadForForm<Stored>(addressOf(kind, name));
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, [kind.holds]: record }) => {
        if (!record) return null;
        const isDown = kind.isTakenDown?.(record);
        return (
          <>
            <ScreenHead title={kind.titleOf(record, name)} back={kind.list} actions={<EntryLinks {...{ kind, name, version }} />}>
              {kind.factsOf && (
                <p className="screen-facts">
                  <StatusBadge status={String(record.status)} />
                  {kind.factsOf(record)}
                </p>
              )}
            </ScreenHead>
            {kind.isTakenDown && <Visibility kind={kind} name={name} isDown={isDown === true} version={version} />}
            <EntryEditor
              // A taking down is a new state of the record, made beside the form.
              key={isDown ? `${name} hidden` : name}
              kind={kind}
              name={name}
              initial={{ version, values: record }}
              place={kind.draftOf(name)}
              save={async (changed, on, more) => {
                const saved = await storeEntry(client, kind, name, changed, on, more);
                tellDone('Saved', kind.savedWords(changed, false) + wordsOfLeft(saved));
                // Not waited for: the form is saved already, and leaving it asks nothing.
                void refresh(client, ...kind.refreshes);
                return saved;
              }}
            />
          </>
        );
      }}
    </ReadState>
  );
}

/** The way to an entry's history, to further screens about it, and to its page. */
function EntryLinks({ kind, name, version }: { kind: ScreenKind; name: string; version: number }) {
  const site = kind.siteAddress?.(name);
  const links = [
    // A text without a page of its own has a history from its first edit on.
    ...(site || version > 1 ? [{ label: 'History', href: kind.historyAddress(name) }] : []),
    ...(kind.linksOf?.(name) ?? []),
  ];
  return (
    <>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="quiet" small>
          {label}
        </ButtonLink>
      ))}
      {site && (
        <ButtonLink href={site} variant="quiet" small iconAfter="arrow-right">
          See it on the site
        </ButtonLink>
      )}
    </>
  );
}

function New({ kind }: { kind: ScreenKind }) {
  const client = useQueryClient();
  return (
    <>
      <ScreenHead title={`New ${kind.noun}`} back={kind.list} />
      <EntryEditor
        kind={kind}
        initial={{ version: 1, values: kind.first(new Date().toISOString().slice(0, 10)) }}
        place={kind.draftOf(undefined)}
        save={async (record, version, more) => {
          const saved = await storeEntry(client, kind, undefined, record, version, more);
          tellDone('Added', kind.savedWords(record, true) + wordsOfLeft(saved));
          await refresh(client, ...kind.refreshes);
          return { goTo: kind.afterAdding(kind.nameField ? String(record[kind.nameField]) : '') };
        }}
      />
    </>
  );
}
