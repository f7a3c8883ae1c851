// Module for node --import: ends the process, like a power cut, before the step of its work that DIE_AT_STEP names. A step is a
// change of the disk or a statement to a database (on SQLite not each row, so that all restores have the same number of steps;
// with DIE_IN=migration each statement). Without a number it counts, and prints the sum at the end, and between which steps the
// database got its new schema.
import fs, { writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const dieAt = Number(process.env.DIE_AT_STEP ?? 0);
let steps = 0;
let [migrationBegan, migrationEnded] = [0, 0];

/**
 * @param {any} owner
 * @param {string} name
 */
function countCallsOf(owner, name) {
  const original = owner[name];
  owner[name] = function (/** @type {unknown[]} */ ...args) {
    steps += 1;
    if (!migrationBegan && /^(create|alter|drop) |^(delete from|update) kysely_migration/.test(String(args[0])))
      migrationBegan = steps;
    if (migrationBegan && !migrationEnded && args[0] === 'commit') migrationEnded = steps;
    if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
    return original.apply(this, args);
  };
}

for (const name of ['mkdirSync', 'copyFileSync', 'renameSync', 'rmSync', 'fsyncSync', 'chownSync', 'writeFileSync'])
  countCallsOf(fs, name);
syncBuiltinESMExports();
countCallsOf(DatabaseSync.prototype, 'exec');
if (process.env.DIE_IN === 'migration') countCallsOf(DatabaseSync.prototype, 'prepare');
countCallsOf(pg.Client.prototype, 'query');
process.on('exit', () => writeSync(1, `steps: ${steps}\nmigration: ${migrationBegan} to ${migrationEnded}\n`));
