import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildContent, buildFolder, buildTool } from '#tests/builders.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { byDay } from '#tests/environment/night.ts';
import { insertSent } from '#tests/inbox-rows.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { importContent } from '../catalogue/follow-files.ts';
import { eraseWordsOfSets, insertChangeSet } from '../repositories/change-sets.ts';
import { findDocumentVersions, keepDocumentVersion, packText } from '../repositories/documents.ts';
import { saveDraft } from '../repositories/drafts.ts';
import { findNotTaken, replaceNotTaken } from '../repositories/files-not-taken.ts';
import { claimIdempotencyKey } from '../repositories/idempotency-keys.ts';
import { isOlderContent, keepLaidContent } from '../repositories/laid-content.ts';
import { findListed, takeOffList } from '../repositories/mail-list.ts';
import { claimMail, insertMail, insertWeeklyMail } from '../repositories/outbox.ts';
import { eraseWords, keepStates } from '../repositories/record-versions.ts';
import { addRevision, changeCatalogue, currentRevision } from '../repositories/revisions.ts';
import { endRound, insertRound, takeRound } from '../repositories/rounds.ts';
import { shareSecret } from '../repositories/server-secrets.ts';
import {
  confirmTermsWatch,
  deleteTermsWatches,
  findTermsWatch,
  insertTermsWatch,
  scheduleTermsMail,
} from '../repositories/terms-watches.ts';
import { castVote } from '../repositories/votes.ts';
import { connectSqlite } from './connect.ts';
import { nameFault } from './fault.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const now = '2026-11-22T08:00:00.000Z';
const imports = 40;

test('on SQLite what reads first and then writes waits for another process that writes all the time, and never fails', async () => {
  using folder = buildFolder();
  const path = join(folder.path, 'hub.sqlite');
  const { db, kind, close } = connectSqlite(path);
  await migrate(db, kind);
  const script = fileURLToPath(new URL('../../../tests/environment/second-writer.ts', import.meta.url));
  const writer = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'close');
  await once(writer.stdout, 'data');

  const readCount = async () => (await db.selectFrom('clientLimits').select('count').executeTakeFirstOrThrow()).count;
  const failures: unknown[] = [];
  for (let round = 0; round < imports; round += 1) {
    const before = await readCount();
    await vi.waitUntil(async () => (await readCount()) > before, { timeout: 10_000, interval: 1 });
    const tools = Array.from({ length: 20 }, (_, place) =>
      buildTool({ slug: `tool-${place}`, name: `Tool ${place}`, pricing: `Free in round ${round}` }),
    );
    await importContent(db, buildContent({ tools }), { now, overwrite: false }).catch((error: unknown) => failures.push(error));
  }
  writer.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(failures).toEqual([]);
  expect(await currentRevision(db)).toBe(imports);
  await close();
});

/** Writes of two writers at the same moment, and the check afterwards. */
interface Pair {
  before?: (db: Kysely<Database>, round: number) => Promise<unknown>;
  /** @param writer 0 or 1 */
  write: (db: Kysely<Database>, writer: number, round: number) => Promise<unknown>;
  /** @param answers what the two writes returned */
  after: (db: Kysely<Database>, answers: unknown[], round: number) => Promise<unknown>;
}

const later = '2026-11-22T08:05:00.000Z';
const words = ['Naomi', 'Ruth'];
const addressOf = (round: number) => `reader${round}@stann.example`;
const watchesOf = (db: Kysely<Database>, round: number) =>
  db
    .selectFrom('termsWatches')
    .select(['id', 'tools', 'confirmedAt'])
    .where('email', '=', addressOf(round))
    .orderBy('id')
    .execute();
const waitingId = async (db: Kysely<Database>, round: number) =>
  (await watchesOf(db, round)).find(({ confirmedAt }) => confirmedAt === null)?.id ?? '';
const wish = (db: Kysely<Database>, round: number, tools = ['lamp']) =>
  db.transaction().execute((transaction) => insertTermsWatch(transaction, { email: addressOf(round), tools }, now));
/** Stores an unconfirmed wish and, in every other round, one of the same address that was confirmed before. */
async function wishTwice(db: Kysely<Database>, round: number): Promise<void> {
  if (round % 2 === 1) {
    await wish(db, round, ['old']);
    await confirmTermsWatch(db, await waitingId(db, round), now);
  }
  await wish(db, round);
}
const outboxOf = (db: Kysely<Database>, recordId: string) =>
  db.selectFrom('outbox').select('id').where('recordId', '=', recordId).execute();
const one = (answers: unknown[], isMatch: (answer: unknown) => boolean) => expect(answers.filter(isMatch)).toHaveLength(1);

const pairs: Record<string, Pair> = {
  saveDraft: {
    before: async (db, round) => {
      const id = `person ${round}`;
      const names = { username: id, displayUsername: id, name: id, email: `${round}@staff.invalid` };
      await db
        .insertInto('users')
        .values(buildUserRow({ id, ...names }))
        .execute();
    },
    write: (db, writer, round) =>
      db.transaction().execute((transaction) => {
        const draft = { kind: 'tools', name: words[writer] ?? '', version: 1, record: {}, savedAt: now } as const;
        return saveDraft(transaction, `person ${round}`, draft, { most: 1 });
      }),
    after: async (db, answers, round) => {
      one(answers, (answer) => answer === true);
      expect(await db.selectFrom('drafts').select('name').where('userId', '=', `person ${round}`).execute()).toHaveLength(1);
    },
  },
  shareSecret: {
    write: (db, writer, round) => shareSecret(db, `secret ${round}`, `made by ${writer}`, now),
    after: async (_, [first, second]) => expect(first).toBe(second),
  },
  addRevision: {
    write: (db) => changeCatalogue(db, (transaction) => addRevision(transaction, 'edit', now)),
    after: async (_, [first, second]) => expect(Math.abs(Number(first) - Number(second))).toBe(1),
  },
  replaceNotTaken: {
    write: (db, writer, round) => {
      const row = { kind: 'tools', name: `tool-${round}`, record: null, position: 0, seedHash: words[writer] ?? null } as const;
      return changeCatalogue(db, (transaction) => replaceNotTaken(transaction, [row], now));
    },
    after: async (db, _, round) =>
      expect((await findNotTaken(db)).map(({ kind, name }) => `${kind}/${name}`)).toEqual([`tools/tool-${round}`]),
  },
  keepLaidContent: {
    write: (db, writer, round) =>
      changeCatalogue(db, (transaction) => keepLaidContent(transaction, `${words[writer]} ${round}`, now)),
    after: async (db, _, round) => {
      // One of the two is the newest, and the other is known to be older.
      const older = await Promise.all(words.map((word) => isOlderContent(db, `${word} ${round}`)));
      expect(older.toSorted()).toEqual([false, true]);
    },
  },
  claimMail: {
    before: (db, round) => insertMail(db, 'contact', `mail ${round}`, now),
    write: (db) => claimMail(db, now, later),
    after: async (_, answers) => one(answers, (mail) => mail !== undefined),
  },
  takeRound: {
    before: (db) => insertRound(db, 'links', 'test', now),
    write: (db) => takeRound(db, 'links', { now, until: later }),
    after: async (db, answers) => {
      one(answers, (round) => round !== undefined);
      const { id } = await db.selectFrom('linkRuns').select('id').where('state', '=', 'open').executeTakeFirstOrThrow();
      await endRound(db, id, now);
    },
  },
  keepDocumentVersion: {
    write: async (db, writer, round) => {
      const packed = await packText(`What ${words[writer]} wrote.`);
      const address = `https://lamp.example/${round}`;
      return changeCatalogue(db, (transaction) =>
        keepDocumentVersion(transaction, address, { day: `2026-11-2${writer}`, today: '2026-11-29' }, packed),
      );
    },
    after: async (db, answers, round) => {
      // Returns null to the first, which finds no text before it; the second finds what the first kept.
      one(answers, (hasChanged) => hasChanged === null);
      const [latest] = await findDocumentVersions(db, `https://lamp.example/${round}`);
      expect(latest).toMatchObject({ lastDay: '2026-11-21', text: 'What Ruth wrote.' });
    },
  },
  eraseWords: {
    before: async (db, round) => {
      for (const number of [1, 2]) {
        const record = { says: number === 1 ? 'Naomi and Ruth say so.' : 'They say so.' };
        await keepStates(db, 'answers', [{ name: `answer-${round}`, number, record }], { at: now, origin: 'desk' });
      }
    },
    write: (db, writer) => db.transaction().execute((transaction) => eraseWords(transaction, [words[writer] ?? ''])),
    after: async (db) => {
      const rows = JSON.stringify(await db.selectFrom('recordVersions').select('record').execute());
      for (const word of words) expect(rows).not.toContain(word);
    },
  },
  eraseWordsOfSets: {
    before: (db, round) =>
      insertChangeSet(db, {
        ...{
          id: `set ${round}`,
          kind: 'answers',
          username: 'amos',
          at: now,
          does: 'checked',
          why: 'Naomi and Ruth asked',
          undoes: null,
        },
      }),
    write: (db, writer) => db.transaction().execute((transaction) => eraseWordsOfSets(transaction, [words[writer] ?? ''])),
    after: async (db) => {
      const rows = JSON.stringify(await db.selectFrom('changeSets').select('why').execute());
      for (const word of words) expect(rows).not.toContain(word);
    },
  },
  insertTermsWatch: {
    write: (db, _, round) => wish(db, round).catch((error: unknown) => expect(nameFault(error)).toBe('unique')),
    after: async (db, _, round) => expect(await watchesOf(db, round)).toHaveLength(1),
  },
  confirmTermsWatch: {
    before: wishTwice,
    write: async (db, _, round) => confirmTermsWatch(db, await waitingId(db, round), later),
    after: async (db, answers, round) => {
      // A writer that looked for the wish when the other had confirmed it found none that waits.
      expect(answers).toContain(true);
      expect(await watchesOf(db, round)).toMatchObject([{ tools: '["lamp"]', confirmedAt: expect.any(String) }]);
    },
  },
  deleteTermsWatches: {
    before: wishTwice,
    write: async (db, writer, round) =>
      writer === 0
        ? db.transaction().execute((transaction) => deleteTermsWatches(transaction, (email) => email === addressOf(round)))
        : confirmTermsWatch(db, await waitingId(db, round), later),
    after: async (db, _, round) => expect(await watchesOf(db, round)).toEqual([]),
  },
  scheduleTermsMail: {
    before: async (db, round) => {
      await wish(db, round);
      await confirmTermsWatch(db, await waitingId(db, round), now);
    },
    write: async (db, _, round) => {
      const watch = await findTermsWatch(db, (await watchesOf(db, round))[0]?.id ?? '');
      if (watch?.tellUntil === null) await scheduleTermsMail(db, watch, { from: now, until: later, now: later });
    },
    after: async (db, _, round) => {
      const id = (await watchesOf(db, round))[0]?.id ?? '';
      // Mails: the question whether they want mail, and the news.
      expect(await outboxOf(db, id)).toHaveLength(2);
    },
  },
  takeOffList: {
    before: (db, round) =>
      insertSent(db, 'contacts', { id: `contact ${round}`, email: addressOf(round), newsletter: 1, createdAt: now }),
    write: (db) => db.transaction().execute((transaction) => takeOffList(transaction, () => true)),
    after: async (db) => expect(await findListed(db)).toEqual([]),
  },
  castVote: {
    before: (db, round) => insertSent(db, 'questions', { id: `question ${round}`, createdAt: now }),
    write: (db, _, round) => {
      const vote = { kind: 'questions', recordId: `question ${round}`, voterHash: 'hash', day: '2026-11-22' } as const;
      return db.transaction().execute((transaction) => castVote(transaction, vote));
    },
    after: async (db, _, round) => {
      const { votes } = await db
        .selectFrom('inbox')
        .select('votes')
        .where('id', '=', `question ${round}`)
        .executeTakeFirstOrThrow();
      expect(votes).toBe(1);
    },
  },
  insertWeeklyMail: {
    write: (db, _, round) => insertWeeklyMail(db, `2026-W${round}`, now),
    after: async (db, _, round) => expect(await outboxOf(db, `2026-W${round}`)).toHaveLength(1),
  },
  claimIdempotencyKey: {
    write: (db, _, round) => claimIdempotencyKey(db, { keyHash: `key ${round}`, bodyHash: 'body', answerId: '', createdAt: now }),
    after: async (_, answers) => one(answers, (isClaimed) => isClaimed === true),
  },
};

const rounds = byDay(6, { atNight: 20 });

test.each(bothDatabases.flatMap((kind) => Object.keys(pairs).map((name) => ({ kind, name }))))(
  'on $kind two writers at once keep what $name promises',
  async ({ kind, name }) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    // SQLite has one process, whose transactions take turns; the test above covers another process.
    const writers = [db, kind === 'postgres' ? database.connectAgain().db : db];
    const { before, write, after } = pairs[name] as Pair;
    for (let round = 0; round < rounds; round += 1) {
      await before?.(db, round);
      const answers = await Promise.all(writers.map((writer, place) => write(writer, place, round)));
      await after(db, answers, round);
    }
  },
);

test('every function of repositories/ that reads and then writes is tried by two writers', () => {
  const folder = fileURLToPath(new URL('../repositories', import.meta.url));
  const readsAndWrites = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^(?=export )/m)
      .filter(
        (text) =>
          /selectFrom\(|\b(find|current|latest|lock)\w+\(/.test(text) &&
          /insertInto\(|upsert\(|updateTable\(|deleteFrom\(/.test(text),
      )
      .map((text) => /^export (?:async )?(?:function|const) (\w+)/.exec(text)?.[1] ?? file),
  );
  expect(readsAndWrites).toContain('confirmTermsWatch');
  expect(readsAndWrites.filter((name) => !Object.hasOwn(pairs, name))).toEqual([]);
});
