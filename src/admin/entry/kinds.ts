import { useParams } from '@tanstack/react-router';
import type { FieldGroup } from '#domain/records/form.ts';
import type { RecordKind, RecordKindName } from '#domain/records/kinds.ts';
import { kinds } from '#domain/records/kinds.ts';
import { addedKinds } from '#domain/staff/record-kinds.ts';
import type { ScreenKind } from './entry-kind.ts';
import { changeKind, factKind } from './evidence.ts';
import { priceKind } from './price.ts';
import type { DescribedAtDesk } from './record-screens.ts';
import { isDescribed, recordScreens } from './record-screens.ts';
import { textKinds } from './texts.ts';

export const toolKind = recordScreens(kinds.tools);
export const workflowKind = recordScreens(kinds.workflows);
export const answerKind = recordScreens(kinds.answers);

const described = Object.values<RecordKind>(kinds).filter(isDescribed);

/** The kinds with screens of their own, by the part of the desk's addresses that names them. */
const pagedKinds: Readonly<Record<string, ScreenKind>> = {
  ...Object.fromEntries(
    described.map((kind) => [kind.name, recordScreens(kind as DescribedAtDesk<{ slug: string }>) as ScreenKind]),
  ),
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

/** The kind of which a list is open that its folder describes: '/admin/$kind'. */
export function useListedKind(): DescribedAtDesk | undefined {
  const { kind } = useParams({ strict: false }) as KindParams;
  return described.find(({ name }) => name === kind);
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
