import { expect, test } from 'vitest';
import { renderMarkdown, renderWithWideTables } from './markdown.ts';

test('a table stands in a box that slides, which its columns name', () => {
  const html = renderWithWideTables('Before.\n\n| [A](/a) “x” "y" | B |\n|---|---|\n| 1 | 2 |\n\nAfter.');
  expect(html).toContain('<section class="table-scroll" aria-label="A “x” &quot;y&quot;, B" tabindex="0"><table>');
  expect(html).toContain('</table></section>\n<p>After.</p>');
});

// The content check and the desk refuse it (content/markdown-rules.ts); what was stored before is still harmless.
test('an address that runs a script is not passed through', () => {
  expect(renderMarkdown('[bad](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a href="">bad</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});
