import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus, send } from '#admin/api/call.ts';
import { refresh } from '#admin/api/reads.ts';
import { catchLostFocus } from './lost-focus.ts';
import { tellDone, tellFailure } from './notices.tsx';
import { statusName } from './status-badge.tsx';

interface Versioned {
  id: string;
  version: number;
}

interface StatusChange {
  row: Versioned;
  status: string;
}

/** Moves a row of this list to another state. When somebody else was first, the list is read anew and says so. */
export function useStatusChange(path: string): UseMutationResult<unknown, Error, StatusChange> {
  const client = useQueryClient();
  const readAnew = () => refresh(client, path, '/api/staff/counts', '/api/staff/audit');
  return useMutation({
    mutationFn: ({ row, status }: StatusChange) =>
      send('PATCH', `${path}/${encodeURIComponent(row.id)}`, { version: row.version, status }),
    onSuccess: async (_, { status }) => {
      tellDone(`Moved to ${statusName(status).toLowerCase()}`);
      await readAnew();
      catchLostFocus();
    },
    onError: async (error) => {
      tellFailure(error);
      if (hasStatus(error, 409)) await readAnew();
    },
  });
}
