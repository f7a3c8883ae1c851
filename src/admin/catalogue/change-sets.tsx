import { useMutation } from '@tanstack/react-query';
import { send } from '#admin/api/call.ts';
import { untilReadAgain, useRead } from '#admin/api/reads.ts';
import { Moment } from '#admin/parts/moment.tsx';
import { showError, showSuccess } from '#admin/parts/notices.tsx';
import type { ChangeSetAnswer, ChangeSetRow } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';

/** Recent bulk changes, each with one undo. */
export function ChangeSets({ noun }: { noun: 'tools' | 'workflows' }) {
  const { data: sets } = useRead<ChangeSetRow[]>(`/api/staff/change-sets?kind=${noun}`);
  const undo = useMutation({
    mutationFn: (id: string) => send<ChangeSetAnswer>('POST', `/api/staff/change-sets/${id}/undo`),
    onSuccess: ({ changed, left }) =>
      showSuccess(
        'Undone',
        [`${changed.length} brought back.`, ...left.map(({ name, reason }) => `${name} stayed: ${reason}`)].join(' '),
      ),
    onError: showError,
    onSettled: untilReadAgain,
  });
  if (!sets || sets.length === 0) return null;
  return (
    <details className="change-sets" open>
      <summary>Recent bulk changes</summary>
      <ul>
        {sets.map((changeSet) => {
          const what = `${changeSet.count} ${changeSet.count === 1 ? noun.slice(0, -1) : noun} ${changeSet.does}`;
          return (
            <li key={changeSet.id}>
              <span>
                {what}
                <span className="cell-note">
                  <Moment at={changeSet.at} />
                  {`, ${changeSet.username}: ${changeSet.why}`}
                </span>
              </span>
              {changeSet.isUndone ? (
                <span className="meta">Undone</span>
              ) : (
                <Button
                  small
                  variant="quiet"
                  aria-label={`Undo: ${what}`}
                  sending={undo.isPending && undo.variables === changeSet.id}
                  sendingLabel="Undoing..."
                  onClick={() => undo.mutate(changeSet.id)}
                >
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
