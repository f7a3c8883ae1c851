import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { AnswerSearch } from '#domain/answers/answer-search.ts';
import { parseAnswerSearch } from '#domain/answers/answer-search.ts';
import { AnswersPage } from '#web/features/answers/answers-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/answers/')({
  validateSearch: parseAnswerSearch,
  loader: async ({ context }) => {
    const [answers, questions] = await Promise.all([context.read('answers', {}), context.read('questions', {})]);
    return { answers, questions };
  },
  head: headOf({
    title: 'Answers for churches about AI',
    path: addresses.answers(),
    ...(import.meta.env.SSR && { followed: ({ topic }: AnswerSearch) => addresses.answers({ topic }) }),
  }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <AnswersPage {...Route.useLoaderData()} {...Route.useSearch()} />,
});
