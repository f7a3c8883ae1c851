/**
 * Idempotency key of one write, by which a retry is recognized. Not crypto.randomUUID: it is missing where the hub is tried over
 * plain http on a local network.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
