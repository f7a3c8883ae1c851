// Second process that writes to a SQLite file until it is stopped: node tests/environment/second-writer.ts FILE
import { setTimeout as wait } from 'node:timers/promises';
import { openSqlite } from '#server/database/sqlite-bridge.ts';

const pauseMs = 3;

const database = openSqlite(process.argv[2] ?? '');
const write = database.prepare(
  `insert into "clientLimits" ("clientHash", "windowStart", "count") values ('second', '2026-11-22', 1) on conflict do update set "count" = "count" + 1`,
);
let isWanted = true;
process.once('SIGTERM', () => {
  isWanted = false;
});
write.run();
process.stdout.write('writing\n');
while (isWanted) {
  write.run();
  await wait(pauseMs);
}
database.close();
