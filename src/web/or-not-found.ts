import { notFound } from '@tanstack/react-router';
import { hasStatus } from './api-client.ts';

/** What the page for unknown addresses is given where there was a record that was taken down. */
export const takenDown = 'taken down';

/** For a loader: an unknown record is 'not found', and so is one that was taken down; any other failure is an error. */
export async function orNotFound<T>(record: Promise<T>): Promise<T> {
  try {
    return await record;
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound();
    if (hasStatus(error, 410)) throw notFound({ data: takenDown });
    throw error;
  }
}
