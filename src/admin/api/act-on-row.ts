import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts on one row of a list. A second press on it while the first is under way does nothing; a press on another row is not lost.
 * The rows' ids are unique among all that the desk changes.
 */
export function actOnRow<Row extends { id: string }>(client: QueryClient, mutate: (row: Row) => void, row: Row): void {
  if (client.isMutating({ predicate: ({ state }) => isOf(state.variables, row) }) === 0) mutate(row);
}

const isOf = (variables: unknown, { id }: { id: string }): boolean =>
  typeof variables === 'object' && variables !== null && 'id' in variables && variables.id === id;
