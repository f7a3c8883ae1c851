import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { Kind } from '../trust/kinds.ts';
import { enteredAgainstCard } from './against-card.ts';
import { wordsAgainstCard } from './record-rules.ts';

const { ai } = buildTool().dataPolicy;
const never = {
  ai: {
    ...ai,
    membersDetails: 'never',
    childrensDetails: 'never',
    pastoralCareNotes: 'never',
    givingRecords: 'never',
    recordings: 'never',
  },
} as {
  ai: NonNullable<typeof ai>;
};

test.each<[string, Kind]>([
  // Sentences from the page of a meeting recorder whose card says never for recordings.
  ['The staff record Tuesday’s planning meeting, after each person agrees', 'recordings'],
  ['A teacher records her own lecture on church history and gives the class the notes', 'recordings'],
  ['The building committee finds in last month’s transcript who was to call the roofer', 'recordings'],
  ['A transcript and a task list are ready soon after the meeting ends', 'recordings'],
  ['The executive pastor reads a recap of the staff meeting', 'recordings'],
  ['A volunteer brightens the photos of the choir', 'recordings'],
  ['The office sorts the member list by street', 'membersDetails'],
  ['The usher records attendance at both services', 'membersDetails'],
  ['The team greets guests at check-in and checks the children in', 'childrensDetails'],
  ['A leader crops pictures of the youth group', 'childrensDetails'],
  ['The treasurer records Sunday’s gifts', 'givingRecords'],
  ['It drafts the giving statements in January', 'givingRecords'],
  ['The prayer team sorts new requests into groups', 'pastoralCareNotes'],
  ['A deacon accepts a request for prayer', 'pastoralCareNotes'],
])('“%s” enters a kind', (sentence, kind) => {
  expect(enteredAgainstCard(never, sentence)?.kind).toBe(kind);
});

test.each([
  'A volunteer cleans the recording of last Sunday’s sermon',
  'A youth leader turns three pictures of the campsite into a short reel',
  'A deacon turns three years of attendance counts into one chart',
  'The treasurer shows giving totals by month',
  'The office sorts the member list without names in it',
  'The host switches it off before the prayer requests',
  'The free 300 minutes cover ten half-hour meetings',
])('“%s” enters none', (sentence) => {
  expect(enteredAgainstCard(never, sentence)).toBeUndefined();
});

test('a kind that one use of the tool allows is no contradiction, nor is one in a tool that takes nothing', () => {
  const records = { ...never.ai, givingRecords: { verdict: 'only', if: 'roles are set' } } as typeof never.ai;
  expect(enteredAgainstCard({ ...never, records }, 'The treasurer records Sunday’s gifts')).toBeUndefined();
  expect(enteredAgainstCard({}, 'The treasurer records Sunday’s gifts')).toBeUndefined();
});

test('a card that is only begun at the desk is contradicted by nothing yet', () => {
  const draft = { ai: { publicText: 'fine' } } as unknown as typeof never;
  expect(enteredAgainstCard(draft, 'The treasurer records Sunday’s gifts')).toBeUndefined();
});

test('the rules of a tool name the field and why', () => {
  const tool = buildTool({
    dataPolicy: { ...buildTool().dataPolicy, ...never },
    pros: ['Recaps of a meeting come at once', 'b'],
  });
  expect(wordsAgainstCard(tool)).toContainEqual({
    path: 'pros.0',
    message: expect.stringMatching(/^speaks of recordings and pictures of people, for which the card says never: /),
  });
  expect(wordsAgainstCard({ ...tool, status: 'discontinued' })).toEqual([]);
});
