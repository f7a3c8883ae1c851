import { expect, test } from 'vitest';
import { buildCategory } from '#tests/builders.ts';
import { categoriesFileSchema, categorySchema } from './category-schema.ts';

test('a whole category is accepted and kept as it is', () => {
  const category = buildCategory({ formName: 'LLM', cardTitle: 'Text based AI', comingSoon: true });
  expect(categorySchema.parse(category)).toEqual(category);
});

test('a category is open unless it says that it is coming soon', () => {
  const { comingSoon: _, ...category } = buildCategory();
  expect(categorySchema.parse(category).comingSoon).toBe(false);
});

test.each([
  ['group', 'other'],
  ['glass', ['cobalt']],
  ['glass', ['cobalt', 'pink']],
  ['hub', '/llm-hub'],
  ['picture', 'a.svg'],
  ['bestPractices', ['a', 'b']],
  ['workflowName', undefined],
  ['colour', 'red'],
])('a category whose %s is %j is refused', (field, value) => {
  expect(categorySchema.safeParse({ ...buildCategory(), [field]: value }).success).toBe(false);
});

test.each(['cobalt', 'ruby', 'amber', 'emerald', 'violet'])('a picture may be of %s glass', (family) => {
  expect(categorySchema.safeParse(buildCategory({ glass: [family, family] as never })).success).toBe(true);
});

test('the file of categories holds two lists and nothing else', () => {
  const { description: _, bestPractices: _b, ...names } = buildCategory();
  const file = { categories: [names], workflowOnly: [{ name: 'Analysis', icon: 'search' }] };
  expect(categoriesFileSchema.parse(file)).toEqual(file);
  expect(categoriesFileSchema.safeParse({ ...file, more: [] }).success).toBe(false);
  expect(categoriesFileSchema.safeParse({ categories: [] }).success).toBe(false);
});
