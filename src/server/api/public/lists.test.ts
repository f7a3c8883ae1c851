import { afterAll, expect, test } from 'vitest';
import { priceNotFound } from '#domain/catalogue/price-in-words.ts';
import { buildCategory, buildHub, buildTool, buildWorkflow } from '#tests/builders.ts';

const hub = await buildHub({
  content: {
    categories: [
      buildCategory(),
      buildCategory({ id: 'voice-models', name: 'Voice Models', workflowName: 'Voice Models', hub: 'voice-hub' }),
      buildCategory({
        id: 'image-generators',
        name: 'Image Generators',
        workflowName: 'Image Generator',
        formName: 'Image Generator',
        hub: 'image-hub',
        comingSoon: true,
      }),
    ],
    tools: [
      buildTool({ slug: 'lamp', name: 'Lamp', pricingModel: 'Free', companyBackground: 'Long.' }),
      buildTool({
        slug: 'brush',
        name: 'brush',
        category: 'Image Generators',
        pricingModel: 'Freemium',
        description: 'Paints. A church paints with it.',
      }),
      buildTool({
        slug: 'candle',
        name: 'Candle',
        pricingModel: 'Paid',
        description: 'Burns. A church reads by it.',
        website: undefined,
      }),
    ],
    workflows: [
      buildWorkflow({ steps: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'], tools: [{ tool: 'lamp', step: 2, use: 'Writes' }] }),
      buildWorkflow({
        slug: 'poster',
        title: 'A poster',
        categories: ['Image Generator', 'LLMs'],
        difficulty: 'Advanced',
        description: 'Draw with sound. Then print.',
      }),
    ],
  },
});
afterAll(() => hub[Symbol.asyncDispose]());

type Rows = Record<string, unknown>[];

async function list(address: string) {
  const response = await fetch(hub.address + address);
  expect(response.status).toBe(200);
  return { rows: (await response.json()) as Rows, total: response.headers.get('X-Total-Count'), headers: response.headers };
}

const namesIn = async (address: string) => (await list(address)).rows.map(({ slug }) => slug);

test('without parameters all records are listed, in order of name, with their number', async () => {
  const tools = await list('/api/tools');
  expect(tools.rows.map(({ name }) => name)).toEqual(['brush', 'Candle', 'Lamp']);
  expect(tools.total).toBe('3');
  const workflows = await list('/api/workflows');
  expect(workflows.rows.map(({ title }) => title)).toEqual(['A poster', 'Weekly letter']);
  expect(workflows.total).toBe('2');
});

test.each([
  ['/api/tools?q=LAM', ['lamp']],
  ['/api/tools?q=paints', ['brush']],
  ['/api/tools?q=image%20gen', ['brush']],
  ['/api/tools?q=%20candle+', ['candle']],
  ['/api/tools?q=', ['brush', 'candle', 'lamp']],
  ['/api/tools?q=nothing', []],
  ['/api/tools?category=LLMs', ['candle', 'lamp']],
  ['/api/tools?category=llms', []],
  ['/api/tools?category=all', ['brush', 'candle', 'lamp']],
  ['/api/tools?category=', ['brush', 'candle', 'lamp']],
  ['/api/tools?pricing=Free', ['lamp']],
  ['/api/tools?pricing=Freemium', ['brush']],
  ['/api/tools?pricing=all', ['brush', 'candle', 'lamp']],
  ['/api/tools?q=l&category=LLMs&pricing=Paid', ['candle']],
  ['/api/tools?colour=red', ['brush', 'candle', 'lamp']],
  ['/api/tools?hub=llm-hub', ['candle', 'lamp']],
  ['/api/tools?hub=all&pricing=Paid', ['candle']],
  ['/api/tools?hub=unknown-hub', []],
  ['/api/workflows?creative=all', []],
  ['/api/workflows?q=PRINT', ['poster']],
  ['/api/workflows?category=LLMs', ['poster', 'weekly-letter']],
  ['/api/workflows?category=Image%20Generator', ['poster']],
  ['/api/workflows?category=Image%20Generators', []],
  ['/api/workflows?category=all&difficulty=all', ['poster', 'weekly-letter']],
  ['/api/workflows?difficulty=Beginner%20Friendly', ['weekly-letter']],
  ['/api/workflows?hub=llm-hub', ['poster', 'weekly-letter']],
  ['/api/workflows?hub=image-hub', ['poster']],
  // The voice hub's own rule finds it, because it says 'sound'.
  ['/api/workflows?hub=voice-hub', ['poster']],
  ['/api/workflows?hub=llm-hub&difficulty=Advanced', ['poster']],
  ['/api/workflows?hub=unknown-hub', []],
  ['/api/workflows?hub=all', ['poster', 'weekly-letter']],
  ['/api/workflows?q=draw&category=LLMs&difficulty=Advanced', ['poster']],
])('%s lists %j', async (address, slugs) => {
  expect(await namesIn(address)).toEqual(slugs);
});

test.each([
  ['limit=1', ['brush']],
  ['limit=2', ['brush', 'candle']],
  ['limit=3', ['brush', 'candle', 'lamp']],
  ['limit=500', ['brush', 'candle', 'lamp']],
  ['offset=0', ['brush', 'candle', 'lamp']],
  ['offset=1', ['candle', 'lamp']],
  ['offset=3', []],
  ['offset=1000000', []],
  ['limit=1&offset=1', ['candle']],
])('with %s the list holds %j, and the number counts what matches all the same', async (query, slugs) => {
  const { rows, total } = await list(`/api/tools?${query}`);
  expect(rows.map(({ slug }) => slug)).toEqual(slugs);
  expect(total).toBe('3');
});

test('the number counts what the filters leave', async () => {
  expect((await list('/api/tools?category=LLMs&limit=1')).total).toBe('2');
  expect((await list('/api/tools?q=nothing')).total).toBe('0');
});

test('a list has every field of a tool but its long sections, and nothing of the database', async () => {
  const { rows } = await list('/api/tools?q=lamp');
  const {
    website,
    asked: _,
    isOrdinaryWord: _o,
    alternatives: _i,
    withoutAccount: _w,
    ...expected
  } = buildTool({ pricingModel: 'Free' });
  expect(rows).toEqual([{ ...expected, website, shortPrice: priceNotFound }]);
});

test('a list has every field of a workflow, and nothing of the database', async () => {
  const { rows } = await list('/api/workflows?q=letter');
  const steps = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
  // Fields that only the page has are left out.
  const { before, prompts, ifItGoesWrong, enters, downloads, asked, ...expected } = buildWorkflow({
    steps,
    tools: [{ tool: 'lamp', step: 2, use: 'Writes' }],
  });
  expect(rows).toEqual([expected]);
});

test('a card of a tool has what a card shows and no more', async () => {
  const { rows, total } = await list('/api/tools?view=card&limit=2&offset=1');
  expect(total).toBe('3');
  const { description, pricing, impact, verifiedAt, website } = buildTool();
  const day = expect.stringMatching(/^20\d\d-\d\d-\d\d$/);
  const fixedFields = { members: 'never', languages: [], unpriced: 'Price not found', added: day };
  const commonFields = {
    category: 'LLMs',
    pricing,
    impact,
    status: 'active',
    verifiedAt,
    ...fixedFields,
    shortPrice: priceNotFound,
  };
  expect(rows).toEqual([
    {
      slug: 'candle',
      name: 'Candle',
      pricingModel: 'Paid',
      description: 'Burns. A church reads by it.',
      traits: [],
      ...commonFields,
    },
    { slug: 'lamp', name: 'Lamp', pricingModel: 'Free', website, description, traits: ['cheap'], ...commonFields },
  ]);
});

test('a card of a workflow has its first three steps and how many there are', async () => {
  const { rows } = await list('/api/workflows?view=card');
  const { description, categories, difficulty, timeEstimate, costEstimate, outputQuality, verifiedAt } = buildWorkflow();
  expect(rows[1]).toEqual({
    slug: 'weekly-letter',
    title: 'Weekly letter',
    description,
    categories,
    difficulty,
    timeEstimate,
    costEstimate,
    outputQuality,
    verifiedAt,
    steps: ['One.', 'Two.', 'Three.'],
    stepCount: 5,
  });
  expect(rows[0]).toMatchObject({
    slug: 'poster',
    stepCount: 4,
    steps: ['Collect the dates.', 'Ask for a draft.', 'Correct the draft.'],
  });
});

test('categories come in the authored order with the number of their tools and workflows', async () => {
  const { rows, total } = await list('/api/categories');
  expect(total).toBeNull();
  const { id, name, workflowName, icon, description, bestPractices, group } = buildCategory();
  expect(rows).toEqual([
    {
      id,
      name,
      workflowName,
      icon,
      description,
      bestPractices,
      group,
      comingSoon: false,
      hub: 'llm-hub',
      toolCount: 2,
      workflowCount: 2,
    },
    {
      id: 'voice-models',
      name: 'Voice Models',
      workflowName: 'Voice Models',
      icon,
      description,
      bestPractices,
      group,
      comingSoon: false,
      hub: 'voice-hub',
      toolCount: 0,
      workflowCount: 1,
    },
    {
      id: 'image-generators',
      name: 'Image Generators',
      workflowName: 'Image Generator',
      formName: 'Image Generator',
      icon,
      description,
      bestPractices,
      group,
      comingSoon: true,
      hub: 'image-hub',
      toolCount: 1,
      workflowCount: 1,
    },
  ]);
});

test('what the cards of the categories print can be asked for alone', async () => {
  const { description } = buildCategory();
  expect((await list('/api/categories?view=counts')).rows).toEqual([
    { id: 'llms', description, toolCount: 2, workflowCount: 2 },
    { id: 'voice-models', description, toolCount: 0, workflowCount: 1 },
    { id: 'image-generators', description, toolCount: 1, workflowCount: 1 },
  ]);
});

test('a list may be stored by a cache in between for a minute', async () => {
  const { headers } = await list('/api/tools');
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
});
