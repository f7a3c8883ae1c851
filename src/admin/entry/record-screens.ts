import { deskAddresses } from '#domain/desk-addresses.ts';
import type { DeskForm, PathOf } from '#domain/records/form.ts';
import type { RecordKind } from '#domain/records/kinds.ts';
import type { ScreenKind } from './entry-kind.ts';
import { formOf } from './entry-kind.ts';

/** A kind whose list and form its folder describes. */
export type DescribedAtDesk<Entry extends object = object> = RecordKind<Entry> & { desk: DeskForm<Entry> };

export const isDescribed = (kind: RecordKind): kind is DescribedAtDesk => kind.desk !== undefined;

/** The screens of a kind that its folder describes. One with a page is taken down and brought back, and each write of it asks once. */
export function recordScreens<Entry extends { slug: string }>({
  name,
  noun,
  field,
  schema,
  rules,
  page,
  desk: { listed, groups, columns: _, ...words },
}: DescribedAtDesk<Entry>): ScreenKind<Entry> {
  const api = `/api/staff/${name}`;
  return {
    ...words,
    ...(rules && { rules }),
    ...formOf(schema, groups, words.leftToTheFile),
    ...{ noun, schema, api, holds: field },
    nameField: 'slug' as PathOf<Entry>,
    first: () => (page ? { status: 'active' } : {}),
    refreshes: [api, '/api/staff/counts', '/api/staff/recheck', '/api/staff/audit'],
    draftOf: (slug) => (slug === undefined ? { kind: 'new', name: noun } : { kind: name, name: slug }),
    list: { href: deskAddresses.records(name), label: listed },
    deskAddress: (slug) => deskAddresses.record(name, slug),
    historyAddress: (slug, search) => deskAddresses.recordHistory(name, slug, search),
    afterAdding: (slug) => deskAddresses.record(name, slug),
    ...(page ? withPage(page, words.titleOf) : { savedWords: () => 'It’s in use now.' }),
  };
}

/** What is said and asked of a record that visitors read. */
const withPage = <Entry extends { slug: string }>(
  page: (slug: string) => string,
  titleOf: DeskForm<Entry>['titleOf'],
): Pick<ScreenKind<Entry>, 'siteAddress' | 'question' | 'savedWords' | 'isTakenDown'> => ({
  siteAddress: page,
  question: (entry, isNew) =>
    isNew
      ? {
          title: `Publish ${titleOf(entry, '')}?`,
          text: `You’ll find it at ${page(entry.slug)} right away, and you can’t change the address afterward.`,
          confirm: 'Publish it',
        }
      : {
          title: 'Publish these changes?',
          text: 'The site shows them at once. What it says now is kept in the history.',
          confirm: 'Publish the changes',
        },
  savedWords: (entry, isNew) => {
    if (isNew) return `It’s at ${page(entry.slug)}.`;
    return isHidden(entry) ? 'It’s taken down, so no one sees it yet.' : 'The public site shows it now.';
  },
  isTakenDown: isHidden,
});

const isHidden = (entry: object) => 'status' in entry && entry.status === 'hidden';
