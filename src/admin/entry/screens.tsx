import { useQueryClient } from '@tanstack/react-query';
import { refresh, useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { NotFound } from '#admin/parts/not-found.tsx';
import { tellDone, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { EntryEditor } from './editor.tsx';
import type { EntryValues, ScreenKind } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { useEntryKind, useNewKind } from './kinds.ts';
import { storeEntry } from './store-entry.ts';
import { Visibility } from './visibility.tsx';

/** Edits the entry of the open address. */
export function EditEntry() {
  const kind = useEntryKind();
  if (!kind) return <NotFound />;
  return kind.ofTool ? <OfTool key={kind.api} kind={kind} find={kind.ofTool} /> : <Edit key={kind.api} kind={kind} />;
}

/** … of which a tool has one, or none yet: then it is written here. */
function OfTool({ kind, find }: { kind: ScreenKind; find: (slug: string) => string }) {
  const slug = useRecordId();
  const query = useReadForForm<{ name: string; version: number | null }>(find(slug));
  return (
    <ReadState query={query} noun="tool">
      {({ name, version }) => {
        const place = { title: `${capitalized(kind.noun)}: ${name}`, back: { href: deskAddresses.tool(slug), label: name } };
        return version === null ? <New kind={kind} of={{ slug, ...place }} /> : <Edit kind={kind} {...place} />;
      }}
    </ReadState>
  );
}

/** Writes an entry that nobody suggested. */
export function NewEntry() {
  const kind = useNewKind();
  return kind ? <New key={kind.api} kind={kind} /> : <NotFound />;
}

/** What the API answers: the version, and the record under the name that its kind has for it. */
type Stored = { version: number } & Record<string, EntryValues>;

interface EditProps {
  kind: ScreenKind;
  /** Where its kind has no words for it. */
  title?: string;
  /** The screen above, where it is not its kind's list. */
  back?: ScreenKind['list'];
}

function Edit({ kind, title, back = kind.list }: EditProps) {
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
            <ScreenHead
              title={title ?? kind.titleOf(record, name)}
              back={back}
              actions={<EntryLinks {...{ kind, name, version }} />}
            >
              {kind.factsOf && (
                <p className="screen-facts cluster">
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

interface NewProps {
  kind: ScreenKind;
  /** Of which tool, at whose address it is written. */
  of?: { slug: string; title: string; back: ScreenKind['list'] };
}

function New({ kind, of }: NewProps) {
  const client = useQueryClient();
  return (
    <>
      <ScreenHead title={of?.title ?? `New ${kind.noun}`} back={of?.back ?? kind.list} />
      <EntryEditor
        kind={kind}
        initial={{ version: 1, values: { ...kind.first(hubToday()), ...(of && { slug: of.slug }) } }}
        place={kind.draftOf(of?.slug)}
        save={async (record, version, more) => {
          const saved = await storeEntry(client, kind, undefined, record, version, more);
          tellDone('Added', kind.savedWords(record, true) + wordsOfLeft(saved));
          return {
            goTo: kind.afterAdding(of?.slug ?? (kind.nameField ? String(record[kind.nameField]) : '')),
            readAnew: () => refresh(client, ...kind.refreshes),
          };
        }}
      />
    </>
  );
}
