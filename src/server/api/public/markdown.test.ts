import { expect, test } from 'vitest';
import { renderMarkdown, renderWithTables } from './markdown.ts';

test('a table is captioned by the heading above it, its rows are named by their first cell, and its cells by their column', () => {
  const html = renderWithTables('## Who “pays”\n\nBefore.\n\n| [A](/a) "y" | B |\n|---|--:|\n| [1](/1) | 2 |\n| 3 | |\n\nAfter.');
  expect(html).toContain(
    '<table class="table" data-phone="list" role="table"><caption class="visually-hidden">Who “pays”</caption>',
  );
  expect(html).toContain('<th scope="col" role="columnheader"><a href="/a">A</a> &quot;y&quot;</th>');
  expect(html).toContain(
    '<th scope="row" role="rowheader"><a href="/1">1</a></th>\n<td role="cell" data-label="B" align="right">2</td>',
  );
  expect(html).toContain('<th scope="row" role="rowheader">3</th>\n<td role="cell" data-label="B" align="right"></td>');
  expect(html).toContain('</table>\n<p>After.</p>');
});

test('a table without a heading above it is captioned by its columns', () => {
  const html = renderWithTables('| A "y" | B |\n|---|---|\n| 1 | 2 |');
  expect(html).toContain('<caption class="visually-hidden">A &quot;y&quot;, B</caption>');
});

// The content check and the desk refuse such an address (content/markdown-rules.ts); one stored before must be harmless.
test('an address that runs a script is not passed through', () => {
  expect(renderMarkdown('[bad](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a href="">bad</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});
