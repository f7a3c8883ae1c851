import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeskReply, SiteTexts } from '#domain/staff/desk-texts.ts';
import type { DeskTextKind } from '#domain/staff/record-kinds.ts';
import { addedKinds, deskTextKinds } from '#domain/staff/record-kinds.ts';
import type { EditableText, EditableTool } from '#server/api/staff/staff-answers.ts';
import { readStored } from '#server/catalogue/catalogue.ts';
import { exportContent } from '#server/catalogue/export-content.ts';
import { readFiles } from '#server/content/content-files.ts';
import { deskDefaultsOf } from '#server/content/desk-defaults.ts';
import { numberProblems } from '#server/content/law-rules.ts';
import { proseProblems } from '#server/content/prose-rules.ts';
import { readContent } from '#server/content/read-content.ts';
import { readProse } from '#server/content/read-prose.ts';
import { buildFact, buildFolder, buildTermsChange, buildTool, buildWorkflow, writeContent } from '../builders.ts';
import { buildClock } from '../clock.ts';
import { buildAnswer, buildPrompt } from '../guidance-builders.ts';
import type { StaffHub } from '../staff-hub.ts';
import { buildStaffHub } from '../staff-hub.ts';
import { buildQuestion, buildToolSuggestion } from '../visitor-builders.ts';

const clock = buildClock();
const today = clock.today();

/** Writes the desk's published records as the files of an export. */
async function exported({ db }: StaffHub, folder: string): Promise<void> {
  writeContent(folder);
  exportContent(await readStored(db), folder, folder);
}

test('whatever kind of record the desk publishes, its export passes the check of the files', async () => {
  await using hub = await buildStaffHub('sqlite', { clock });
  using folder = buildFolder();
  const staff = await hub.as('amos');
  const { id } = (await (await hub.post('/api/submissions', buildToolSuggestion())).json()) as { id: string };
  const candle = buildTool({
    ...{ slug: 'candle', name: 'Candle', description: 'A candle that reads aloud.', impactReason: 'It saves a voice.' },
    ...{ pros: ['It sounds warm', 'It pauses well'], cons: ['It mispronounces names', 'It cannot sing'] },
    pricing: 'Free for one voice',
    dataPolicy: { ...buildTool().dataPolicy, ai: { ...buildTool().dataPolicy.ai, internalDrafts: 'never' } as never },
    ...{
      useCases: ['A reader rests', 'The choir hears a line', 'A leader listens'],
      features: ['Voices', 'Speed', 'Pauses', 'Files'],
    },
  });
  await staff.read('POST', `/api/staff/submissions/${id}/publish`, { version: 1, tool: candle }, 201);
  await staff.read('POST', '/api/staff/tools/candle/facts', { fact: buildFact({ read: today }) }, 201);
  await staff.read('POST', '/api/staff/tools/candle/changes', { change: buildTermsChange({ id: 'terms', read: today }) }, 201);
  const workflow = buildWorkflow({
    ...{ slug: 'aloud', title: 'Read aloud', description: 'Hear the letter before it goes out.' },
    ...{ steps: ['Open it.', 'Listen to it.', 'Correct it.', 'Ask the pastor to approve it.'] },
    ...{ bestPractices: ['Use headphones.', 'Stop often.', 'Keep a pencil.'], reviewPoint: 'The pastor approves it.' },
    ...{ tools: [{ tool: 'candle', step: 1 }], prompts: [buildPrompt({ tools: ['candle'] })] },
    enters: [{ tool: 'candle', kinds: ['publicText'], use: 'ai' }],
  });
  await staff.read('POST', '/api/staff/workflows', { workflow }, 201);

  // A secretary's answer: one sentence, and no alternative wordings of the question.
  const question = (await (await hub.post('/api/questions', buildQuestion())).json()) as { id: string };
  const bare = buildAnswer({
    ...{ slug: 'choir', question: 'May a choir rehearse with an AI voice?', asked: [], related: [] },
    ...{ lead: 'Yes, with notice.', answer: 'Tell the choir beforehand, and sing the service yourselves.' },
  });
  await staff.read('POST', `/api/staff/questions/${question.id}/answer`, { version: 1, answer: bare }, 201);
  await staff.read(
    'POST',
    '/api/staff/answers',
    { answer: buildAnswer({ related: ['/tools/candle', '/prompts/letter-from-dates'] }) },
    201,
  );

  const guide = '## Candles\n\nOpen [Candle](/tools/candle). See [When not to use AI](/about/when-not-to-use-ai).';
  const edits: Partial<Record<DeskTextKind, (record: never) => object>> = {
    'site-texts': (record: SiteTexts) => ({ ...record, heading: 'Tools: "kept" by people #1' }),
    'search-aliases': ({ rows }: { rows: string[] }) => ({ rows: [...rows, 'candle, taper > light'] }),
    replies: (record: DeskReply) => ({ ...record, body: 'Dear {name},\n\n- thank you: we read it.', isShown: false }),
    guides: () => ({ text: guide }),
  };
  for (const kind of addedKinds) {
    const record = {
      banners: { text: 'We are away: write in May #1.', from: today, to: today },
      replies: { label: 'Away', to: 'message', subject: 'Away', body: 'Dear {name},\n\nwe are away.', isShown: true },
    }[kind as 'banners' | 'replies'];
    await staff.read('POST', `/api/staff/texts/${kind}`, { record }, 201);
  }
  for (const kind of deskTextKinds) {
    const [first] = await staff.read<EditableText[]>('GET', `/api/staff/texts/${kind}`);
    const address = `/api/staff/texts/${kind}/${first?.name}`;
    const { version, record } = await staff.read<EditableText>('GET', address);
    await staff.read('PUT', address, { version, record: edits[kind]?.(record as never) ?? record });
  }
  await exported(hub, folder.path);

  const content = readContent(folder.path);
  expect(content.answers.map(({ slug }) => slug)).toEqual(['choir', 'may-we-record']);
  expect(content.tools.map(({ slug }) => slug)).toEqual(['candle', 'lamp']);
  const prose = readProse(folder.path);
  const problems = [...proseProblems(prose), ...numberProblems(prose, content.duties)];
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  const says = deskDefaultsOf(readFiles(folder.path, []));
  expect(says['site-texts'].get('all')).toMatchObject({ heading: 'Tools: "kept" by people #1' });
  expect(says['search-aliases'].get('all')).toMatchObject({ rows: expect.arrayContaining(['candle, taper > light']) });
  expect([...says.replies.values()]).toMatchObject([
    { label: 'Thanks', isShown: false },
    { label: 'Away', isShown: true },
  ]);
  expect([...says.banners.values()]).toMatchObject([{ text: 'We are away: write in May #1.', from: today, to: today }]);
});

test('what an act that always passes has left wrong is told of the export, and keeps no hub from starting', async () => {
  await using hub = await buildStaffHub('sqlite');
  using folder = buildFolder();
  const staff = await hub.as('amos');
  const workflow = buildWorkflow({ tools: [{ tool: 'lamp', step: 1 }] });
  await staff.read('PUT', '/api/staff/workflows/weekly-letter', { version: 1, workflow });
  await staff.read<EditableTool>('POST', '/api/staff/tools/lamp/take-down', { version: 1, why: 'It is unsafe' });
  await exported(hub, folder.path);
  const messages: string[] = [];
  const content = readContent(folder.path, {
    onLeft: (problems) => messages.push(...problems.map(({ file, message }) => `${file}: ${message}`)),
  });
  expect(content.workflows).toHaveLength(1);
  expect(messages).toEqual(["workflows/weekly-letter.yaml: 'lamp' was taken down"]);
  expect(() => readContent(join(folder.path))).toThrow("'lamp' was taken down");
});
