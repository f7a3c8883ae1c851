import { useReadForForm } from '#admin/api/reads.ts';
import { useRecordId } from '#admin/navigation/address.ts';
import { NotFound } from '#admin/parts/not-found.tsx';
import { showSuccess, wordsOfLeft } from '#admin/parts/notices.tsx';
import { ReadState } from '#admin/parts/read-state.tsx';
import { ScreenHead } from '#admin/parts/screen-head.tsx';
import { StatusBadge } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { capitalized } from '#domain/text/capitalized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { today as hubToday } from '../today.ts';
import { EntryEditor } from './editor.tsx';
import type { EntryKind, EntryScreen, EntryValues } from './entry-kind.ts';
import { addressOf } from './entry-kind.ts';
import { useEntryKind, useNewKind } from './kinds.ts';
import { storeEntry } from './store-entry.ts';
import { Visibility } from './visibility.tsx';

/** Edits the entry of the open address. */
export function EditEntry() {
  const kind = useEntryKind();
  if (!kind?.screen) return <NotFound />;
  const screenProps = { kind, screen: kind.screen };
  const find = kind.screen.ofTool;
  return find ? <OfTool key={kind.api} {...screenProps} find={find} /> : <Edit key={kind.api} {...screenProps} />;
}

interface OfKind {
  kind: EntryKind;
  screen: EntryScreen;
}

/** Edits the one entry of a kind that a tool has, or writes it if there is none yet. */
function OfTool({ kind, screen, find }: OfKind & { find: (slug: string) => string }) {
  const slug = useRecordId();
  const query = useReadForForm<{ name: string; version: number | null }>(find(slug));
  return (
    <ReadState query={query} noun="tool">
      {({ name, version }) => {
        const place = { title: `${capitalized(kind.noun)}: ${name}`, back: { href: deskAddresses.tool(slug), label: name } };
        const screenProps = { kind, screen };
        return version === null ? <New {...screenProps} of={{ slug, ...place }} /> : <Edit {...screenProps} {...place} />;
      }}
    </ReadState>
  );
}

/** Writes an entry that nobody suggested. */
export function NewEntry() {
  const kind = useNewKind();
  return kind?.screen ? <New key={kind.api} kind={kind} screen={kind.screen} /> : <NotFound />;
}

/** The API's answer: the version, and the record in the property that its kind names. */
type Stored = { version: number } & Record<string, EntryValues>;

interface EditProps extends OfKind {
  /** Title, for a kind that has no words for it. */
  title?: string;
  /** Link to the screen above; by default its kind's list. */
  back?: EntryScreen['list'];
}

function Edit({ kind, screen, title, back = screen.list }: EditProps) {
  const name = useRecordId();
  const query = useReadForForm<Stored>(addressOf(kind, name));
  return (
    <ReadState query={query} noun={kind.noun}>
      {({ version, [kind.holds]: record }) => {
        if (!record) return null;
        const isDown = screen.isTakenDown?.(record);
        return (
          <>
            <ScreenHead
              title={title ?? kind.titleOf(record, name)}
              back={back}
              actions={<EntryLinks {...{ kind, screen, name, version }} />}
            >
              {screen.factsOf && (
                <p className="screen-facts cluster">
                  <StatusBadge status={String(record.status)} />
                  {screen.factsOf(record)}
                </p>
              )}
            </ScreenHead>
            {screen.isTakenDown && <Visibility kind={kind} name={name} isDown={isDown === true} version={version} />}
            <EntryEditor
              // Remount: taking the entry down makes a new state of the record outside of the form.
              key={isDown ? `${name} hidden` : name}
              kind={kind}
              name={name}
              initial={{ version, values: record }}
              place={kind.draftOf(name)}
              save={async (changedRecord, on, more) => {
                const answer = await storeEntry(kind, name, changedRecord, on, more);
                showSuccess('Saved', screen.savedWords(changedRecord, false) + wordsOfLeft(answer));
                return answer;
              }}
            />
          </>
        );
      }}
    </ReadState>
  );
}

/** Links to an entry's history, to further screens about it, and to its page. */
function EntryLinks({ kind, screen, name, version }: OfKind & { name: string; version: number }) {
  const site = kind.siteAddress?.(name);
  const links = [
    // A text without a separate page has a history from its first edit on.
    ...(site || version > 1 ? [{ label: 'History', href: kind.historyAddress(name) }] : []),
    ...(screen.linksOf?.(name) ?? []),
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

interface NewProps extends OfKind {
  /** The tool at whose address the entry is written. */
  of?: { slug: string; title: string; back: EntryScreen['list'] };
}

function New({ kind, screen, of }: NewProps) {
  return (
    <>
      <ScreenHead title={of?.title ?? `New ${kind.noun}`} back={of?.back ?? screen.list} />
      <EntryEditor
        kind={kind}
        initial={{ version: 1, values: { ...kind.first(hubToday()), ...(of && { slug: of.slug }) } }}
        place={kind.draftOf(of?.slug)}
        save={async (record, version, more) => {
          const answer = await storeEntry(kind, undefined, record, version, more);
          showSuccess('Added', screen.savedWords(record, true) + wordsOfLeft(answer));
          return { goTo: screen.afterAdding(of?.slug ?? (kind.nameField ? String(record[kind.nameField]) : '')) };
        }}
      />
    </>
  );
}
