import { useParam } from '#admin/navigation/address.ts';
import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import { addedKinds } from '#domain/staff/record-kinds.ts';
import { answerKind } from './answer.ts';
import type { EntryKind, FieldGroup } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { priceKind } from './price.ts';
import { textKinds } from './texts.ts';
import { toolKind } from './tool.ts';
import { workflowKind } from './workflow.ts';

type KindsByName = Readonly<Record<string, EntryKind | undefined>>;

/** The kinds with pages of their own, by the part of the desk's addresses that names them. */
const pagedKinds: KindsByName = { tools: toolKind, workflows: workflowKind, answers: answerKind, prices: priceKind };
const textsByName: KindsByName = textKinds;

/** The kind of the open entry, by its address (router.tsx): '/admin/$kind/…', '/admin/texts/$text/…'. */
export function useEntryKind(): EntryKind | undefined {
  const kind = useParam('kind');
  const text = useParam('text');
  return text ? textsByName[text] : pagedKinds[kind];
}

/** The kind of which a new one is written: '/admin/new-$noun', '/admin/new-text/$text'. */
export function useNewKind(): EntryKind | undefined {
  const noun = useParam('noun');
  const text = useParam('text');
  const added = addedKinds.find((known) => known === text);
  return added ? textKinds[added] : Object.values(pagedKinds).find((kind) => kind?.noun === noun);
}

/** The fields of the form of a kind of record. @param tool the one that a fact or change of terms is of */
export function groupsOfKind(kind: RecordKindName, tool: string): readonly FieldGroup[] {
  if (kind === 'facts') return factKind(tool).groupsOf({});
  if (kind === 'terms-changes') return changeKind(tool).groupsOf({});
  return (pagedKinds[kind] ?? textsByName[kind])?.groupsOf({}) ?? [];
}
