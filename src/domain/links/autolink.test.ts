import { expect, test } from 'vitest';
import type { TextPart } from './autolink.ts';
import { createAutolinker } from './autolink.ts';

const names = [
  'ChatGPT',
  'Canva',
  'Make',
  'Buffer',
  'Runway',
  'Zoom',
  'Zoom AI Companion',
  'Breeze ChMS',
  'DALL·E 3',
  'Otter.ai',
  'n8n',
  'spf.io',
  'C++ (AI) [x]*',
];
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
const ordinaryWords = ['Make', 'Buffer', 'Runway'];
const tools = names.map((name) => ({ name, slug: slugOf(name), isOrdinaryWord: ordinaryWords.includes(name) }));
const autolink = createAutolinker(tools);

const links = (parts: TextPart[]) => parts.flatMap(({ text, href }) => (href ? [[text, href]] : []));
const linkedIn = (text: string) => links(autolink(text)).map(([linked]) => linked);
const textOf = (parts: TextPart[]) => parts.map(({ text }) => text).join('');

test('a tool is linked to its page, and the text around it stays plain', () => {
  expect(autolink('Open Canva now')).toEqual([{ text: 'Open ' }, { text: 'Canva', href: '/tools/canva' }, { text: ' now' }]);
  expect(autolink('Canva')).toEqual([{ text: 'Canva', href: '/tools/canva' }]);
  expect(autolink('Canva n8n')).toEqual([
    { text: 'Canva', href: '/tools/canva' },
    { text: ' ' },
    { text: 'n8n', href: '/tools/n8n' },
  ]);
});

test('a text without a known name is one plain part, and an empty text none', () => {
  expect(autolink('Nothing here')).toEqual([{ text: 'Nothing here' }]);
  expect(autolink('')).toEqual([]);
});

test.each([
  'Canvas',
  'Canva2',
  'Canva_x',
  'MyCanva',
  '2Canva',
  '_Canva',
  'Canvaé',
  'éCanva',
  'Canva-like',
  'Canva.com',
  'x-Canva',
  'Canva/a',
  '@Canva',
  'a.Canva',
])('only a whole word is a name: not in %s', (text) => {
  expect(linkedIn(`see ${text} there`)).toEqual([]);
});

test.each([
  'Canva.',
  'Canva,',
  'Canva;',
  'Canva:',
  'Canva?',
  '(Canva)',
  '“Canva”',
  '‘Canva’',
  '"Canva"',
  'Canva’s',
  "Canva's",
  'Canva—and',
  '—Canva',
  'Canva…',
  'Canva/',
  'Canva-',
  '[Canva]',
])('punctuation beside a name does not hide it: %s', (text) => {
  expect(linkedIn(`use ${text} there`)).toEqual(['Canva']);
  expect(linkedIn(text)).toEqual(['Canva']);
});

test('the longest name wins', () => {
  expect(links(autolink('Ask Zoom AI Companion'))).toEqual([['Zoom AI Companion', '/tools/zoom-ai-companion']]);
  expect(links(autolink('Ask Zoom AI and Zoom AI Companion'))).toEqual([
    ['Zoom', '/tools/zoom'],
    ['Zoom AI Companion', '/tools/zoom-ai-companion'],
  ]);
});

test('only the first mention is linked', () => {
  expect(autolink('Canva, Canva, Canva')).toEqual([{ text: 'Canva', href: '/tools/canva' }, { text: ', Canva, Canva' }]);
  expect(linkedIn('An image generator, IMAGE GENERATORS and Canva')).toEqual(['image generator', 'Canva']);
});

test('each text begins anew', () => {
  expect(linkedIn('Canva')).toEqual(linkedIn('Canva'));
});

test.each([
  'https://example.org/Canva',
  'http://Canva',
  'https://www.Canva.example/design',
  'https://example.org/?q=Canva',
  'www.Canva.example',
  'office@Canva.example',
])('nothing inside an address is linked: %s', (address) => {
  expect(linkedIn(`See ${address} for more`)).toEqual([]);
});

test('a name after an address is linked', () => {
  expect(linkedIn('See https://example.org/Canva about Canva')).toEqual(['Canva']);
});

test.each(['canva', 'CANVA', 'chatgpt', 'Chatgpt', 'N8N', 'otter.AI'])('a tool is known only in its own case: not %s', (text) => {
  expect(linkedIn(`use ${text} there`)).toEqual([]);
});

test.each([
  ['large language model', '/llm-hub'],
  ['large language models', '/llm-hub'],
  ['Large Language Models', '/llm-hub'],
  ['LARGE LANGUAGE MODEL', '/llm-hub'],
  ['image generator', '/image-hub'],
  ['Image Generators', '/image-hub'],
  ['video generator', '/video-hub'],
  ['VIDEO generators', '/video-hub'],
])("the model word '%s' leads to %s in any case", (word, href) => {
  expect(links(autolink(`Ask a ${word}.`))).toEqual([[word, href]]);
  expect(links(autolink(`${word} help`))).toEqual([[word, href]]);
});

test.each(['image generation', 'large languages model', 'video generatorship', 'language model'])(
  "'%s' is no model word",
  (text) => {
    expect(linkedIn(text)).toEqual([]);
  },
);

test.each([
  ['DALL·E 3', '/tools/dall-e-3'],
  ['Otter.ai', '/tools/otter-ai'],
  ['spf.io', '/tools/spf-io'],
  ['n8n', '/tools/n8n'],
  ['Breeze ChMS', '/tools/breeze-chms'],
  ['C++ (AI) [x]*', '/tools/c-ai-x'],
])('a name with dots, digits or symbols is a name like any other: %s', (name, href) => {
  expect(links(autolink(`Try ${name}.`))).toEqual([[name, href]]);
  expect(links(autolink(`Try “${name}” today`))).toEqual([[name, href]]);
});

test.each(['OtterXai', 'spfXio', 'DALLXE 3', 'C+ (AI) [x]'])('a symbol in a name stands for itself alone: not %s', (text) => {
  expect(linkedIn(`Try ${text} now`)).toEqual([]);
});

test.each(['Send it to Make for this', 'Use Buffer, then rest', 'Then (with Runway) begin', 'Set up Make', 'Ask “Who?” in Make'])(
  'a name that is also an ordinary word is linked inside a sentence: %s',
  (text) => {
    expect(linkedIn(text)).toHaveLength(1);
  },
);

test.each([
  'Make a list',
  '  Make a list',
  'Do this. Make a list',
  'Why? Make a list',
  'Stop! Make a list',
  'Do this: Make a list',
  'Say “Make a list”',
  'Say "Make a list"',
  'Rest (Make a list)',
  'Rest.\nMake a list',
  'She said “Yes.” Make a note',
  'Rest (a while.) Make a note',
  'Did she say “Yes”? Make a note',
  'Wait… Make a note',
  'Say ‘Make a list’',
])('… and not where a sentence begins: %s', (text) => {
  expect(linkedIn(text)).toEqual([]);
});

test('an ordinary word at the beginning does not use up the link of the later name', () => {
  expect(autolink('Make a list in Make')).toEqual([{ text: 'Make a list in ' }, { text: 'Make', href: '/tools/make' }]);
});

test('other names are linked at the beginning too', () => {
  expect(linkedIn('Canva first. ChatGPT second.')).toEqual(['Canva', 'ChatGPT']);
});

test('a catalogue without tools still links the model words', () => {
  expect(links(createAutolinker([])('An image generator in Canva'))).toEqual([['image generator', '/image-hub']]);
});

test.each([
  'Canva, https://a.example/Canva (Canva) “Make” Make!',
  '😀Canva😀 C++ (AI) [x]* Otter.ai. Image generators',
  '\n\tCanva\r\n',
  'Zoom AI Zoom AI Companion Zoom',
])('no letter of a text is lost or added: %j', (text) => {
  expect(textOf(autolink(text))).toBe(text);
  expect(autolink(text).every((part) => part.text !== '')).toBe(true);
});

test('a prompt is linked where its title stands in quotation marks, and nowhere else', () => {
  const withPrompts = createAutolinker(tools, [{ title: 'Where the meaning moved', slug: 'where-the-meaning-moved' }]);
  expect(links(withPrompts('Compare with “Where the meaning moved” in Canva.'))).toEqual([
    ['“Where the meaning moved”', '/prompts/where-the-meaning-moved'],
    ['Canva', '/tools/canva'],
  ]);
  expect(links(withPrompts('See where the meaning moved.'))).toEqual([]);
});
