import type { Answer, Ground } from '#domain/answers/answer-schema.ts';
import type { Prompt } from '#domain/catalogue/workflow-schema.ts';
import type { Duty, Situation } from '#domain/situations/situation-schema.ts';

/** A prompt that every rule accepts, for the tool `lamp`. */
export const buildPrompt = (overrides: Partial<Prompt> = {}): Prompt => ({
  slug: 'letter-from-dates',
  title: 'A letter from the dates of the week',
  gives: 'A first draft of the weekly letter.',
  kind: 'chat',
  step: 2,
  tools: ['lamp'],
  text: 'Write a letter for [our church] from these dates.',
  blanks: [{ name: 'our church', example: 'St. Mark', long: false }],
  check: ['Compare each date with the calendar.'],
  asked: ['how do i write the church newsletter faster'],
  ...overrides,
});

/** An answer that every rule accepts. */
export const buildAnswer = (overrides: Partial<Answer> = {}): Answer => ({
  slug: 'may-we-record',
  question: 'May we record a meeting?',
  topic: 'Meetings and recording',
  lead: 'Ask everyone first.',
  answer: 'Some laws want the consent of each person. A bot in the list is not consent.',
  grounds: [],
  duties: [],
  related: ['/tools/lamp'],
  asked: ['can we record our board meeting', 'is recording legal', 'consent to record'],
  legal: false,
  written: '2026-11-22',
  status: 'active',
  ...overrides,
});

/** A source for an answer. */
export const buildGround = (overrides: Partial<Ground> = {}): Ground => ({
  shows: 'Everyone is asked first',
  quote: 'All who are recorded must agree.',
  publisher: 'The state of Candle',
  of: 'official',
  source: 'https://law.example/recording',
  read: '2026-11-20',
  ...overrides,
});

/** A situation that every rule accepts. */
export const buildSituation = (overrides: Partial<Situation> = {}): Situation => ({
  slug: 'something-was-pasted',
  title: 'Something private was pasted',
  lead: 'Stop, delete it, and tell the person.',
  order: 1,
  happened: [],
  hour: { aim: 'Stop it', steps: buildSteps() },
  day: { aim: 'Tell', steps: buildSteps() },
  week: { aim: 'Learn', steps: buildSteps() },
  notToDo: ['Do not wait.', 'Do not hide it.', 'Do not blame.'],
  stays: [],
  letters: [],
  duties: ['emergency'],
  related: [],
  asked: ['i pasted a name into chatgpt', 'delete a chat', 'private data in ai'],
  written: '2026-11-22',
  ...overrides,
});

const buildSteps = () => [
  { deed: 'Delete the chat', how: 'Open it and delete it.' },
  { deed: 'Write down the time', how: 'On paper.' },
];

/** A number to call that every rule accepts. */
export const buildDuty = (overrides: Partial<Duty> = {}): Duty => ({
  id: 'emergency',
  kind: 'number',
  country: 'United States',
  code: 'US',
  number: '911',
  service: 'Emergency',
  says: 'Call 911 when a life is in danger.',
  quote: 'Call 911 in an emergency.',
  publisher: '911.gov',
  of: 'official',
  source: 'https://911.example',
  read: '2026-11-22',

  ...overrides,
});
