import { z } from 'zod';

const start = '<!-- Made by npm run test:engines. -->';
const end = '<!-- End of what it made. -->';

/** The part of Vitest's report on the tests in engines. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          meta: z.object({ engine: z.object({ name: z.string(), version: z.string() }).optional() }),
        }),
      ),
    }),
  ),
});

/**
 * Replaces the table of engines and journeys in a document.
 * @param report report of Vitest, as JSON
 * @throws if the document has no place for it, or the report has no test in an engine
 */
export function withEnginesTable(document: string, { report, day }: { report: unknown; day: Date }): string {
  const [before, rest = ''] = document.split(start);
  const after = rest.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The document has no place between ${start} and ${end}.`);
  const results = reportSchema.parse(report).testResults.flatMap(({ assertionResults }) => assertionResults);
  const ran = results.flatMap(({ title, status, meta: { engine } }) =>
    engine ? [{ title, status, engine: `${engine.name} ${engine.version}` }] : [],
  );
  if (ran.length === 0) throw new Error('The report has no test in an engine.');
  const engines = [...new Set(ran.map(({ engine }) => engine))];
  const lines = [...new Set(ran.map(({ title }) => title))].map((title) => {
    const outcomes = engines.map((name) => ran.find(({ title: other, engine }) => other === title && engine === name)?.status);
    return `| ${title} | ${outcomes.map((status) => status ?? 'not run').join(' | ')} |`;
  });
  const onDay = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const table = [`| On ${onDay} | ${engines.join(' | ')} |`, `|---|${engines.map(() => '---|').join('')}`, ...lines].join('\n');
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}
