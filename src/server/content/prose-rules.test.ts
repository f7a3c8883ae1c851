import { expect, test } from 'vitest';
import { proseProblems } from './prose-rules.ts';

const of = (file: string, text: string, field = 'description') => ({ file, field, text });
const messagesOf = (...texts: string[]) =>
  proseProblems(texts.map((text, place) => of(`answers/${place}.yaml`, text))).map(({ message }) => message);

test('plain American sentences have no problem', () => {
  const good = [
    'It is made by Zapier, Inc. A church of 200 pays $20 a month.',
    'He reads Mark 4:1–20, 2 John 1:12 and 1 Corinthians 13:1 … and stops.',
    'She asked, “Who is there?” and wrote “nobody.” On July 4, 2025, at 5 p.m., she went home.',
    'Jude 1:3 and Psalm 23 were read in May 2026.',
    'The letter comes by mail, from a mail merge; the email comes at noon, and no one is told a story told in confidence.',
  ];
  expect(messagesOf(...good)).toEqual([]);
});

test.each([
  ['We mended it.', "says 'mended', a word that the hub avoids"],
  ['It is made by Zapier, Inc..', "has '..': end a sentence once"],
  ['She said, “No.”.', "has '.”.': end a sentence once"],
  ['It says “no one”.', "has 'e”.': put the period or comma before the closing quote, as Americans do"],
  ['Read Mark 4:1-20.', "has '4:1-2': write a range of verses with an en dash, as in Mark 4:1–20"],
  ['See 2 John 12.', "has '2 John 12': give a book of one chapter its chapter, as in 2 John 1:12"],
  ['See First Corinthians 13.', "has 'First Corinthians 1': number a book of the Bible with a figure, as in 1 Corinthians 13:1"],
  ['See II Timothy 3:16.', "has 'II Timothy 3': number a book of the Bible with a figure, as in 1 Corinthians 13:1"],
  ['See Matt. 5:3.', "has 'Matt. 5:3': write out the name of a book of the Bible"],
  ['It was so in mid-2026.', "has 'mid-2026': name the month, or the year alone where no month is known"],
  ['It closed on 4 July 2025.', "has '4 July': write a date as Americans do, as in July 4, 2025, or July 4"],
  ['It closed on the 4th July.', "has '4th July': write a date as Americans do, as in July 4, 2025, or July 4"],
  ['Somebody reads it.', "has 'Somebody': say someone, no one, everyone or anyone, as people do when they talk"],
  ['In nobody’s way.', "has 'nobody': say someone, no one, everyone or anyone, as people do when they talk"],
  ['Ask the maker.', "has 'maker': say company, or its name: readers ask who sells a tool, not who makes it"],
  [
    'The safeguarding lead signs.',
    "has 'safeguarding': say child protection or the safety of children: the word is British in this sense",
  ],
  ['Say whom to call.', "has 'whom to': say who to ask or who to call"],
  ['Come at 5 pm.', "has '5 pm': write a time as 5 p.m."],
  ['Say what it’s, and stop.', "has 'it’s': write this contraction in full: no one shortens the word that carries the stress"],
  [
    'Whether it may hang there’s for you.',
    "has 'there’s for ': write this contraction in full: no one shortens the word that carries the stress",
  ],
  [
    'It files a report by itself.',
    "has 'by itself': say automatically, alone or on its own: a program that works by itself sounds translated",
  ],
  [
    'Two plans, amounts not found.',
    "has 'amounts not found': say who looked and who publishes: we couldn’t find it, the company publishes no price",
  ],
  [
    'Every fact has a source and a date.',
    "has 'Every fact has a source and a date': promise the source alone: of many facts no one knows the date",
  ],
  ['No change since we started tracking.', "has 'since we started tracking': say what was read and how far back it goes"],
  ['Send it by church mail.', "has 'mail': say email: mail comes with a stamp"],
  ['They send three mails.', "has 'mails': say email: mail comes with a stamp"],
  ['A price of 2025 is told with its month.', "has 'price of 2025 is told': say who says it: things don’t get told"],
  ['It is put together with your list.', "has 'put together with': say add to, continue with, or read next"],
  ['Then go on to step 4.', "has 'go on to': say add to, continue with, or read next"],
  ['Begin anew.', "has 'anew': say again: people don’t say anew aloud"],
  ['The link serves no more.', "has 'serves no more': say what happens: it no longer works, it is close"],
])("of '%s' the editor says: %s", (text, message) => {
  expect(messagesOf(text)).toEqual([message]);
});

test.each([
  'She wrote “Nobody told the maker on 4 July,” and later “safeguarding.”',
  'See /when-something-goes-wrong/somebody-writes-of-suicide-or-abuse and somebody-else.',
  'A slide maker and a picture maker.',
  'In May we sing. May they rest in peace.',
  'It’s there, and that’s why there’s one for you.',
  'On May 4, 12 Marches began.',
])('whoever is quoted, an address and another sense keep their words: %s', (text) => {
  expect(messagesOf(text)).toEqual([]);
});

test('a sentence of five words stands in one entry only', () => {
  const shared = 'Photos of people stay out.';
  expect(messagesOf(`First. ${shared}`, `Second. ${shared.toUpperCase()}`)).toEqual([
    `shares with answers/0.yaml: '${shared.toUpperCase()}'`,
  ]);
  expect(messagesOf(`${shared} ${shared}`)).toEqual([]);
  expect(messagesOf('Four words stay out.', 'Four words stay out.')).toEqual([]);
});

test('the creed may be said wherever it is appealed to', () => {
  const creed = 'AI should enhance, not replace, the human touch.';
  expect(messagesOf(creed, creed)).toEqual([]);
});

test('six tools may begin a field alike, and a seventh may not', () => {
  const useCases = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      of(`tools/${place}.md`, `A youth leader writes ${place} posts`, `useCases.${place}`),
    );
  expect(proseProblems(useCases(6))).toEqual([]);
  expect(proseProblems(useCases(7))).toEqual([
    { file: 'tools', field: 'useCases', message: "7 tools begin with 'a youth leader'; at most 6 may" },
  ]);
});

test('one tool may begin several of its own use cases alike, and other fields and folders are not compared', () => {
  const seven = (file: (place: number) => string, field: string) =>
    Array.from({ length: 7 }, (_, place) => of(file(place), `A youth leader writes ${place} posts`, field));
  expect(proseProblems(seven(() => 'tools/lamp.md', 'useCases.0'))).toEqual([]);
  expect(proseProblems(seven((place) => `tools/${place}.md`, 'pros.0'))).toEqual([]);
  expect(proseProblems(seven((place) => `workflows/${place}.yaml`, 'description'))).toEqual([]);
});
