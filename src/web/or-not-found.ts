import { notFound } from '@tanstack/react-router';
import { hasStatus } from './api-client.ts';

/** Data for the not-found page where a record was taken down. */
export const takenDown = 'taken down';

/** Turns an unknown or taken-down record into 'not found' in a loader; any other failure is an error. */
export async function orNotFound<T>(record: Promise<T>): Promise<T> {
  try {
    return await record;
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound();
    if (hasStatus(error, 410)) throw notFound({ data: takenDown });
    throw error;
  }
}
