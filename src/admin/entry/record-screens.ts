import { deskAddresses } from '#domain/desk-addresses.ts';
import type { DeskForm } from '#domain/records/form.ts';
import type { RecordKind } from '#domain/records/kinds.ts';
import type { EntryKind, EntryScreen, EntryValues } from './entry-kind.ts';
import { formOf } from './entry-kind.ts';

/** A record whose name is its slug. */
interface Slugged extends EntryValues {
  slug: string;
}

/** A kind whose folder describes its list and form. */
export type DescribedAtDesk<Entry extends Slugged = Slugged> = RecordKind<Entry> & { desk: DeskForm<Entry> };

export const isDescribed = (kind: RecordKind): kind is DescribedAtDesk => kind.desk !== undefined;

/** Makes the screens of a kind from its folder. A kind with pages can be taken down and brought back, and confirms each write. */
export function recordScreens<Entry extends Slugged>({
  name,
  noun,
  field,
  schema,
  rules,
  page,
  desk: { listed, groups, columns: _, factsOf, linksOf, ...words },
}: DescribedAtDesk<Entry>): EntryKind<Entry> {
  const api = `/api/staff/${name}`;
  return {
    ...words,
    ...(rules && { rules }),
    ...formOf(schema, groups, words.leftToTheFile),
    ...{ noun, schema, api, holds: field, nameField: 'slug' },
    first: () => (page ? { status: 'active' } : {}),
    draftOf: (slug) => (slug === undefined ? { kind: 'new', name: noun } : { kind: name, name: slug }),
    deskAddress: (slug) => deskAddresses.record(name, slug),
    historyAddress: (slug, search) => deskAddresses.recordHistory(name, slug, search),
    ...(page && { siteAddress: page, question: questionOf(page, words.titleOf) }),
    screen: {
      list: { href: deskAddresses.records(name), label: listed },
      afterAdding: (slug) => deskAddresses.record(name, slug),
      ...(page ? { savedWords: savedWordsOf(page), isTakenDown: isHidden } : { savedWords: () => 'It’s in use now.' }),
      ...(factsOf && { factsOf }),
      ...(linksOf && { linksOf }),
    },
  };
}

/** Words that confirm before visitors read a record. */
const questionOf =
  <Entry extends Slugged>(page: (slug: string) => string, titleOf: DeskForm<Entry>['titleOf']): EntryKind<Entry>['question'] =>
  (entry, isNew) =>
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
        };

const savedWordsOf =
  (page: (slug: string) => string): EntryScreen<Slugged>['savedWords'] =>
  (entry, isNew) => {
    if (isNew) return `It’s at ${page(entry.slug)}.`;
    return isHidden(entry) ? 'It’s taken down, so no one sees it yet.' : 'The public site shows it now.';
  };

const isHidden = (entry: EntryValues) => entry.status === 'hidden';
