import type { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { FieldGroup, PathOf, ScreenKind } from './entry-kind.ts';
import { screenKind } from './entry-kind.ts';

/** A record with a page of its own, and a state that says whether it stands on the site. */
interface Paged {
  slug: string;
  status: string;
}

type PagedWords<Schema extends z.ZodObject> = Pick<
  ScreenKind<z.output<Schema>>,
  'rules' | 'titleOf' | 'factsOf' | 'linksOf' | 'preview' | 'leftToTheFile'
> & {
  noun: 'tool' | 'workflow' | 'answer';
  /** What the list of them is called. */
  listed: string;
  schema: Schema;
  groups: readonly FieldGroup<PathOf<z.output<Schema>>>[];
};

/** A kind of entry that has a page of its own: it is taken down and brought back, and each write asks once. */
export function pagedKind<Schema extends z.ZodObject>({ listed, ...kind }: PagedWords<Schema>): ScreenKind<z.output<Schema>> {
  const { noun, titleOf } = kind;
  const folder = `${noun}s` as const;
  const siteAddress = (slug: string) => addresses[noun](slug);
  return screenKind<Schema>({
    ...kind,
    holds: noun,
    nameField: 'slug' as PathOf<z.output<Schema>>,
    first: () => ({ status: 'active' }),
    api: `/api/staff/${folder}`,
    refreshes: [`/api/staff/${folder}`, '/api/staff/counts', '/api/staff/recheck', '/api/staff/audit'],
    draftOf: (name) => (name === undefined ? { kind: 'new', name: noun } : { kind: folder, name }),
    list: { href: deskAddresses[folder](), label: listed },
    deskAddress: deskAddresses[noun],
    historyAddress: deskAddresses[`${noun}History`],
    afterAdding: deskAddresses[noun],
    siteAddress,
    question: (entry, isNew) =>
      isNew
        ? {
            title: `Publish ${titleOf(entry, '')}?`,
            text: `You’ll find it at ${siteAddress(of(entry).slug)} right away, and you can’t change the address afterward.`,
            confirm: 'Publish it',
          }
        : {
            title: 'Publish these changes?',
            text: 'The site shows them at once. What it says now is kept in the history.',
            confirm: 'Publish the changes',
          },
    savedWords: (entry, isNew) => {
      if (isNew) return `It’s at ${siteAddress(of(entry).slug)}.`;
      return of(entry).status === 'hidden' ? 'It’s taken down, so no one sees it yet.' : 'The public site shows it now.';
    },
    isTakenDown: (entry) => of(entry).status === 'hidden',
  });
}

const of = (entry: object) => entry as Paged;
