import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { EntryKind, EntryScreen, EntryValues, KindDescription } from './entry-kind.ts';
import { entryKind } from './entry-kind.ts';

/** A record with a page of its own, and a state that says whether it is on the site. */
interface Paged extends EntryValues {
  slug: string;
  status: string;
}

type PagedDescription<Entry extends Paged> = Pick<
  KindDescription<Entry>,
  'schema' | 'groups' | 'rules' | 'titleOf' | 'preview' | 'leftToTheFile'
> &
  Pick<EntryScreen<Entry>, 'factsOf' | 'linksOf'> & {
    noun: 'tool' | 'workflow' | 'answer';
    /** The heading of their list. */
    listed: string;
  };

/** A kind of entry that has a page of its own: it is taken down and brought back, and each write asks once. */
export function pagedKind<Entry extends Paged>(description: PagedDescription<Entry>): EntryKind<Entry> {
  const { listed, factsOf, linksOf, ...kind } = description;
  const { noun, titleOf } = kind;
  const folder = `${noun}s` as const;
  const siteAddress = (slug: string) => addresses[noun](slug);
  return entryKind<Entry>({
    ...kind,
    holds: noun,
    nameField: 'slug',
    first: () => ({ status: 'active' }),
    api: `/api/staff/${folder}`,
    draftOf: (name) => (name === undefined ? { kind: 'new', name: noun } : { kind: folder, name }),
    deskAddress: deskAddresses[noun],
    historyAddress: deskAddresses[`${noun}History`],
    siteAddress,
    question: (entry, isNew) =>
      isNew
        ? {
            title: `Publish ${titleOf(entry, '')}?`,
            text: `You’ll find it at ${siteAddress(entry.slug)} right away, and you can’t change the address afterward.`,
            confirm: 'Publish it',
          }
        : {
            title: 'Publish these changes?',
            text: 'The site shows them at once. What it says now is kept in the history.',
            confirm: 'Publish the changes',
          },
    screen: {
      list: { href: deskAddresses[folder](), label: listed },
      afterAdding: deskAddresses[noun],
      savedWords: ({ slug, status }, isNew) => {
        if (isNew) return `It’s at ${siteAddress(slug)}.`;
        return status === 'hidden' ? 'It’s taken down, so no one sees it yet.' : 'The public site shows it now.';
      },
      factsOf,
      linksOf,
      isTakenDown: ({ status }) => status === 'hidden',
    },
  });
}
