// Checks everything under content/ and prints each problem as `file: field: sentence`.
import { fileURLToPath } from 'node:url';
import { systemClock } from '#server/clock/clock.ts';
import { dayProblems } from '#server/content/day-rules.ts';
import { endedProblemsOfFiles } from '#server/content/ended-rules.ts';
import { numberProblems } from '#server/content/law-rules.ts';
import { proseProblems } from '#server/content/prose-rules.ts';
import { ContentError, readContent } from '#server/content/read-content.ts';
import { readPapers, readProse } from '#server/content/read-prose.ts';
import type { ContentProblem } from '#server/content/records.ts';
import { safetyProblemsOfFiles } from '#server/content/safety-rules.ts';

const root = fileURLToPath(new URL('../../content', import.meta.url));
try {
  const content = readContent(root);
  const { tools, workflows, categories, duties } = content;
  const prose = readProse(root);
  const papers = readPapers(root);
  tell([
    ...proseProblems(prose),
    ...safetyProblemsOfFiles(content.safety, [...prose, ...papers]),
    ...endedProblemsOfFiles(content.ended, [...prose, ...papers]),
    ...numberProblems(prose, duties),
    ...dayProblems(content, systemClock.today()),
  ]);
  if (!process.exitCode)
    console.log(`content: ${tools.length} tools, ${workflows.length} workflows, ${categories.length} categories, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  tell(error.problems);
}

function tell(all: readonly ContentProblem[]): void {
  const only = process.argv[2];
  const problems = all.filter(({ file }) => !only || file.startsWith(only));
  if (problems.length === 0) return;
  for (const { file, field, message } of problems) console.error(`content/${file}: ${field}: ${message}`);
  console.error(`${problems.length} problems`);
  process.exitCode = 1;
}
