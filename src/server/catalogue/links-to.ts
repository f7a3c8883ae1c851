import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { LinkToRecord } from '#domain/staff/record-views.ts';
import type { WritingKind, Writings } from '#domain/writings/writing-kinds.ts';
import type { Database } from '../database/tables.ts';
import { readCatalogue } from '../records/change-records.ts';

/** An entry or an answer by its address. */
interface Target {
  kind: 'tool' | 'workflow' | 'answer';
  slug: string;
}

// Texts that stand in files only; of the others staff may have made something else.
const folders = ['situations', 'comparisons', 'policies'];

/** What leads to a tool, workflow or answer by its address or its slug. Names that the pages link by themselves are no such links. */
export async function linksTo(
  db: Kysely<Database>,
  target: Target,
  writings: Writings,
  contentFolder: string,
): Promise<LinkToRecord[]> {
  const all = await readCatalogue(db);
  const tools = all.tools.filter(({ slug }) => target.kind !== 'tool' || slug !== target.slug);
  const workflows = all.workflows.filter(({ slug }) => target.kind !== 'workflow' || slug !== target.slug);
  const answers = all.answers.filter(({ slug }) => target.kind !== 'answer' || slug !== target.slug);
  return [
    ...tools
      .filter((tool) => tool.status !== 'hidden' && toolLeadsTo(tool, target))
      .map(({ slug, name }) => ({ kind: 'tool', at: slug, name }) as const),
    ...workflows
      .filter((workflow) => workflow.status !== 'hidden' && workflowLeadsTo(workflow, target))
      .map(({ slug, title }) => ({ kind: 'workflow', at: slug, name: title }) as const),
    ...answers
      .filter((answer) => answer.status !== 'hidden' && holdsAddress(JSON.stringify(answer), target))
      .map(({ slug, question }) => ({ kind: 'answer', at: slug, name: question }) as const),
    ...[...writings].filter(([, text]) => holdsAddress(text, target)).map(([writing]) => linkFrom(writing)),
    ...(await filesLeadingTo(target, contentFolder)).map((file) => ({ kind: 'file', at: file, name: file }) as const),
  ];
}

/** @param writing 'guides/llms' */
function linkFrom(writing: string): LinkToRecord {
  const [kind, at = ''] = writing.split('/');
  return { kind: kind as WritingKind, at, name: writing };
}

const toolLeadsTo = (tool: Tool, target: Target) =>
  (target.kind === 'tool' && tool.replacedBy.includes(target.slug)) || holdsAddress(JSON.stringify(tool), target);

const workflowLeadsTo = (workflow: Workflow, target: Target) =>
  (target.kind === 'tool' && workflow.tools.some(({ tool }) => tool === target.slug)) ||
  holdsAddress(JSON.stringify(workflow), target);

async function filesLeadingTo(target: Target, contentFolder: string): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(contentFolder, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  const found = await Promise.all(
    names.flat().map(async (file) => {
      const text = await readFile(join(contentFolder, file), 'utf8').catch(() => undefined);
      if (text === undefined) return [];
      const isNamed = target.kind === 'tool' && file.endsWith('.yaml') && namesTool(load(text), target.slug);
      return isNamed || holdsAddress(text, target) ? [file] : [];
    }),
  );
  return found.flat().sort();
}

/** '/tools/canva' and not '/tools/canva-pro'. */
function holdsAddress(text: string, { kind, slug }: Target): boolean {
  const address = addresses[kind](slug);
  return text.split(address).some((rest, place) => place > 0 && !/^[a-z0-9-]/.test(rest));
}

/** Whether a file of data says 'tool: canva', or has it among its 'tools'. */
function namesTool(data: unknown, slug: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(
    ([field, value]) =>
      (field === 'tool' && value === slug) ||
      (field === 'tools' && Array.isArray(value) && value.includes(slug)) ||
      namesTool(value, slug),
  );
}
