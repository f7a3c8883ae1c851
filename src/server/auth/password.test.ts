import { expect, test } from 'vitest';
import { cheapHash } from '#tests/staff-builders.ts';
import { hashPassword, verifyPassword } from './password.ts';

test('a password fits its own hash and no other, and two hashes of it differ', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword({ hash, password: 'correct horse battery' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'correct horse batterz' })).toBe(false);
  expect(await hashPassword('correct horse battery')).not.toBe(hash);
});

test('it does not matter how a keyboard spells an accent', async () => {
  const hash = await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9');
  expect(await verifyPassword({ hash, password: 'cafe\u0301 cafe\u0301 cafe\u0301' })).toBe(true);
});

test('a hash that was made with other costs still fits', async () => {
  expect(await verifyPassword({ hash: cheapHash('secret'), password: 'secret' })).toBe(true);
});

test.each(['', 'plain', '$2b$10$abc', '$argon2id$v=19$m=1$x'])('nothing fits %j', async (hash) => {
  expect(await verifyPassword({ hash, password: '' })).toBe(false);
});
