import { avoidedWord } from '#domain/catalogue/avoided-words.ts';
import { months } from '#domain/trust/checked-date.ts';
import type { Prose } from './read-prose.ts';
import type { ContentProblem } from './records.ts';

// Rules of docs/voice.md that a program can check.

const monthNames = months.join('|');
const books = 'Corinthians|Thessalonians|Timothy|Peter|John|Samuel|Kings|Chronicles';

/** Forms that the voice avoids, and what to write instead. */
const forms: { pattern: RegExp; instead: string }[] = [
  { pattern: /(?<!\.)\.\.(?!\.)|[.!?]”\.|\.\)\.(?!\w)|,,/, instead: 'end a sentence once' },
  { pattern: /[^.!?…]”[.,](?!\w)/, instead: 'put the period or comma before the closing quote, as Americans do' },
  { pattern: /\d:\d+-\d/, instead: 'write a range of verses with an en dash, as in Mark 4:1–20' },
  {
    pattern: /\b(Obadiah|Philemon|2 John|3 John|Jude) \d+(?![:\d])/,
    instead: 'give a book of one chapter its chapter, as in 2 John 1:12',
  },
  {
    pattern: new RegExp(`\\b(I{1,3}|First|Second|Third) (${books}) \\d`),
    instead: 'number a book of the Bible with a figure, as in 1 Corinthians 13:1',
  },
  {
    pattern: /\b(Gen|Ex|Exod|Lev|Deut|Ps|Prov|Isa|Jer|Matt|Mt|Mk|Lk|Jn|Rom|Cor|Gal|Eph|Phil|Thess|Tim|Heb|Jas|Rev)\.? \d+:\d/,
    instead: 'write out the name of a book of the Bible',
  },
  {
    pattern: /\b(it|that|there|what|who|they|we|you)’(s|re|ve)(?=[.,;:)])|\bthere’s (for|to) /i,
    instead: 'write this contraction in full: no one shortens the word that carries the stress',
  },
  { pattern: /\b[Mm]id-20\d\d/, instead: 'name the month, or the year alone where no month is known' },
  { pattern: /\d ?(am|pm|AM|PM)\b/, instead: 'write a time as 5 p.m.' },
];

/** Forms that the hub avoids in its own words, and what it says instead. Quotations may have them. */
const ownWords: { pattern: RegExp; instead: string }[] = [
  {
    pattern: new RegExp(`\\b\\d{1,2}(st|nd|rd|th)? (${monthNames})\\b`),
    instead: 'write a date as Americans do, as in July 4, 2025, or July 4',
  },
  {
    pattern: /(?<![/\w-])(some|no|every|any)body\b(?!-)/i,
    instead: 'say someone, no one, everyone or anyone, as people do when they talk',
  },
  {
    pattern: /(?<!\b(slide|flyer|picture|video|music) )\bmakers?\b/i,
    instead: 'say company, or its name: readers ask who sells a tool, not who makes it',
  },
  {
    pattern: /\bsafeguarding\b/i,
    instead: 'say child protection or the safety of children: the word is British in this sense',
  },
  { pattern: /\bwhom to\b/i, instead: 'say who to ask or who to call' },
  {
    pattern: /\bby itself\b/i,
    instead: 'say automatically, alone or on its own: a program that works by itself sounds translated',
  },
  {
    pattern: /\b(weren’t|wasn’t|were not|was not|amounts?|prices?) (found|not found|not published)\b/i,
    instead: 'say who looked and who publishes: we couldn’t find it, the company publishes no price',
  },
  {
    pattern: /\b(every|each) fact (has|with) (a|its) source and (a )?(date|day)\b|\bfacts with source and date\b/i,
    instead: 'promise the source alone: of many facts no one knows the date',
  },
  {
    pattern: /\bsince we (started|began) (tracking|watching)\b/i,
    instead: 'say what was read and how far back it goes',
  },
  {
    pattern: /(?<![-\w])(?<!\b(by|direct|postal|regular|certified) )mails?\b(?! merge)/i,
    instead: 'say email: mail comes with a stamp',
  },
  {
    pattern: /\b(price|change|fact|reason|answer|source|word) [^.;]{0,60}\b(is|was|gets) told\b|\btold in (our|its) words\b/i,
    instead: 'say who says it: things don’t get told',
  },
  {
    pattern: /\bputs? (it |them )?together with\b|\bgo(es)? on to\b/i,
    instead: 'say add to, continue with, or read next',
  },
  { pattern: /\banew\b/i, instead: 'say again: people don’t say anew aloud' },
  { pattern: /\b(serves?|served) no more\b|\bcomes? near[.,]/i, instead: 'say what happens: it no longer works, it is close' },
];

const outsideQuotations = (text: string) => text.replaceAll(/“[^”]*”/g, '“”');

/** Finds words and forms that the voice avoids. */
export const sayingProblems = ({ file, field, text }: Prose): ContentProblem[] => {
  const word = avoidedWord(text);
  const own = outsideQuotations(text);
  const matches = [
    ...forms.map(({ pattern, instead }) => ({ form: pattern.exec(text)?.[0], instead })),
    ...ownWords.map(({ pattern, instead }) => ({ form: pattern.exec(own)?.[0], instead })),
  ];
  return [
    ...(word ? [{ file, field, message: `says '${word}', a word that the hub avoids` }] : []),
    ...matches.flatMap(({ form, instead }) => (form ? [{ file, field, message: `has '${form}': ${instead}` }] : [])),
  ];
};

const leastSharedWords = 5;

/** Names the entry of a file; a church's papers say what its policy says, so their files are one entry. */
const entryOf = (file: string) => (file.startsWith('your-church/') ? 'your-church' : file);

/** Finds sentences that two entries share: copied, or made to a template. */
export function sharedSentences(texts: readonly Prose[]): ContentProblem[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const key = sentence.toLowerCase();
      const other = first.get(key);
      if (!other) first.set(key, file);
      return other && entryOf(other) !== entryOf(file) ? [{ file, field, message: `shares with ${other}: '${sentence}'` }] : [];
    }),
  );
}

// Creed of the hub, said on the landing page and wherever a text appeals to it.
const creed = 'AI should enhance, not replace, the human touch.';

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!][”’)*]*)\s+/).filter((sentence) => sentence.split(/\s+/).length >= leastSharedWords && sentence !== creed);

const comparedFields = /^(description|effectiveness|impactReason|useCases)\b/;
const wordsOfOpening = 3;
const mostWithOneOpening = 6;

/** Finds openings of three words that more than six tools share in one field: the sound of a form being filled out. */
export function sharedOpenings(texts: readonly Prose[]): ContentProblem[] {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, field, text } of texts) {
    const [name] = comparedFields.exec(field) ?? [];
    if (!name || !file.startsWith('tools/')) continue;
    const opening = text.toLowerCase().split(/\s+/).slice(0, wordsOfOpening).join(' ');
    const key = `${name}: ${opening}`;
    filesOf.set(key, (filesOf.get(key) ?? new Set()).add(file));
  }
  return [...filesOf]
    .filter(([, files]) => files.size > mostWithOneOpening)
    .map(([key, files]) => {
      const [field = '', opening = ''] = key.split(': ');
      return { file: 'tools', field, message: `${files.size} tools begin with '${opening}'; at most ${mostWithOneOpening} may` };
    });
}

/** Finds what an American editor would strike out, as far as a program sees it (docs/voice.md, 'What a reading found'). */
export const proseProblems = (texts: readonly Prose[]): ContentProblem[] => [
  ...texts.flatMap(sayingProblems),
  ...sharedSentences(texts),
  ...sharedOpenings(texts),
];
