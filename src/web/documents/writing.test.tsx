import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writingTags } from '#domain/writings/writing-tags.ts';
import { Writing } from './writing.tsx';
import { writingComponents } from './writing-components.tsx';

const htmlOf = (text: string) => renderToStaticMarkup(<Writing text={text} />);

test('every tag of the list has a component, and none is drawn that is not on it', () => {
  const componentNames = Object.keys(writingComponents).filter((name) => /^[A-Z]/.test(name));
  expect(componentNames.sort()).toEqual(writingTags.map(({ name }) => name).sort());
});

test('Markdown and tags make the HTML of a page', () => {
  expect(
    htmlOf(
      '## Where it *serves*\n\nSee [privacy](/about/privacy "Ours").\n\n<Never title="Never type in">\n\n- Prayers\n\n</Never>',
    ),
  ).toBe(
    '<h2 id="where-it-serves">Where it <em>serves</em></h2>\n<p>See <a href="/about/privacy" title="Ours">privacy</a>.</p>\n' +
      renderToStaticMarkup(
        writingComponents.Never({ title: 'Never type in', children: ['\n', <li key="1">Prayers</li>, '\n'] }),
      ).replace('\n<li>Prayers</li>\n', '<ul>\n<li>Prayers</li>\n</ul>'),
  );
});

test('verses on one line stand for themselves, and parts that unfold know of one another', () => {
  expect(htmlOf('<Scripture reference="James 1:5" translation="BSB">Ask.</Scripture>')).toBe(
    '<figure class="scripture"><blockquote>Ask.</blockquote><figcaption class="meta mt-2">James 1:5, BSB</figcaption></figure>',
  );
  const item = '<AccordionItem title="One">\n\nText.\n\n</AccordionItem>';
  expect(htmlOf(`<Accordion>\n\n${item}\n\n</Accordion>`)).toContain('<details class="accordion" name="sections">');
  expect(htmlOf(`<Accordion several>\n\n${item}\n\n</Accordion>`)).toContain('<details class="accordion"><summary>');
});

test.each([
  ['<b>Bold</b> <script>alert(1)</script>', 'Bold\nalert(1)'],
  ['<iframe src="https://a.example"></iframe>', ''],
  ['[words](javascript:alert%281%29) and ![picture](https://a.example/a.png)', '<p>words and </p>'],
  ['[words][a]\n\n[a]: javascript:alert%281%29', '<p>words</p>'],
  ['It is {1 + 1}.', '<p>It is .</p>'],
  ['<Never title={process.env.SECRET} onclick="run()">\n\n</Never>', expect.not.stringMatching(/SECRET|run/)],
  ['<Figure id="none" /> of them.', '<p><mark>(there is no figure none)</mark> of them.</p>'],
  ['<Never title="x">', ''],
])('what may not be written, %j, is left out where a preview shows it', (text, html) => {
  expect(htmlOf(text)).toEqual(html);
});
