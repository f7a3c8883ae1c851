import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotationPairs } from '#tests/quotation-pairs.ts';
import { compareQuotation, isReadable, readyDocument } from './compare-quotation.ts';

const before = `# Terms of the lamp
These terms are between you and the makers of the lamp, and they apply whenever somebody lights it at home or in a church.
Please read them slowly, because by using the lamp you agree to each of them on behalf of everybody in the room.
## Privacy`;
const after = `## The end
Either side may end this agreement with a letter. Whatever was burnt until then remains to be paid for by its reader.`;
const within = (passage: string) => readyDocument(`${before}\n${passage}\n${after}`);

test.each(quotationPairs)('‘%s’ beside ‘%s’: %s', (quote, later, state) => {
  expect(compareQuotation(within(later), quote)).toMatchObject({ state });
});

test('there are at least 60 pairs', () => {
  expect(new Set(quotationPairs.map(([quote, later]) => `${quote}|${later}`)).size).toBeGreaterThanOrEqual(60);
});

test('a passage is told with its section, and what differs with its words', () => {
  const quote = 'We keep your conversations for 30 days';
  expect(compareQuotation(within('First. We keep your\nconversations for up to 90 days. Last.'), quote)).toEqual({
    state: 'reworded',
    passage: 'We keep your conversations for up to 90 days',
    heading: 'Privacy',
    lost: ['30'],
    added: ['up', 'to', '90'],
  });
  expect(compareQuotation(within('We keep your conversations for 30 days.'), quote)).toEqual({
    state: 'stands',
    passage: quote,
    heading: 'Privacy',
  });
});

test('a passage keeps the bracket that closes right after its last word', () => {
  const reworded = within('A discount for one (for 5 or more users) applies.');
  expect(compareQuotation(reworded, 'A discount for all (for 5 or more users)')).toMatchObject({
    passage: 'A discount for one (for 5 or more users)',
  });
  expect(compareQuotation(within('(A discount for one for 5 users) applies.'), 'A discount for all for 5 users')).toMatchObject({
    passage: 'A discount for one for 5 users',
  });
});

test('a page with hardly a word tells nothing, but what stands on it stands', () => {
  const page = readyDocument('Please turn on JavaScript to read this page.');
  expect(compareQuotation(page, 'We never sell data')).toEqual({ state: 'unreadable' });
  expect(compareQuotation(page, 'read this page')).toMatchObject({ state: 'stands' });
});

test.each([
  [
    'packed bytes that were read as letters',
    Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * at * 31 + at * 7) % 251)).toString(),
  ],
  ['letters of two bytes that were read one by one', Array.from(`${before}\n${after}`.repeat(20)).join('\0')],
  ['words of chance', Array.from({ length: 2_000 }, (_, at) => `x${at}q${(at * 7_919) % 10_007}z`).join(' ')],
  ['letters that nobody assigned', '\u{50000}\u{e123} word '.repeat(2_000)],
])('%s are no text: what isn’t found in them is not gone', (_, noise) => {
  const document = readyDocument(noise);
  expect(isReadable(document)).toBe(false);
  expect(compareQuotation(document, 'We never sell data')).toEqual({ state: 'unreadable' });
});

test.each([
  [
    'a table of prices',
    'Plan Pro costs $20 a month for 5 people, $200 a year for 50 and 1,000 MB; Plus costs $9.99 or $99. '.repeat(30),
  ],
  [
    'a page of which every hundredth letter was lost',
    `${'We keep what you type for thirty days, and then it is deleted from all of our systems and every backup. '.repeat(60)}\ufffd`,
  ],
  ['another script', '我们不会出售您的数据。 Мы не продаём данные. אנחנו לא מוכרים. '.repeat(60)],
])('%s is a text', (_, text) => {
  expect(isReadable(readyDocument(text))).toBe(true);
  expect(compareQuotation(readyDocument(text), 'Nobody lights a lantern here')).toEqual({ state: 'gone' });
});

const words = fc.array(fc.constantFrom('we', 'keep', 'your', 'data', 'never', 'for', 'thirty', 'days', 'church'), {
  minLength: 4,
  maxLength: 25,
});

// Lines without a hyphen at their end, which would join it to the next line and make another word.
const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Pd}\p{Cf}]\s*$/u.test(text));

test('what is quoted stands, whatever is around it, and no longer when one word becomes another', () => {
  fc.assert(
    fc.property(words, fc.array(line), fc.nat(), (quoted, around, place) => {
      const text = quoted.join(' ');
      expect(compareQuotation(readyDocument(`${around.join('\n')}\n${text}\n${around.join('\n')}`), text).state).toBe('stands');
      const other = quoted.map((word, index) => (index === place % quoted.length ? 'lantern' : word)).join(' ');
      expect(compareQuotation(within(other), text).state).not.toBe('stands');
    }),
    { numRuns: 200, seed: 20_261_128 },
  );
});

test.each([
  ['one word', 'data '],
  ['hyphens and spaces', 'a- \t '],
  ['brackets', '[[1]['],
  ['apostrophes', "a''"],
  ['ends of sentences', 'we keep. '],
])('two megabytes of %s come to an end', (_, part) => {
  const document = readyDocument(part.repeat(2_000_000 / part.length));
  expect(compareQuotation(document, 'we keep data … data data data … your data').state).not.toBe('stands');
});
