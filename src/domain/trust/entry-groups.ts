import type { DataPolicy } from '../catalogue/tool-schema.ts';

/** One column of 'What may be entered'. */
export interface EntryGroup {
  kind: 'fine' | 'only' | 'never';
  title: string;
  items: string[];
}

/** The six kinds of information that every tool's policy rules on, in the order of their sensitivity (voice, 'A tool's parts'). */
export const entryKinds = [
  { field: 'publicText', label: 'Public text: sermons, bulletins, web pages, with names removed' },
  { field: 'internalDrafts', label: 'Internal drafts: minutes, budgets, plans' },
  { field: 'membersDetails', label: 'Members’ details: names, addresses, photos' },
  { field: 'childrensDetails', label: 'Children’s details' },
  { field: 'pastoralCareNotes', label: 'Pastoral-care notes and prayer requests' },
  { field: 'givingRecords', label: 'Giving records' },
] as const;

/** Sorts what may be entered into fine, only under a condition, and never; groups with nothing in them are left out. */
export function entryGroups(policy: DataPolicy): EntryGroup[] {
  const fine = entryKinds.filter(({ field }) => policy[field] === 'fine').map(({ label }) => label);
  const never = entryKinds.filter(({ field }) => policy[field] === 'never').map(({ label }) => label);
  const only = entryKinds.flatMap(({ field, label }) => {
    const rule = policy[field];
    return rule === 'fine' || rule === 'never' ? [] : [`${label}: ${rule}`];
  });
  const groups: EntryGroup[] = [
    { kind: 'fine', title: 'Fine to enter', items: [...fine, ...policy.alsoFine] },
    { kind: 'only', title: 'Only with care', items: only },
    { kind: 'never', title: 'Never enter', items: [...never, ...policy.alsoNever] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
