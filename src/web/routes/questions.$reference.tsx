import { createFileRoute, redirect } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parseJustVoted } from '#domain/questions/just-voted.ts';
import { QuestionPage } from '#web/features/questions/question-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { recordHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/questions/$reference')({
  validateSearch: parseJustVoted,
  loader: async ({ context, params }) => {
    const result = await orNotFound(context.read('question', { slug: params.reference }));
    if ('movedTo' in result) throw redirect({ href: result.movedTo, statusCode: 301 });
    return result.question;
  },
  head: ({ loaderData: question, matches }) =>
    question
      ? recordHead(
          {
            title: question.question,
            description: import.meta.env.SSR ? `Asked by a church, not answered yet: ${question.question}` : undefined,
            path: addresses.question(question.reference),
            site: siteOf(matches),
          },
          { name: 'Answers', path: addresses.answers() },
        )
      : {},
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: QuestionRoute,
});

function QuestionRoute() {
  const question = Route.useLoaderData();
  const { asking } = Route.useSearch();
  return question ? <QuestionPage question={question} asking={asking} /> : null;
}
