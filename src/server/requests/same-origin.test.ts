import { expect, test } from 'vitest';
import { refuseForeignOrigin } from './same-origin.ts';

const passes = (headers: Record<string, string>) => {
  try {
    refuseForeignOrigin(new Headers({ Host: 'hub.internal:3000', ...headers }), 'https://hub.example');
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 403 });
    return false;
  }
};

test.each([
  [{}],
  [{ Origin: 'https://hub.example' }],
  [{ Origin: 'https://hub.example', 'Sec-Fetch-Site': 'same-origin' }],
  // Address of the operator's trial, another than PUBLIC_URL.
  [{ Origin: 'http://hub.internal:3000', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'http://hub.internal:3000' }],
  [{ 'Sec-Fetch-Site': 'same-origin' }],
  [{ 'Sec-Fetch-Site': 'none' }],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a program or our own page may send: %j', (headers) => expect(passes(headers)).toBe(true));

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'https://hub.example.evil.example' }],
  [{ Origin: 'https://evil.example/https://hub.example' }],
  [{ Origin: 'http://hub.internal:3001' }],
  [{ Origin: 'http://hub.example' }],
  [{ Origin: 'null' }],
  [{ Origin: '' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ Origin: 'https://hub.example', 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('another site’s page may not: %j', (headers) => expect(passes(headers)).toBe(false));
