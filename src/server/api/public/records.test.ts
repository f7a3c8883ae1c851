import { afterAll, expect, test } from 'vitest';
import { buildHub, buildTool, buildWorkflow } from '#tests/builders.ts';

const markdown = '**Bold** & <script>alert(1)</script> [good](https://a.example)\n\n| a | b |\n|---|---|\n| 1 | 2 |';

const hub = await buildHub({
  content: {
    tools: [
      buildTool({
        futureOutlook: 'Later.',
        companyBackground: markdown,
        replacedBy: ['candle'],
        status: 'discontinued',
        statusNote: 'Closed.',
      }),
      buildTool({ slug: 'candle', name: 'Candle' }),
    ],
    workflows: [
      buildWorkflow({
        description: 'Ask Lamp, an image generator or Candle. Ask Lamp again.',
        steps: ['Open Lamp.', 'Read it.', 'See https://lamp.example/Lamp.', 'Sign it.'],
        tools: [
          { tool: 'lamp', step: 1, use: 'Writes' },
          { tool: 'candle', step: 4 },
        ],
      }),
      buildWorkflow({ slug: 'other', title: 'Other' }),
    ],
  },
});
afterAll(() => hub[Symbol.asyncDispose]());

const get = async (address: string) => {
  const response = await fetch(hub.address + address);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a tool has its fields, what replaces it and the workflows that use it', async () => {
  const { status, body } = await get('/api/tools/lamp');
  const { sections: _, card, documents, ...rest } = body;
  const {
    asked: _a,
    isOrdinaryWord: _o,
    withoutAccount: _w,
    ...tool
  } = buildTool({ replacedBy: ['candle'], status: 'discontinued', statusNote: 'Closed.' });
  expect(status).toBe(200);
  expect(card).toMatchObject({ opening: 'Published texts, yes. Nothing about people.' });
  expect(documents).toMatchObject({ count: 1, html: expect.stringContaining('<a rel="noopener nofollow" href="') });
  expect(rest).toEqual({
    ...tool,
    shortPrice: 'Price not found. Ask the company.',
    headline: 'Lamp for churches. No longer available',
    toDo: ['Don’t start using it; see the replacement below.', 'Download what you still have there.'],
    letter: null,
    prices: [],
    ended: [],
    freshness: 'Checked September 2026',
    checked: expect.stringContaining('rel="nofollow">Report a problem with this entry</a>'),
    sheet: 11,
    facts: [],
    changes: [],
    replacements: [{ slug: 'candle', name: 'Candle' }],
    workflows: [{ slug: 'weekly-letter', title: 'Weekly letter' }],
    prompts: [],
    answers: [],
    alternatives: [{ slug: 'candle', name: 'Candle', reason: 'Our suggested replacement.', by: 'rule' }],
  });
});

test('the long sections of a tool are HTML in the order of the page, and no script gets through', async () => {
  const { body } = await get('/api/tools/lamp');
  const [background, outlook, ...more] = body.sections as { field: string; heading: string; html: string }[];
  expect(more).toEqual([]);
  expect(background).toMatchObject({ field: 'companyBackground', heading: 'Company Background' });
  expect(outlook).toEqual({ field: 'futureOutlook', heading: 'Future Outlook', html: '<p>Later.</p>' });
  expect(background?.html).toContain('<strong>Bold</strong> &amp; &lt;script&gt;');
  expect(background?.html).toContain('<a href="https://a.example">good</a>');
  expect(background?.html).toContain('<td>1</td>');
  expect(background?.html).not.toContain('<script');
});

test('a tool without sections, successors or workflows has empty lists', async () => {
  expect((await get('/api/tools/candle')).body).toMatchObject({
    sections: [],
    replacements: [],
    workflows: [{ slug: 'weekly-letter', title: 'Weekly letter' }],
  });
});

test('a workflow has the names in its description and steps as links, each once a text', async () => {
  const { status, body } = await get('/api/workflows/weekly-letter');
  expect(status).toBe(200);
  expect(body.description).toEqual([
    { text: 'Ask ' },
    { text: 'Lamp', href: '/tools/lamp' },
    { text: ', an ' },
    { text: 'image generator', href: '/image-hub' },
    { text: ' or ' },
    { text: 'Candle', href: '/tools/candle' },
    { text: '. Ask Lamp again.' },
  ]);
  expect(body.steps).toEqual([
    [{ text: 'Open ' }, { text: 'Lamp', href: '/tools/lamp' }, { text: '.' }],
    [{ text: 'Read it.' }],
    [{ text: 'See https://lamp.example/Lamp.' }],
    [{ text: 'Sign it.' }],
  ]);
});

test('a workflow has its other fields, and its tools by name', async () => {
  const { body } = await get('/api/workflows/weekly-letter');
  const { description: _d, steps: _s, tools: _t, asked: _a, ...expected } = buildWorkflow();
  expect(body).toMatchObject(expected);
  expect(body.tools).toEqual([
    { slug: 'lamp', name: 'Lamp', use: 'Writes' },
    { slug: 'candle', name: 'Candle' },
  ]);
});

test('a document is HTML that the pages make, with the parameters of the address', async () => {
  expect(await get('/api/documents/guide?sort=name')).toEqual({ status: 200, body: { html: '<p>A guide by name</p>' } });
});

test.each([
  ['/api/documents/unknown', 'Document not found'],
  ['/api/tools/unknown', 'Tool not found'],
  ['/api/tools/constructor', 'Tool not found'],
  ['/api/tools/Lamp', 'Tool not found'],
  ['/api/tools/%2e%2e%2flamp', 'Tool not found'],
  ['/api/tools/weekly-letter', 'Tool not found'],
  ['/api/workflows/unknown', 'Workflow not found'],
  ['/api/workflows/lamp', 'Workflow not found'],
])('%s is not found, in JSON', async (address, message) => {
  expect(await get(address)).toEqual({ status: 404, body: { message } });
});
