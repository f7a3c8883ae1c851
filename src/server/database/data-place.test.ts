import { expect, test } from 'vitest';
import { dataPlace } from './data-place.ts';

test.each([
  [{ dataDir: '/var/lib/hub', databaseUrl: undefined }, 'Data folder: /var/lib/hub'],
  [{ dataDir: 'data', databaseUrl: 'postgres://hub:secret@db.example:5433/hub' }, 'Database: PostgreSQL at db.example:5433/hub'],
])('a command tells where its data is, and no password: %j', (settings, line) => {
  expect(dataPlace(settings)).toBe(line);
});
