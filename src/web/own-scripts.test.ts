import { expect, test } from 'vitest';
import { ownMark, removeNonces } from './own-scripts.ts';

const own = `nonce="${ownMark}"`;

test('the scripts that bear the mark are told, in whatever place of the tag it stands, and the page bears it no more', () => {
  const html = `<head><script ${own}>a("<b>")</script><script data-part="" ${own} async="">b()</script></head>`;
  expect(removeNonces(html)).toEqual({
    html: '<head><script>a("<b>")</script><script data-part="" async="">b()</script></head>',
    scripts: ['a("<b>")', 'b()'],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="guessed">evil()</script>',
  '<script nonce="">evil()</script>',
  '<p nonce="guessed"><script>evil()</script></p>',
])('a script that bears no mark of ours is not told, and stays as it is: %s', (injected) => {
  const { html, scripts } = removeNonces(`<script ${own}>a()</script>${injected}<script ${own}>b()</script>`);
  expect(scripts).toEqual(['a()', 'b()']);
  expect(html).toContain(injected);
});

test('a script that breaks out of one of ours is not told', () => {
  expect(removeNonces(`<script ${own}>a("</script><script>evil()</script>")</script>`).scripts).toEqual(['a("']);
});

test.each([
  `<meta name="description" content="a" ${own}/><link rel="icon" href="/a.svg" ${own}/>`,
  `<script type="application/ld+json" ${own}>{"a":1}</script>`,
  `<script src="/a.js" ${own}></script>`,
  `<script ${own}></script>`,
  `<meta property="csp-nonce" content="${ownMark}"/>`,
])('what is no inline script, or no script that runs, is none to tell: %s', (html) => {
  const result = removeNonces(html);
  expect(result.scripts).toEqual([]);
  expect(result.html).not.toContain(ownMark);
});
