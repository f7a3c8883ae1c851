import { expect, test } from 'vitest';
import { promptKinds } from '#domain/catalogue/choices.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { buildTool, buildWorkflow } from '#tests/builders.ts';
import type { TestDatabase } from '#tests/environment/databases.ts';
import { databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { insertSeededTool } from './tools.ts';
import { findWorkflowSeedStates, findWorkflows, insertSeededWorkflow, updateSeededWorkflow } from './workflows.ts';

const morning = '2026-09-14T08:00:00.000Z';
const noon = '2026-09-14T12:00:00.000Z';
const byFile = (at: string) => ({ at, origin: 'file' }) as const;

const oddStrings = ['[1]', '{"a":1}', 'null', '', "it's", '"quoted"', '“curly”', 'back\\slash', '😀', 'line\nbreak'];

const fullWorkflow: Required<Workflow> = {
  slug: 'poster',
  title: '[1] Poster 😀',
  aliases: oddStrings,
  description: '"quoted"',
  categories: ['Image Generator', 'Marketing'],
  difficulty: 'Advanced',
  timeEstimate: '1–2 hours',
  costEstimate: 'null',
  outputQuality: '[]',
  creativeCategory: 'Print Materials',
  tools: [{ tool: 'lamp', step: 2, use: '[1]' }],
  steps: oddStrings,
  bestPractices: [],
  reviewPoint: "The office's chair",
  neverEnter: oddStrings,
  before: [{ label: '[1]', says: '{}' }],
  prompts: [
    {
      slug: 'poster-text',
      title: '[1]',
      gives: 'null',
      kind: promptKinds[0],
      step: 1,
      tools: ['lamp'],
      text: 'Write [a “thing”]\n{}',
      blanks: [{ name: 'a “thing”', example: '[]', long: true }],
      check: ['Read it'],
      asked: oddStrings,
      triedWith: { tool: 'lamp', model: '1', date: '2026-09' },
    },
  ],
  example: { prompt: 'poster-text', asked: '[1]', cameBack: '{}', fault: 'null', made: "it's" },
  ifItGoesWrong: [{ sign: '[1]', remedy: '"quoted"' }],
  enters: [{ tool: 'lamp', kinds: ['publicText'], use: 'ai' }],
  noAiNeeded: 'null',
  downloads: ['poster'],
  asked: oddStrings,
  status: 'retired',
  statusNote: '“It ended”',
  sources: ['https://a.example'],
  verifiedAt: '2026-09',
};

async function addTools({ db }: TestDatabase, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) await insertSeededTool(db, buildTool({ slug, name: slug }), slug, byFile(morning));
}

test.each(databaseKinds)('on %s every field of a workflow comes back as it was stored', async (kind) => {
  await using database = await openDatabase(kind);
  await addTools(database, 'lamp');
  await insertSeededWorkflow(database.db, fullWorkflow, 'hash', byFile(morning));
  expect(await findWorkflows(database.db)).toStrictEqual([fullWorkflow]);
});

test.each(databaseKinds)('on %s a field that a workflow does not have is not there afterwards', async (kind) => {
  await using database = await openDatabase(kind);
  await insertSeededWorkflow(database.db, buildWorkflow({ timeEstimate: undefined }), 'hash', byFile(morning));
  const { timeEstimate: _, ...expected } = buildWorkflow();
  expect(await findWorkflows(database.db)).toStrictEqual([expected]);
});

test.each(databaseKinds)(
  'on %s the tools of a workflow come in the order of its steps, whatever their order in the file',
  async (kind) => {
    await using database = await openDatabase(kind);
    await addTools(database, 'a', 'b', 'c');
    const tools = [
      { tool: 'a', step: 10 },
      { tool: 'c', step: 2, use: 'Cuts' },
      { tool: 'b', step: 9 },
      { tool: 'a', step: 1 },
    ];
    await insertSeededWorkflow(database.db, buildWorkflow({ tools }), 'hash', byFile(morning));
    expect((await findWorkflows(database.db))[0]?.tools).toStrictEqual([
      { tool: 'a', step: 1 },
      { tool: 'c', step: 2, use: 'Cuts' },
      { tool: 'b', step: 9 },
      { tool: 'a', step: 10 },
    ]);
  },
);

test.each(databaseKinds)('on %s each workflow has its own tools', async (kind) => {
  await using database = await openDatabase(kind);
  await addTools(database, 'a', 'b');
  await insertSeededWorkflow(
    database.db,
    buildWorkflow({ slug: 'one', title: 'One', tools: [{ tool: 'a', step: 1 }] }),
    '1',
    byFile(morning),
  );
  await insertSeededWorkflow(
    database.db,
    buildWorkflow({ slug: 'two', title: 'Two', tools: [{ tool: 'b', step: 1 }] }),
    '2',
    byFile(morning),
  );
  await insertSeededWorkflow(database.db, buildWorkflow({ slug: 'three', title: 'Three' }), '3', byFile(morning));
  const toolsOf = new Map((await findWorkflows(database.db)).map(({ slug, tools }) => [slug, tools.map(({ tool }) => tool)]));
  expect(Object.fromEntries(toolsOf)).toEqual({ one: ['a'], two: ['b'], three: [] });
});

test.each(databaseKinds)('on %s a tool that is not there is left out of the workflow', async (kind) => {
  await using database = await openDatabase(kind);
  await addTools(database, 'a');
  await insertSeededWorkflow(
    database.db,
    buildWorkflow({
      tools: [
        { tool: 'gone', step: 1 },
        { tool: 'a', step: 2 },
      ],
    }),
    'hash',
    byFile(morning),
  );
  expect((await findWorkflows(database.db))[0]?.tools).toEqual([{ tool: 'a', step: 2 }]);
});

test.each(databaseKinds)('on %s removing a tool takes it out of its workflows', async (kind) => {
  await using database = await openDatabase(kind);
  await addTools(database, 'a', 'b');
  await insertSeededWorkflow(
    database.db,
    buildWorkflow({
      tools: [
        { tool: 'a', step: 1 },
        { tool: 'b', step: 1 },
      ],
    }),
    'hash',
    byFile(morning),
  );
  await database.db.deleteFrom('tools').where('slug', '=', 'a').execute();
  expect((await findWorkflows(database.db))[0]?.tools).toEqual([{ tool: 'b', step: 1 }]);
});

test.each(databaseKinds)('on %s two workflows cannot have one slug', async (kind) => {
  await using database = await openDatabase(kind);
  await insertSeededWorkflow(database.db, buildWorkflow(), 'hash', byFile(morning));
  await expect(insertSeededWorkflow(database.db, buildWorkflow({ title: 'Other' }), 'hash', byFile(morning))).rejects.toThrow(
    /unique/i,
  );
});

test.each(databaseKinds)(
  'on %s an update replaces every field and tool, also by nothing, and counts the version',
  async (kind) => {
    await using database = await openDatabase(kind);
    await addTools(database, 'lamp', 'candle');
    await insertSeededWorkflow(database.db, fullWorkflow, 'hash', byFile(morning));
    const [state] = await findWorkflowSeedStates(database.db);
    expect(state).toMatchObject({ slug: 'poster', seedHash: 'hash', editedAt: null });

    const {
      timeEstimate: _t,
      costEstimate: _c,
      outputQuality: _o,
      ...least
    } = buildWorkflow({ tools: [{ tool: 'candle', step: 1 }] });
    await updateSeededWorkflow(database.db, state?.id ?? '', least, 'new', byFile(noon));
    expect(await findWorkflows(database.db)).toStrictEqual([least]);
    expect(await database.db.selectFrom('workflows').select(['version', 'seedHash', 'createdAt', 'updatedAt']).execute()).toEqual(
      [{ version: 2, seedHash: 'new', createdAt: morning, updatedAt: noon }],
    );

    await updateSeededWorkflow(database.db, state?.id ?? '', buildWorkflow(), 'newer', byFile(noon));
    expect((await findWorkflows(database.db))[0]?.tools).toEqual([]);
  },
);

test.each(databaseKinds)(
  'on %s an update touches neither fields nor tools of what staff have edited in the meantime',
  async (kind) => {
    await using database = await openDatabase(kind);
    await addTools(database, 'a', 'b');
    await insertSeededWorkflow(database.db, buildWorkflow({ tools: [{ tool: 'a', step: 1 }] }), 'hash', byFile(morning));
    await database.db.updateTable('workflows').set({ title: 'By staff', editedAt: noon }).execute();
    const [state] = await findWorkflowSeedStates(database.db);
    await updateSeededWorkflow(
      database.db,
      state?.id ?? '',
      buildWorkflow({ title: 'By file', tools: [{ tool: 'b', step: 1 }] }),
      'new',
      byFile(noon),
    );
    expect(await findWorkflows(database.db)).toEqual([buildWorkflow({ title: 'By staff', tools: [{ tool: 'a', step: 1 }] })]);
  },
);
