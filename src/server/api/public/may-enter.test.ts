import { afterAll, expect, test } from 'vitest';
import type { MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import { kindNames } from '#domain/trust/kinds.ts';
import { buildFact, buildHub, buildKindGuide, buildTool } from '#tests/builders.ts';

const lamp = buildTool({ slug: 'lamp', name: 'Lamp', aliases: ['old lamp'] });
const ai = { ...lamp.dataPolicy.ai };
const records = {
  ...(Object.fromEntries(kindNames.map((kind) => [kind, 'fine'])) as NonNullable<typeof lamp.dataPolicy.records>),
  childrensDetails: 'never' as const,
};
const hub = await buildHub({
  content: {
    tools: [
      lamp,
      buildTool({ slug: 'shelf', name: 'Shelf', dataPolicy: { ...lamp.dataPolicy, ai: undefined, records } }),
      buildTool({ slug: 'hood', name: 'Hood' }),
      buildTool({
        slug: 'drawer',
        name: 'Drawer',
        dataPolicy: {
          ...lamp.dataPolicy,
          ai: { ...ai, internalDrafts: { verdict: 'only', if: 'training is switched off' } } as typeof lamp.dataPolicy.ai,
        },
      }),
    ],
    evidence: new Map([
      ['hood', { facts: [buildFact(), buildFact({ id: 'kept', about: 'retention', answer: 'not kept' })], changes: [] }],
      [
        'drawer',
        {
          facts: [
            buildFact({ answer: 'on unless switched off', plan: lamp.dataPolicy.plan }),
            buildFact({ id: 'others', by: 'third party', says: 'Others say so.' }),
          ],
          changes: [],
        },
      ],
    ]),
    kindGuides: kindNames.map((kind) => ({
      ...buildKindGuide(kind),
      ...(kind === 'pastoralCareNotes' && { noun: 'prayer requests', words: ['prayer list', 'prayer chain', 'sick list'] }),
    })),
  },
});
afterAll(() => hub[Symbol.asyncDispose]());

const ask = async (query: string) => {
  const response = await fetch(`${hub.address}/api/may-i-enter?${query}`);
  return { status: response.status, view: (await response.json()) as MayEnterView };
};

test('without a question it tells the choices', async () => {
  const { view } = await ask('');
  expect(view).toMatchObject({ toolCount: 4, toolNames: ['Drawer', 'Hood', 'Lamp', 'Shelf'] });
  expect(view.answer).toBeUndefined();
});

test('a kind and a tool are answered: never, why, and what to do instead', async () => {
  const { view } = await ask('what=pastoralCareNotes&tool=lamp');
  expect(view.answer).toMatchObject({
    question: 'Can prayer requests go into Lamp?',
    verdict: 'never',
    says: 'It was told in trust. No AI that a company runs may read these. That’s our rule for every tool.',
    instead: ['Ask without it.'],
    first: [],
  });
  expect(view.answer?.why).toBe('Whoever told it did not agree.');
  const { answer } = (await ask('what=membersDetails&tool=lamp')).view;
  expect(answer?.says).toBe('It was told in trust. We haven’t read its terms. Silence counts as never.');
  expect(answer?.why).toBe('Whoever told it did not agree.');
});

test('a kind may be asked for by what people call it, and a tool by its name, another name or a slip of the finger', async () => {
  for (const tool of ['Lamp', 'LAMP', 'old lamp'])
    expect((await ask(`what=our+prayer+list&tool=${encodeURIComponent(tool)}`)).view).toMatchObject({
      what: 'pastoralCareNotes',
      tool: { slug: 'lamp', name: 'Lamp' },
    });
  const { view } = await ask('what=pastoralCareNotes&tool=drawr');
  expect(view.unknownTool).toEqual({ typed: 'drawr', near: [{ slug: 'drawer', name: 'Drawer' }] });
  expect(view.answer).toBeUndefined();
});

test('only if: the condition, the steps before it with the setting first, and the maker’s own words', async () => {
  const { answer } = (await ask('what=internalDrafts&tool=drawer')).view;
  expect(answer).toMatchObject({ verdict: 'only', says: 'training is switched off.' });
  expect(answer?.first).toEqual([
    'Switch training off in each account, in its settings or as the company says.',
    'Ask those concerned.',
  ]);
  expect(answer?.facts.map(({ by }) => by)).toEqual(['maker']);
});

test('records have steps of their own, and say where no word of the company carries them', async () => {
  const { answer } = (await ask('what=givingRecords&tool=shelf')).view;
  expect(answer).toMatchObject({ verdict: 'only', first: ['Set who may see it.'] });
  expect(answer?.why).toBe(
    'This is common practice in churches. We found nothing from the company on who owns the data or deletion after you leave.',
  );
});

test('what a company’s word would let in and we keep out is told with what it says, and nothing that it did not say', async () => {
  const silent = (await ask('what=recordings&tool=drawer')).view.answer;
  expect(silent).toMatchObject({
    verdict: 'never',
    says: 'It was told in trust. We found nothing from the company on how long it’s kept. Silence counts as never.',
  });
  const { answer } = (await ask('what=recordings&tool=hood')).view;
  expect(answer).toMatchObject({
    verdict: 'never',
    says: 'It was told in trust. The company says that it doesn’t train on it and how long it’s kept. We keep these out of it all the same.',
  });
});

test('any tool: what its AI may read decides, and what may be kept as records is another line', async () => {
  for (const tool of ['', '&tool=any', '&tool=Any+tool']) {
    const { answer } = (await ask(`what=pastoralCareNotes${tool}`)).view;
    expect(answer).toMatchObject({ question: 'Can prayer requests go into an AI tool?', verdict: 'never', allowingCount: 0 });
    expect(answer?.records).toEqual({ count: 1, says: expect.stringContaining('one program here can hold them') });
    expect(answer?.keeping).toMatchObject([{ slug: 'shelf', name: 'Shelf', verdict: 'only' }]);
  }
});

test('a program that keeps records answers nothing of what an AI may read', async () => {
  const { answer } = (await ask('what=givingRecords&tool=')).view;
  expect(answer).toMatchObject({ verdict: 'never', allowing: [], keepingCount: 1 });
});

test('words of no kind leave the kind open, and a text too long is refused by name', async () => {
  expect((await ask('what=weather&tool=lamp')).view).toMatchObject({ tool: { slug: 'lamp' } });
  expect((await ask('what=weather')).view.what).toBeUndefined();
  const { status, view } = await ask(`what=${'x'.repeat(81)}`);
  expect(status).toBe(400);
  expect(JSON.stringify(view)).toContain('at most 80 characters');
});
