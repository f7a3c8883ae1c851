import type { ReadName } from '#domain/reads/reads.ts';
import { reads } from '#domain/reads/reads.ts';
import { HttpError } from '../../errors.ts';

/** Reads of the table by the path that they share; where a path has several, the parameter `view` selects one. */
export const readsByPath = Map.groupBy(Object.keys(reads) as ReadName[], (name) => reads[name].path);

/**
 * Selects the read at a path by its view.
 * @throws {HttpError} 400 when there is no such view.
 */
export function readWithView(names: readonly ReadName[], view: string | undefined): ReadName {
  const [only, ...others] = names;
  const readName = others.length === 0 ? only : names.find((name) => reads[name].view === view);
  if (readName) return readName;
  const message = `must be ${names.flatMap((name) => reads[name].view ?? []).join(' or ')}`;
  throw new HttpError(400, 'We can’t read some of the parameters.', { issues: [{ path: 'view', message }] });
}
