import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openPlace } from '#tests/hub-places.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { buildContact, buildQuestion, buildToolSuggestion } from '#tests/visitor-builders.ts';
import type { ContactRow, QuestionRow, SubmissionRow } from '../api/staff/staff-answers.ts';
import { emptyLog } from './empty-log.ts';

/** Lists the files of a folder that hold these words, whatever their names. */
const filesWith = (folder: string, words: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(words));

test('what is erased at the desk stands in no file of the data folder any more', async () => {
  await using hub = await buildStaffHub('sqlite', { environment: { RATE_LIMIT_SUBMISSIONS: '1000' } });
  const folder = String(hub.environment.DATA_DIR);
  const staff = await hub.as('amos');
  // Number of rows that fills many pages, and reuses some that others have left.
  for (let place = 0; place < 30; place += 1)
    await hub.post('/api/contacts', buildContact({ name: `Naomi Clarke ${place}`, message: `${'psalm '.repeat(150)}${place}` }));
  const suggestion = buildToolSuggestion({ submitterName: 'Naomi Clarke', submitterEmail: 'naomi@stann.example' });
  await hub.post('/api/submissions', suggestion);
  await hub.post('/api/questions', buildQuestion({ email: 'naomi@stann.example' }));
  // Checkpoint, as hours later: what was sent is in the database itself.
  expect(await emptyLog(hub.db)).toBe(true);
  expect(filesWith(folder, 'Naomi Clarke')).toEqual(['hub.sqlite']);
  expect(filesWith(folder, 'naomi@stann.example')).toEqual(['hub.sqlite']);

  for (const list of ['contacts', 'submissions', 'questions']) {
    const rows = await staff.read<(ContactRow | SubmissionRow | QuestionRow)[]>('GET', `/api/staff/${list}?limit=100`);
    for (const { id } of rows) await staff.read('DELETE', `/api/staff/${list}/${id}`, undefined, 204);
  }
  for (const words of ['Naomi Clarke', 'naomi@stann.example', 'psalm psalm']) expect(filesWith(folder, words)).toEqual([]);
});

test('while another process reads, nobody waits for it, and the log is emptied afterwards', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  const { db, close } = place.connect();
  await alterRecords(db, 'tools', { name: 'Lantern' });
  using reader = new DatabaseSync(join(place.dataDir, 'hub.sqlite'), { readOnly: true });
  reader.exec('begin; select * from records');
  await alterRecords(db, 'tools', { name: 'Candle' });
  expect(await emptyLog(db)).toBe(false);
  reader.exec('rollback');
  expect(await emptyLog(db)).toBe(true);
  expect(readFileSync(join(place.dataDir, 'hub.sqlite-wal'))).toHaveLength(0);
  await close();
});
