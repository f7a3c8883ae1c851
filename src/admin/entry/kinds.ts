import { useParams } from '@tanstack/react-router';
import type { RecordKindName } from '#domain/staff/record-kinds.ts';
import { addedKinds } from '#domain/staff/record-kinds.ts';
import { answerKind } from './answer.ts';
import type { FieldGroup, ScreenKind } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { priceKind } from './price.ts';
import { textKinds } from './texts.ts';
import { toolKind } from './tool.ts';
import { workflowKind } from './workflow.ts';

/** The kinds with pages of their own, by the part of the desk's addresses that names them. */
const pagedKinds: Readonly<Record<string, ScreenKind>> = {
  tools: toolKind as ScreenKind,
  workflows: workflowKind as ScreenKind,
  answers: answerKind as ScreenKind,
  prices: priceKind as ScreenKind,
};

/** Of which kind an address of the desk is (router.tsx): '/admin/$kind/…', '/admin/texts/$text/…'. */
interface KindParams {
  kind?: string;
  text?: string;
}

/** The kind of entry that is open; nothing where there is no such kind. */
export function useEntryKind(): ScreenKind | undefined {
  const { kind = '', text } = useParams({ strict: false }) as KindParams;
  return text === undefined ? pagedKinds[kind] : (textKinds as Record<string, ScreenKind>)[text];
}

/** The kind of which a new one is written: '/admin/new-$noun', '/admin/new-text/$text'. */
export function useNewKind(): ScreenKind | undefined {
  const { noun, text } = useParams({ strict: false }) as { noun?: string; text?: string };
  const added = addedKinds.find((known) => known === text);
  return added ? textKinds[added] : Object.values(pagedKinds).find((kind) => kind.noun === noun);
}

/** The fields of the form of a kind of record. @param tool the one that a fact or change of terms is of */
export function groupsOfKind(kind: RecordKindName, tool: string): readonly FieldGroup[] {
  if (kind === 'facts') return factKind(tool).groupsOf({});
  if (kind === 'terms-changes') return changeKind(tool).groupsOf({});
  return (pagedKinds[kind] ?? (textKinds as Record<string, ScreenKind>)[kind])?.groupsOf({}) ?? [];
}
