import type { Answer } from '#domain/answers/answer-schema.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { canonicalPaths } from '../../catalogue/page-addresses.ts';
import { answerMarkdown, markdownIssues } from '../../content/markdown-rules.ts';
import { HttpError } from '../../errors.ts';

/**
 * Holds an answer to the rules of authored files that its own schema cannot see (content/guidance-rules.ts).
 * @throws {HttpError} 422 naming each field, from the body's top ('answer.related.0').
 */
export function requireAnswerRules(snapshot: CatalogueSnapshot, answer: Answer): void {
  const pages = new Set(canonicalPaths(snapshot));
  const duties = new Set(snapshot.guidance.duties.map(({ id }) => id));
  const others = [...snapshot.guidance.answers, ...snapshot.hidden.answers.values()];
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const issues = [
    ...(others.some(({ slug, question }) => slug !== answer.slug && isSame(question, answer.question))
      ? [{ path: 'answer.question', message: 'another answer has this question already' }]
      : []),
    ...answer.related.flatMap((href, place) =>
      pages.has(href) ? [] : [{ path: `answer.related.${place}`, message: `there is no page ${href}` }],
    ),
    ...answer.duties.flatMap((id, place) =>
      duties.has(id) ? [] : [{ path: `answer.duties.${place}`, message: `there is no duty of law ${id}` }],
    ),
    ...markdownIssues(answer, answerMarkdown).map(({ path, message }) => ({ path: `answer.${path}`, message })),
  ];
  if (issues.length > 0) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
}
