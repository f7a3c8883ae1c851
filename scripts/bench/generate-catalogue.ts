// Fills a hub with invented tools and workflows that look real, to measure a hub that has grown.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { Content } from '#server/content/read-content.ts';
import { readContent } from '#server/content/read-content.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { databaseFile } from '#server/database/data-folder.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';
import { insertRecords } from '#server/records/store.ts';
import { addRevision } from '#server/repositories/revisions.ts';

const firstWords = ['Grace', 'Cedar', 'Harbor', 'Lantern', 'Olive', 'Psalm', 'River', 'Steeple', 'Summit', 'Vesper', 'Willow'];
const secondWords = ['Scribe', 'Voice', 'Canvas', 'Ledger', 'Studio', 'Notes', 'Reach', 'Loom', 'Desk', 'Press', 'Frame', 'Song'];

/** Made-up name, unique for each number. */
const nameOf = (number: number) =>
  `${firstWords[number % firstWords.length]} ${secondWords[Math.floor(number / firstWords.length) % secondWords.length]} ${number}`;

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Invents a tool from an authored one: another name, and categories in turn. */
function inventTool({ tools, categories }: Content, number: number): Tool {
  const model = pick(tools, scattered(number));
  const name = nameOf(number);
  return {
    ...model,
    slug: slugOf(name),
    name,
    aliases: [],
    maker: `${firstWords[number % firstWords.length]} Works`,
    category: pick(categories, number).name,
    website: `https://${slugOf(name)}.example`,
    description: model.description.replaceAll(model.name, name),
    replacedBy: [],
    alternatives: [],
  };
}

/** Invents a workflow from an authored one: another title, and invented tools. */
function inventWorkflow({ workflows, categories }: Content, number: number, tools: readonly Tool[]): Workflow {
  const model = pick(workflows, scattered(number));
  const title = `${model.title} (${nameOf(number)})`;
  return {
    ...model,
    slug: slugOf(title),
    title,
    aliases: [],
    categories: [...new Set([...model.categories, pick(categories, number).workflowName])],
    tools: tools.length > 0 ? model.tools.map((use, at) => ({ ...use, tool: pick(tools, number * 3 + at).slug })) : [],
  };
}

const pick = <T>(records: readonly T[], number: number): T => records[number % records.length] as T;

// Spreads consecutive numbers: neighbors in a list must not be copies of one another, or compression would reduce them to
// nothing.
const scattered = (number: number) => Math.imul(number + 1, 2_654_435_761) >>> 7;

/**
 * Adds invented records until the hub has this many, the authored ones included.
 * @param place a data folder that no server uses, or a PostgreSQL
 */
export async function fillCatalogue(
  place: { dataDir?: string; databaseUrl?: string },
  counts: { tools: number; workflows: number },
): Promise<void> {
  const content = readContent(join(fileURLToPath(new URL('../..', import.meta.url)), 'content'));
  if (place.dataDir) mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const connection = place.databaseUrl
    ? connectPostgres(place.databaseUrl, createLog('warn'), { statementMs: 600_000 })
    : connectSqlite(databaseFile(place.dataDir ?? 'data'));
  try {
    await migrate(connection.db, connection.kind);
    const now = new Date().toISOString();
    const numbers = (most: number, authored: number) =>
      Array.from({ length: Math.max(0, most - authored) }, (_, number) => number);
    const tools = numbers(counts.tools, content.tools.length).map((number) => inventTool(content, number));
    const workflows = numbers(counts.workflows, content.workflows.length).map((number) => inventWorkflow(content, number, tools));
    const change = { at: now, origin: 'file' } as const;
    await connection.db.transaction().execute(async (transaction) => {
      const generated = (record: { slug: string }) => ({ name: record.slug, record, seedHash: 'generated' });
      await insertRecords(transaction, 'tools', tools.map(generated), change);
      await insertRecords(transaction, 'workflows', workflows.map(generated), change);
      await addRevision(transaction, 'generated', now);
    });
  } finally {
    await connection.close();
  }
}
