import { createFileRoute } from '@tanstack/react-router';
import { AnswerPage } from '#web/features/answers/answer-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/answers/$slug')({
  loader: ({ context, params }) => orNotFound(context.read('answer', { slug: params.slug })),
  head: ({ loaderData: answer, matches }) => {
    if (!answer) return {};
    const site = siteOf(matches);
    const path = paths.answer(answer.slug);
    return pageHead({
      title: answer.question,
      description: answer.lead,
      path,
      site,
      structuredData: [
        breadcrumbs(site, [
          { name: 'Home', path: paths.home },
          { name: 'Answers', path: paths.answers },
          { name: answer.question, path },
        ]),
      ],
    });
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <AnswerPage answer={Route.useLoaderData()} />,
});
