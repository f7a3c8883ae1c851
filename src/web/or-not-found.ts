import { notFound } from '@tanstack/react-router';
import { hasStatus } from './api-client.ts';

/** For a loader: an unknown record is 'not found', any other failure an error. */
export async function orNotFound<T>(record: Promise<T>): Promise<T> {
  try {
    return await record;
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound();
    throw error;
  }
}
