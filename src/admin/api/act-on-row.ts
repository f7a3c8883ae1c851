import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts on one row of a list. A second press on it while the first is on its way is the same press; one on another row is another, and
 * is not lost. The rows' ids are unique among all that the desk changes.
 */
export function actOnRow<Row extends { id: string }>(client: QueryClient, mutate: (row: Row) => void, row: Row): void {
  const isOnItsWay = client.isMutating({ predicate: ({ state }) => (state.variables as Row | undefined)?.id === row.id }) > 0;
  if (!isOnItsWay) mutate(row);
}
