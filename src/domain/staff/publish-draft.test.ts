import { expect, test } from 'vitest';
import { buildCategory } from '#tests/builders.ts';
import { answerDraft, publishDraft } from './publish-draft.ts';

const categories = [
  buildCategory({ name: 'Image Generators', workflowName: 'Image Generator', formName: 'Image Generator' }),
  buildCategory({ id: 'voice', name: 'Voice Models', workflowName: 'Voice Models' }),
];
const suggested = {
  title: 'Candle',
  description: 'It glows.',
  category: 'Image Generator',
  website: null,
  pricing: null,
  difficulty: null,
  timeEstimate: null,
  features: ['Glows'],
  steps: ['Light it.'],
  bestPractices: ['Watch it.'],
};
const options = { categories, taken: new Set(['candle']), today: '2026-11-20' };

test('a tool gets the catalogue’s names, a free address and its site as the first source', () => {
  const tool = { ...suggested, type: 'tool' as const, website: 'https://candle.example', pricing: 'Free' };
  expect(publishDraft(tool, options)).toEqual({
    kind: 'tool',
    tool: {
      slug: 'candle-2',
      name: 'Candle',
      aliases: [],
      description: 'It glows.',
      category: 'Image Generators',
      website: 'https://candle.example',
      pricing: 'Free',
      pricingModel: 'Free',
      features: ['Glows'],
      useCases: [],
      pros: [],
      cons: [],
      status: 'active',
      replacedBy: [],
      sources: ['https://candle.example'],
      verifiedAt: '2026-11-20',
    },
  });
});

test('a workflow gets the workflows’ name of the category', () => {
  const workflow = { ...suggested, type: 'workflow' as const, difficulty: 'Advanced', timeEstimate: '1 hour' };
  expect(publishDraft(workflow, options)).toEqual({
    kind: 'workflow',
    workflow: {
      slug: 'candle-2',
      title: 'Candle',
      aliases: [],
      description: 'It glows.',
      categories: ['Image Generator'],
      difficulty: 'Advanced',
      timeEstimate: '1 hour',
      tools: [],
      steps: ['Light it.'],
      bestPractices: ['Watch it.'],
      neverEnter: [],
      status: 'active',
      sources: [],
      verifiedAt: '2026-11-20',
    },
  });
});

test.each([
  ['Beginner', 'Beginner Friendly'],
  ['Intermediate', 'Intermediate'],
])('the form’s %s is the catalogue’s %s', (difficulty, catalogueDifficulty) => {
  expect(publishDraft({ ...suggested, type: 'workflow', difficulty }, options)).toMatchObject({
    workflow: { difficulty: catalogueDifficulty },
  });
});

test.each([
  ['Freemium', 'Freemium'],
  ['Paid', 'Paid'],
  ['Enterprise', 'Paid'],
])('the form’s pricing %s is the filter’s %s', (pricing, model) => {
  expect(publishDraft({ ...suggested, type: 'tool', pricing }, options)).toMatchObject({
    tool: { pricing, pricingModel: model },
  });
});

test('a category that nobody knows is left to the editor', () => {
  const draft = publishDraft({ ...suggested, type: 'tool', category: 'Other' }, options);
  expect(draft).not.toHaveProperty('tool.category');
});

const answerOptions = { taken: new Set(['may-we-sing']), today: '2026-11-22' };

test('a question fills in its answer, at a free address and with a question mark', () => {
  expect(answerDraft({ question: 'May we sing.', category: 'Starting out' }, answerOptions)).toEqual({
    slug: 'may-we-sing-2',
    question: 'May we sing?',
    topic: 'Starting out',
    written: '2026-11-22',
    status: 'active',
  });
});

test('a topic that answers do not have is left to the editor', () => {
  expect(answerDraft({ question: 'Why?', category: 'LLMs' }, answerOptions)).not.toHaveProperty('topic');
});
