import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

// The content check and the desk refuse it (content/markdown-rules.ts); what was stored before is still harmless.
test('an address that runs a script is not passed through', () => {
  expect(renderMarkdown('[bad](javascript:alert(1)) <script>alert(1)</script>')).toBe(
    '<p><a href="">bad</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});
