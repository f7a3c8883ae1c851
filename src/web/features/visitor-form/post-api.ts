import { ApiError } from '#web/api-client.ts';

/**
 * Sends a record to the API as JSON, from the browser (docs/product.md). A retry under the same key is stored once.
 * @throws {ApiError} for every answer that is not OK.
 */
export async function postApi(path: string, record: string, idempotencyKey: string): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: record,
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
