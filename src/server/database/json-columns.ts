// Kept explicit, column by column: a plugin that parses whatever looks like JSON would turn a visitor's title '[1]' into a list.

/** A record as it is stored: the named fields as JSON text, what is undefined as null. */
export function toRow(record: Record<string, unknown>, jsonColumns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      jsonColumns.includes(name) && value !== undefined ? JSON.stringify(value) : (value ?? null),
    ]),
  );
}

/**
 * A stored row as a record: the named fields parsed, nulls left out.
 * @throws with the row's slug and the column, when a field holds no JSON
 */
export function fromRow(row: Record<string, unknown>, jsonColumns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, jsonColumns.includes(name) ? parsed(row, name) : value]),
  );
}

function parsed(row: Record<string, unknown>, name: string): unknown {
  try {
    return JSON.parse(String(row[name]));
  } catch (error) {
    throw new Error(`the column ${name} of ${row.slug} holds no JSON`, { cause: error });
  }
}
