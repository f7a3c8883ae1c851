import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOnRow } from '#admin/api/act-on-row.ts';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { tellDone, tellFailure } from '#admin/parts/notices.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InboxKindName, InboxMove, InboxStatuses } from '#domain/inbox/inbox-status.ts';
import { nextStatuses } from '#domain/inbox/inbox-status.ts';
import { Button } from '#ui/button.tsx';

/** What the desk calls one kind of what visitors send, and where it has it. */
interface DeskInboxKind {
  /** Its list, and what stands in it. */
  title: string;
  nouns: readonly [one: string, many: string];
  address: (search: Record<string, string | number>) => string;
  /** What shows a decision about it, beside its own screens. */
  shownBy: readonly string[];
}

export const deskInbox: Record<InboxKindName, DeskInboxKind> = {
  submissions: {
    ...{ title: 'Suggestions', nouns: ['suggestion', 'suggestions'], address: deskAddresses.submissions },
    shownBy: [],
  },
  contacts: {
    ...{ title: 'Messages', nouns: ['message', 'messages'], address: deskAddresses.contacts },
    shownBy: ['/api/staff/interest'],
  },
  questions: {
    ...{ title: 'Questions', nouns: ['question', 'questions'], address: deskAddresses.questions },
    shownBy: ['/api/staff/answers'],
  },
};

/** Where the API has a kind, and one of it. */
export const inboxApi = (kind: InboxKindName): string => `/api/staff/${kind}`;
export const itemApi = (kind: InboxKindName, id: string): string => `${inboxApi(kind)}/${encodeURIComponent(id)}`;

/** Reads anew what shows a decision. */
export const refreshInbox = (client: QueryClient, kind: InboxKindName): Promise<void> =>
  refresh(client, inboxApi(kind), ...deskInbox[kind].shownBy, '/api/staff/counts', '/api/staff/audit');

/**
 * Changes something that a visitor sent, or moves it to another state; a second press on the way is the same press. What shows it is
 * read anew. When somebody else was first, it says so, too.
 * @param done.onStored at once, before anything is read anew
 * @param done.saved what is said of a change that moves nothing
 * @returns what sends a change
 */
export function useItemChange<Detail extends { status: string }, Change extends { status?: string }>(
  kind: InboxKindName,
  { id, version }: { id: string; version: number },
  { onStored, saved = 'Saved' }: { onStored?: (now: Detail, change: Change) => void; saved?: string } = {},
): (change: Change) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (change: Change & { id: string }) => {
      const { id: _, ...sent } = change;
      return send<Detail>('PATCH', itemApi(kind, id), { version, ...sent });
    },
    onSuccess: async (now, change) => {
      onStored?.(now, change);
      await refreshInbox(client, kind);
      // Not before the buttons can be pressed again: a press on the way would be lost.
      tellDone(change.status ? `Moved to ${statusName(now.status).toLowerCase()}` : saved);
      catchLostFocus();
    },
    onError: (error) => {
      tellFailure(error);
      // Not waited for: what the other person wrote may be answered as soon as it stands there.
      if (hasStatus(error, 409)) void refreshInbox(client, kind);
    },
  });
  return (change) => actOnRow(client, mutate, { ...change, id });
}

/** What a button says that moves something to this state. */
const moveWords: Record<InboxMove<InboxKindName>, string> = {
  pending: 'Back to pending',
  'in review': 'Take into review',
  accepted: 'Accept without publishing',
  open: 'Let it through',
  done: 'Done',
  declined: 'Decline',
  spam: 'It’s spam',
};

interface MoveButtonsProps<Kind extends InboxKindName> {
  kind: Kind;
  status: InboxStatuses[Kind];
  /** Which one is moved, for those who hear the buttons of several. */
  title?: string;
  onMove: (status: InboxMove<Kind>) => void;
}

/** The ways on from a state. */
export const MoveButtons = <Kind extends InboxKindName>({ kind, status, title, onMove }: MoveButtonsProps<Kind>) =>
  nextStatuses(kind, status).map((to) => (
    <Button
      key={to}
      variant="quiet"
      small
      {...(title && { 'aria-label': `${moveWords[to]}: ${title}` })}
      onClick={() => onMove(to)}
    >
      {moveWords[to]}
    </Button>
  ));
