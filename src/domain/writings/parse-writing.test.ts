import { expect, test } from 'vitest';
import { mayLeadTo, parseWriting } from './parse-writing.ts';
import { markdownParts, writingTags } from './writing-tags.ts';

const problemsOf = (text: string) => parseWriting(text).problems.map(({ line, message }) => `${line}: ${message}`);

test('everything that the help shows may be written', () => {
  const tags = writingTags.map(({ within, example }) =>
    within ? `<${within}${within === 'Example' ? ' title="One"' : ''}>\n\n${example}\n\n</${within}>` : example,
  );
  const examples = [...markdownParts.map(({ example }) => example), ...tags];
  expect(problemsOf(examples.join('\n\n'))).toEqual([]);
  for (const { name, example } of writingTags) expect(example).toContain(`<${name}`);
});

test.each([
  ['One.\n\nTwo <b>bold</b>.', /^3: has <b>, which is none of the tags: Never, Caution, Figure,/],
  ['<script>alert(1)</script>', /^1: has <script>, which is none of the tags/],
  ['<>Text</>', /^1: has <>, which is none of the tags/],
  ['<Never.Note title="x" />', /^1: has <Never\.Note>/],
  ['One.\n\nIt is {1 + 1}.', /^3: has braces, which mean a program: write \\\{ for the character itself$/],
  ['{process.exit()}', /^1: has braces/],
  ['<Never title={secret}>\n\nText.\n\n</Never>', /^1: has <Never> without its words in quotes: title="…"$/],
  ['<Never {...all} title="x">\n\nText.\n\n</Never>', /^1: has \{…\} in <Never>, which does not know it$/],
  ['<Never title="x" onclick="run()">\n\nText.\n\n</Never>', /^1: has onclick in <Never>, which does not know it$/],
  ['<Never>\n\nText.\n\n</Never>', /^1: has <Never> without its words in quotes: title="…"$/],
  ['<Never title=" ">\n\nText.\n\n</Never>', /^1: has <Never> without its words in quotes: title="…"$/],
  ['<Accordion several="yes">\n\n</Accordion>', /^1: gives several in <Accordion> a value, and it takes none$/],
  ['One.\n\n<AccordionItem title="x">\n\nText.\n\n</AccordionItem>', /^3: has <AccordionItem> outside of <Accordion>$/],
  ['<Figure id="a">61</Figure> of them.', /^1: has words inside of <Figure>, which holds none: end it with \/>$/],
  ['One <Questions title="x">two</Questions> three.', /^1: has <Questions> in a sentence: put it on lines of its own$/],
  ['[here](javascript:alert(1))', /^1: leads to javascript:alert\(1\), which is neither/],
  ['[here](privacy)', /^1: leads to privacy, which is neither/],
  ['[here](//elsewhere.example)', /^1: leads to \/\/elsewhere\.example, which is neither/],
  ['[here][a]\n\n[a]: https://a.example', /^1: has a part that writings have not/],
  ['![A picture](/a.png)', /^1: has a picture, which writings have not$/],
  ['Title\n\n# Title', /^3: has a heading that is not ##, ### or ####/],
  ['##### Small', /^1: has a heading that is not/],
])('%j is refused with its line, in a sentence', (text, sentence) => {
  expect(problemsOf(text)[0]).toMatch(sentence);
});

test.each([
  ['One.\n\n<Never title="x">\n\nText.', '3: opens <Never> and does not close it with </Never> in its place'],
  ['One.\n\n<Accordion>\n\nText.\n\n</Never>', '3: opens <Accordion> and does not close it with </Accordion> in its place'],
  ['One.\n\n</Never>', '3: closes a tag that is not open'],
  ['One.\n\nfewer than <60', /^3: has a “<” or “\{” that begins none of the tags/],
  ['One.\n\na { b', /^3: has a “<” or “\{” that begins none of the tags/],
  ['One.\n\n<!-- note -->', /^3: has a “<” or “\{” that begins none of the tags/],
])('of %j, whose tags do not fit together, there is no tree', (text, sentence) => {
  const { tree, problems } = parseWriting(text);
  expect(tree).toBeUndefined();
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
});

const longParagraph = 'begins a paragraph of more than 5000 characters: put an empty line in it';

test.each(['>'.repeat(30_000), '*_'.repeat(15_000), '1. '.repeat(10_000), 'a line of words\n'.repeat(2_000)])(
  'a paragraph without end, which would keep the server busy for minutes, is refused at once (%#)',
  (paragraph) => {
    expect(problemsOf(`Before.\n\n${paragraph}\n\nAfter.`)).toEqual([`3: ${longParagraph}`]);
  },
);

test('a paragraph has at most 5,000 characters, and the next one as many again', () => {
  expect(problemsOf(`${'a'.repeat(5_000)}\n\n${'b'.repeat(5_000)}`)).toEqual([]);
  expect(problemsOf(`${'a'.repeat(5_000)}\n\nb\n${'b'.repeat(5_000)}`)).toEqual([`3: ${longParagraph}`]);
});

test('the characters themselves may be written after a backslash or as code, and a program’s words are words', () => {
  expect(problemsOf('a < b, a \\<b, \\{c\\} and `<b>{x}</b>`\n\nimport fs from "node:fs"\n\nexport const a = 1')).toEqual([]);
});

test('a tag in Scripture’s place on one line stands on a line of its own', () => {
  const { tree } = parseWriting('<Scripture reference="James 1:5" translation="World English Bible">But if any.</Scripture>');
  expect(tree?.children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement']);
});

test.each(['/about/privacy', '/', '#part', 'https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:988'])(
  'a writing may lead to %s',
  (address) => expect(mayLeadTo(address)).toBe(true),
);
test.each([
  'javascript:x',
  'JAVASCRIPT:x',
  ' javascript:x',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '//a.example',
  'about',
  '',
])('a writing may not lead to %j', (address) => expect(mayLeadTo(address)).toBe(false));
