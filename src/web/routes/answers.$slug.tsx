import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parseJustVoted } from '#domain/questions/just-voted.ts';
import { AnswerPage } from '#web/features/answers/answer-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { recordHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/answers/$slug')({
  validateSearch: parseJustVoted,
  loader: ({ context, params }) => orNotFound(context.read('answer', { slug: params.slug })),
  head: ({ loaderData: answer, matches }) =>
    answer
      ? recordHead(
          { title: answer.question, description: answer.lead, path: addresses.answer(answer.slug), site: siteOf(matches) },
          { name: 'Answers', path: addresses.answers() },
        )
      : {},
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <AnswerPage answer={Route.useLoaderData()} asking={Route.useSearch().asking} />,
});
