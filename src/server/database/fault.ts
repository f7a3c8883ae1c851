/** Kinds of database errors, the same for SQLite and PostgreSQL. */
export type DatabaseFault = 'unavailable' | 'busy' | 'full' | 'corrupt' | 'unique' | 'newer';

// Codes of https://www.sqlite.org/rescode.html: the low byte is the primary code; 2067 and 1555 are broken unique constraints.
const sqliteFaults: Record<number, DatabaseFault> = {
  3: 'unavailable',
  5: 'busy',
  6: 'busy',
  8: 'unavailable',
  10: 'unavailable',
  11: 'corrupt',
  13: 'full',
  14: 'unavailable',
  26: 'corrupt',
};

// Error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's codes for sockets.
const postgresFaults: [pattern: RegExp, fault: DatabaseFault][] = [
  [
    /^(08...|57P0[1-5]|53300|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/,
    'unavailable',
  ],
  // Read only: a standby that has not taken over yet.
  [/^25006$/, 'unavailable'],
  [/^(40001|40P01|55P03|57014)$/, 'busy'],
  [/^(53100|ENOSPC)$/, 'full'],
  [/^(XX001|XX002)$/, 'corrupt'],
  [/^23505$/, 'unique'],
  // undefined_table and undefined_column: a newer version has migrated what this node still runs on.
  [/^42(P01|703)$/, 'newer'],
];

// Messages of pg's errors without a code.
const codelessMessage =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|driver has already been destroyed/i;

/** Names a database's fault; undefined when the error has another cause, such as a mistake of ours. */
export function nameFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') return errcode === 2067 || errcode === 1555 ? 'unique' : sqliteFaults[errcode & 0xff];
  const match = typeof code === 'string' ? postgresFaults.find(([pattern]) => pattern.test(code)) : undefined;
  if (match) return match[1];
  if (codelessMessage.test(error.message)) return 'unavailable';
  // Node tries each address of a name and reports all failures together.
  return error instanceof AggregateError ? nameFault(error.errors[0]) : undefined;
}
