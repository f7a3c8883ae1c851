import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOnRow } from '#admin/api/act-on-row.ts';
import { send } from '#admin/api/call.ts';
import { untilReadAgain } from '#admin/api/reads.ts';
import { catchLostFocus } from '#admin/navigation/heading-focus.ts';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import { statusName } from '#admin/parts/status-badge.tsx';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { InboxKindName, InboxMove, InboxStatuses } from '#domain/inbox/inbox-status.ts';
import { nextStatuses } from '#domain/inbox/inbox-status.ts';
import { Button } from '#ui/button.tsx';

/** Words and list of one kind of the inbox. */
interface DeskInboxKind {
  /** Heading of its list. */
  title: string;
  nouns: readonly [one: string, many: string];
  address: (search: Record<string, string | number>) => string;
}

export const deskInbox: Record<InboxKindName, DeskInboxKind> = {
  submissions: { title: 'Suggestions', nouns: ['suggestion', 'suggestions'], address: deskAddresses.submissions },
  contacts: { title: 'Messages', nouns: ['message', 'messages'], address: deskAddresses.contacts },
  questions: { title: 'Questions', nouns: ['question', 'questions'], address: deskAddresses.questions },
};

/** Address of a kind in the API; an item's id follows it. */
export const inboxApi = (kind: InboxKindName): string => `/api/staff/${kind}`;
export const itemApi = (kind: InboxKindName, id: string): string => `${inboxApi(kind)}/${encodeURIComponent(id)}`;

/**
 * Changes an item that a visitor sent, or moves it to another state; a second press while the first is under way does nothing.
 * @param done.onStored runs at once, before the screen is read again
 * @param done.saved the notification after a change that moves nothing
 * @returns a function that sends a change
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
      await untilReadAgain();
      // Shown only once the buttons can be pressed again: an earlier press would be lost.
      showSuccess(change.status ? `Moved to ${statusName(now.status).toLowerCase()}` : saved);
      catchLostFocus();
    },
    onError: showError,
  });
  return (change) => actOnRow(client, mutate, { ...change, id });
}

/** The labels of the buttons that move an item to a state. */
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
  /** Title of the moved item, for screen readers that announce the buttons of several. */
  title?: string;
  onMove: (status: InboxMove<Kind>) => void;
}

/** Buttons that move an item from its state to the next ones. */
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
