// Checks everything under content/ and prints each problem as `file: field: sentence`.
import { fileURLToPath } from 'node:url';
import { ContentError, readContent } from '#server/content/read-content.ts';

const root = fileURLToPath(new URL('../../content', import.meta.url));
try {
  const { tools, workflows, categories } = readContent(root);
  console.log(`content: ${tools.length} tools, ${workflows.length} workflows, ${categories.length} categories, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  const only = process.argv[2];
  const problems = error.problems.filter(({ file }) => !only || file.startsWith(only));
  for (const { file, field, message } of problems) console.error(`content/${file}: ${field}: ${message}`);
  console.error(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
