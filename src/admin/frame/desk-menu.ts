import { deskAddresses } from '#domain/desk-addresses.ts';
import type { Permission } from '#domain/staff/accounts.ts';
import type { DeskCounts } from '#server/api/staff/staff-answers.ts';

export interface MenuItem {
  href: string;
  label: string;
  /** Path under which the item is the active one. */
  under: string;
  /** Number of items that wait there. */
  count?: (counts: DeskCounts) => number;
  needs?: Permission;
}

/** The desk's screens, in the order of a staff member's day. */
export const deskMenu: readonly MenuItem[] = [
  { href: deskAddresses.home, label: 'Home', under: '/admin' },
  {
    href: deskAddresses.submissions({ status: 'pending' }),
    label: 'Suggestions',
    under: '/admin/submissions',
    count: (counts) => counts.pendingSubmissions,
  },
  {
    href: deskAddresses.recheck(),
    label: 'Re-check',
    under: '/admin/recheck',
    count: (counts) => counts.toolsToRecheck + counts.workflowsToRecheck + counts.answersToRecheck,
  },
  {
    href: deskAddresses.documents(),
    label: 'Documents',
    under: '/admin/documents',
    count: (counts) => counts.changedDocuments,
  },
  { href: deskAddresses.tools(), label: 'Tools', under: '/admin/tools' },
  { href: deskAddresses.prices, label: 'Prices', under: '/admin/prices' },
  { href: deskAddresses.workflows(), label: 'Workflows', under: '/admin/workflows' },
  { href: deskAddresses.answers(), label: 'Answers', under: '/admin/answers' },
  { href: deskAddresses.texts, label: 'Texts', under: '/admin/texts' },
  { href: deskAddresses.links, label: 'Links', under: '/admin/links', count: (counts) => counts.deadLinks },
  {
    href: deskAddresses.contacts({ status: 'pending' }),
    label: 'Messages',
    under: '/admin/contacts',
    count: (counts) => counts.pendingContacts,
  },
  { href: deskAddresses.interest, label: 'Interest', under: '/admin/interest' },
  {
    href: deskAddresses.questions({ status: 'pending' }),
    label: 'Questions',
    under: '/admin/questions',
    count: (counts) => counts.pendingQuestions,
  },
  { href: deskAddresses.pageViews(), label: 'Page views', under: '/admin/page-views' },
  { href: deskAddresses.users, label: 'Users', under: '/admin/users', needs: 'manage users' },
  { href: deskAddresses.audit(), label: 'Audit log', under: '/admin/audit-log', needs: 'read audit log' },
  { href: deskAddresses.account, label: 'Your account', under: '/admin/account' },
];

/** Checks whether this path belongs to the item. */
export const isUnder = (path: string, { under }: MenuItem): boolean =>
  path === under || (under !== '/admin' && path.startsWith(`${under}/`));
