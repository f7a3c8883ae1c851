import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import type { ToolSectionField } from '#domain/catalogue/tool-schema.ts';
import type { Autolinker } from '#domain/links/autolink.ts';
import { createAutolinker } from '#domain/links/autolink.ts';
import { readContent } from '#server/content/read-content.ts';

const { categories, tools, workflows, answers } = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const toolOf = new Map(tools.map((tool) => [tool.slug, tool]));

// Abbreviations whose full stop ends no sentence.
const withoutAbbreviations = (text: string) => text.replaceAll(/\b(e\.g|i\.e|etc|Inc|Ltd|St|Dr|vs|U\.S)\./g, '$1');
const sentencesIn = (text: string) => [...withoutAbbreviations(text).matchAll(/[.!?][”’"')]*(?=\s|$)/g)].length;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('the directory has at least 110 tools', () => {
  expect(tools.length).toBeGreaterThanOrEqual(110);
});

// Own answers only: at the desk a visitor's own words may become an answer's question.
test('our own answers ask as people type: Can we …? and never May we …?', () => {
  expect(answers.length).toBeGreaterThan(80);
  expect(answers.map(({ question }) => question).filter((question) => /^(May|Must) /.test(question))).toEqual([]);
});

test('there are 15 categories, those of the specification', () => {
  expect(categories.map(({ name }) => name).sort()).toEqual([
    'Analytics',
    'Bible Study',
    'Church Management',
    'Communication',
    'Distribution',
    'Finance & Giving',
    'Image Generators',
    'LLMs',
    'Marketing',
    'Research and Agents',
    'Training & Ethics',
    'Translation',
    'Video Generators',
    'Voice Models',
    'Worship',
  ]);
});

test.each(categories.map(({ name }) => name))('%s has at least three tools', (name) => {
  expect(tools.filter(({ category }) => category === name).length).toBeGreaterThanOrEqual(3);
});

test('every category has its own hub, the hubs of the specification', () => {
  expect(categories.map(({ hub }) => hub).sort()).toEqual([
    'analytics-hub',
    'bible-study-hub',
    'church-management-hub',
    'communication-hub',
    'distribution-hub',
    'finance-hub',
    'image-hub',
    'llm-hub',
    'marketing-hub',
    'research-hub',
    'training-hub',
    'translation-hub',
    'video-hub',
    'voice-hub',
    'worship-hub',
  ]);
});

test('the four categories of the specification are coming soon, and no other', () => {
  const comingSoon = categories.filter((category) => category.comingSoon).map(({ name }) => name);
  expect(comingSoon.sort()).toEqual(['Analytics', 'Bible Study', 'Distribution', 'Finance & Giving']);
});

test('the form offers the 14 categories of the specification', () => {
  expect(categories.flatMap(({ formName }) => formName ?? []).sort()).toEqual([
    'Analytics',
    'Bible Study',
    'Church Management',
    'Communication',
    'Distribution',
    'Finance & Giving',
    'Image Generator',
    'LLM',
    'Marketing',
    'Research',
    'Training & Ethics',
    'Translation',
    'Video Generator',
    'Worship',
  ]);
});

test('there are 61 workflows', () => {
  expect(workflows).toHaveLength(61);
});

const richSections: ToolSectionField[] = [
  'companyBackground',
  'detailedFeatures',
  'businessModel',
  'controversiesAndIssues',
  'ministryApplications',
];

test.each(['chatgpt', 'claude'].flatMap((slug) => richSections.map((field) => [slug, field] as const)))(
  '%s has the section %s, of at least 150 words',
  (slug, field) => {
    expect(wordsIn(toolOf.get(slug)?.[field] ?? '')).toBeGreaterThanOrEqual(150);
  },
);

test.each([
  'chatgpt',
  'claude',
  'gemini',
  'grok',
  'flux',
  'ideogram',
  'recraft',
  'dall-e-3',
  'photon',
  'stable-diffusion',
  'seedance',
  'waver',
  'veo',
  'kling',
  'sora',
  'pika',
  'hunyuan',
  'runway',
])('the tool that the specification links to is there: %s', (slug) => {
  expect(toolOf.has(slug)).toBe(true);
});

test('every tool and workflow carries five to ten questions as people type them, none of them its name alone', () => {
  const entries = [
    ...tools.map(({ name, asked }) => ({ name, asked })),
    ...workflows.map(({ title: name, asked }) => ({ name, asked })),
  ];
  const wrong = entries.filter(
    ({ name, asked }) =>
      asked.length < 5 || asked.length > 10 || asked.some((question) => question.toLowerCase() === name.toLowerCase()),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const all = entries.flatMap(({ asked }) => asked.map((question) => question.toLowerCase()));
  expect(all.filter((question, place) => all.indexOf(question) < place)).toEqual([]);
});

test('every tool is described in two or three sentences', () => {
  const others = tools.filter(({ description }) => ![2, 3].includes(sentencesIn(description)));
  expect(others.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([]);
});

test('every retired or renamed tool says so in the first sentence of its description, and in its note', () => {
  const inactiveTools = tools.filter(({ status }) => status !== 'active');
  const word = /\b(retired|closed|discontinued|renamed|ended)\b/i;
  const silent = inactiveTools.filter(({ description }) => !word.test(description.split(/[.!?](?=\s|$)/)[0] ?? ''));
  expect(inactiveTools.length).toBeGreaterThan(0);
  expect(silent.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([]);
  expect(inactiveTools.filter(({ statusNote }) => !statusNote).map(({ slug }) => slug)).toEqual([]);
});

test.each(['sora', 'dall-e-3'])('%s is kept as a retired tool that names what to use instead', (slug) => {
  expect(toolOf.get(slug)?.status).toBe('discontinued');
  expect(toolOf.get(slug)?.replacedBy).not.toEqual([]);
});

test('no tool replaces a retired one that is itself retired', () => {
  const retired = tools.flatMap(({ replacedBy }) => replacedBy).filter((slug) => toolOf.get(slug)?.status === 'discontinued');
  expect(retired).toEqual([]);
});

test('every badge names the pricing model', () => {
  expect(
    tools.filter(({ badge, pricingModel }) => badge !== undefined && badge !== pricingModel).map(({ slug }) => slug),
  ).toEqual([]);
});

// Names are linked in the descriptions and steps of workflows. The rest only makes the property harder.
const texts = [
  ...workflows.flatMap(({ description, steps, bestPractices, neverEnter }) => [
    description,
    ...steps,
    ...bestPractices,
    ...neverEnter,
  ]),
  ...tools.flatMap(({ description, features, useCases, pros, cons, companyBackground = '' }) => [
    description,
    ...features,
    ...useCases,
    ...pros,
    ...cons,
    companyBackground,
  ]),
];
const autolink: Autolinker = createAutolinker(tools);

test('linking the names in any text of the catalogue changes no letter of it', () => {
  expect(texts.length).toBeGreaterThan(1_500);
  expect(
    texts.filter(
      (text) =>
        autolink(text)
          .map((part) => part.text)
          .join('') !== text,
    ),
  ).toEqual([]);
});

test('every name that is linked is a whole word, leads to a tool or a hub of ours, and is linked once', () => {
  const hubs = [...categories.map(({ hub }) => `/${hub}`), addresses.churchPolicy()];
  for (const text of texts) {
    const hrefs = autolink(text).flatMap(({ href }) => href ?? []);
    expect(new Set(hrefs).size, text).toBe(hrefs.length);
    expect(
      hrefs.filter((href) => !hubs.includes(href) && !toolOf.has(href.replace('/tools/', ''))),
      text,
    ).toEqual([]);
  }
});

test('every tool is linked by its own name inside a sentence', () => {
  for (const { name, slug } of tools) {
    const linked = [{ text: name, href: `/tools/${slug}` }];
    expect(autolink(`Open ${name} now`)).toEqual([{ text: 'Open ' }, ...linked, { text: ' now' }]);
    expect(autolink(`Open the (free) ${name}.`)).toEqual([{ text: 'Open the (free) ' }, ...linked, { text: '.' }]);
  }
});

test('a workflow that begins in the command window is not for beginners', () => {
  const wrong = workflows.filter(
    ({ before, difficulty }) => difficulty === 'Beginner Friendly' && before.some(({ label }) => label === 'Command window'),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
