import { useParam } from '#admin/navigation/address.ts';
import type { FieldGroup } from '#domain/records/form.ts';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { addedKinds } from '#domain/staff/record-kinds.ts';
import type { EntryKind } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { priceKind } from './price.ts';
import type { DescribedAtDesk } from './record-screens.ts';
import { isDescribed, recordScreens } from './record-screens.ts';
import { textKinds } from './texts.ts';

export const toolKind = recordScreens(kinds.tools);
export const workflowKind = recordScreens(kinds.workflows);
export const answerKind = recordScreens(kinds.answers);

const describedKinds = Object.values<RecordKind>(kinds).filter(isDescribed);

type KindsByName = Readonly<Record<string, EntryKind | undefined>>;

/** Kinds with separate pages, by the part of the desk's addresses that names them. */
const pagedKinds: KindsByName = {
  ...Object.fromEntries(describedKinds.map((kind) => [kind.name, recordScreens(kind)])),
  prices: priceKind,
};
const textsByName: KindsByName = textKinds;

/** Returns the kind of the open entry by its address (router.tsx): '/admin/$kind/…', '/admin/texts/$text/…'. */
export function useEntryKind(): EntryKind | undefined {
  const kind = useParam('kind');
  const text = useParam('text');
  return text ? textsByName[text] : pagedKinds[kind];
}

/** Returns the kind of the open list, of those that their folders describe: '/admin/$kind'. */
export function useListedKind(): DescribedAtDesk | undefined {
  const kind = useParam('kind');
  return describedKinds.find(({ name }) => name === kind);
}

/** Returns the kind of the open form for a new entry: '/admin/new-$noun', '/admin/new-text/$text'. */
export function useNewKind(): EntryKind | undefined {
  const noun = useParam('noun');
  const text = useParam('text');
  const addedKind = addedKinds.find((kind) => kind === text);
  return addedKind ? textKinds[addedKind] : Object.values(pagedKinds).find((kind) => kind?.noun === noun);
}

/** Returns the fields of the form of a kind of record. @param tool slug of the tool of a fact or change of terms */
export function groupsOfKind(kind: RecordKindName, tool: string): readonly FieldGroup[] {
  if (kind === 'facts') return factKind(tool).groupsOf({});
  if (kind === 'terms-changes') return changeKind(tool).groupsOf({});
  return (pagedKinds[kind] ?? textsByName[kind])?.groupsOf({}) ?? [];
}
