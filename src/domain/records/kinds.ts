import { answers } from './answers/kind.ts';
import { facts } from './facts/kind.ts';
import { prices } from './prices/kind.ts';
import type { KindDescription } from './record-kind.ts';
import { termsChanges } from './terms-changes/kind.ts';
import { texts } from './texts/kind.ts';
import { tools } from './tools/kind.ts';
import { workflows } from './workflows/kind.ts';

/** Every kind of record, by its name in files, history and addresses, in the order in which files are followed. */
const descriptions = { tools, workflows, answers, facts, 'terms-changes': termsChanges, prices, ...texts };
type Described = typeof descriptions;

/** Name of a kind: 'tools', 'terms-changes', 'guides' … */
export type RecordKindName = keyof Described;

/** Properties that follow from a kind's name by default. */
interface Named<Name extends RecordKindName = RecordKindName> {
  name: Name;
  field: string;
  address: string;
}

/** A kind of record, with defaults for the properties that follow from its name. */
export type RecordKind<T extends object = object> = KindDescription<T> & Named;

const withName = (name: string, kind: KindDescription) => ({
  ...{ field: kind.noun, address: `/${name}/{slug}` },
  ...(kind.file && { identity: 'slug' as const }),
  ...kind,
  name,
});

export const kinds = Object.fromEntries(
  Object.entries<KindDescription>(descriptions).map(([name, kind]) => [name, withName(name, kind)]),
) as { [Name in RecordKindName]: Described[Name] & Named<Name> };

/** Type of the records of a kind. */
export type RecordOf<Name extends RecordKindName> = Described[Name] extends KindDescription<infer T> ? T : object;

/** Kinds whose records have a file each, in the folder of the kind's name. */
export type FiledKindName = {
  [Name in RecordKindName]: Described[Name] extends { file: string } ? Name : never;
}[RecordKindName];

const isFiled = (name: string): name is FiledKindName => (kinds[name as RecordKindName] as KindDescription).file !== undefined;
export const filedKinds: readonly FiledKindName[] = Object.keys(kinds).filter(isFiled);

/** Records of the kinds with files, by the names of the kinds. */
export type FiledRecords = { [Name in FiledKindName]: RecordOf<Name>[] };

/** Forms of the desk with drafts: of a record, of a suggestion or question to publish, and of something new. */
export type DraftKind = RecordKindName | (typeof otherDrafts)[number];
const otherDrafts = ['submissions', 'questions', 'new'] as const;
export const draftKinds: readonly DraftKind[] = [...Object.values(kinds).map(({ name }) => name), ...otherDrafts];
