import { expect, test } from 'vitest';
import { toolSections } from '#domain/catalogue/tool-schema.ts';
import { claimsIn } from '#domain/trust/claims.ts';
import { claimProblems } from '#server/content/claim-rules.ts';
import { readContent } from '#server/content/read-content.ts';
import { newlyBroken } from '#server/content/record-rules.ts';
import { dayOfCatalogue } from '#tests/catalogue-day.ts';

// Authored texts on a company are checked against the same facts as its card.

const content = readContent('content');
const long = content.tools.filter((tool) => toolSections.some(({ field }) => tool[field]));

test('no tool’s text says on training, retention, age or an edition what none of its facts says', () => {
  expect(claimProblems(content)).toEqual([]);
});

test('the long texts of tools do speak of what their cards tell', () => {
  expect(long.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['chatgpt', 'claude']));
  for (const tool of long) {
    const claims = toolSections.flatMap(({ field }) => claimsIn(tool[field] ?? ''));
    expect(new Set(claims.map(({ about }) => about)), tool.slug).toContain('training');
  }
});

test.each([
  ['claude', 'Its personal chats aren’t used for training.', /no fact on training says so/],
  ['claude', 'Chats are deleted after 90 days.', /no fact on retention says so/],
  ['claude', 'The minimum age is 18.', /in the EEA and Swiss edition alone/],
  ['chatgpt', 'The minimum age is 13.', /in the European edition alone/],
  ['chatgpt', 'ChatGPT Plus: No training on what you type.', /no fact on training says so/],
])('an edit of %s that says ‘%s’ is refused', (slug, sentence, why) => {
  const edited = content.tools.map((tool) => (tool.slug === slug ? { ...tool, ministryApplications: sentence } : tool));
  const { refused } = newlyBroken(content, { ...content, tools: edited }, dayOfCatalogue(content));
  expect(refused.map(({ field, message }) => `${field}: ${message}`)).toEqual([expect.stringMatching(why)]);
});

test('a fact that goes out of use leaves its sentence to be put right, and passes', () => {
  const evidence = new Map(content.evidence);
  const claudeEvidence = evidence.get('claude') ?? { facts: [], changes: [] };
  evidence.set('claude', { ...claudeEvidence, facts: claudeEvidence.facts.filter(({ id }) => id !== 'retention-training-on') });
  const { refused, left } = newlyBroken(content, { ...content, evidence }, dayOfCatalogue(content));
  expect(refused.filter(({ message }) => message.includes('retention'))).toEqual([]);
  expect(left.map(({ file }) => file)).toContain('tools/claude.md');
});
