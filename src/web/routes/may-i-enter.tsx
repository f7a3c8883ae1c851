import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parseMayEnter } from '#domain/may-enter/may-enter-search.ts';
import { AnswerPage } from '#web/features/may-i-enter/answer-page.tsx';
import { ChoicePage } from '#web/features/may-i-enter/choice-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/may-i-enter')({
  validateSearch: parseMayEnter,
  loaderDeps: ({ search: { what, tool } }) => ({ what, tool }),
  loader: ({ context, deps }) => context.read('mayEnter', deps),
  head: ({ matches, loaderData }) =>
    pageHead({
      title: loaderData?.answer?.question ?? 'May I enter this?',
      description: loaderData?.answer?.says,
      path: addresses.mayIEnter(),
      site: siteOf(matches),
    }),
  ...screen('Loading the answer...', 'Error loading the answer'),
  component: MayIEnterRoute,
});

/** A kind alone leaves the tool open; 'any' asks for all of them at once. */
function MayIEnterRoute() {
  const view = Route.useLoaderData();
  const { what, tool } = Route.useSearch();
  const isAnswered = view.answer && tool !== undefined;
  if (isAnswered && view.answer) return <AnswerPage view={view} answer={view.answer} />;
  return <ChoicePage view={view} isIncomplete={!view.what && (what !== undefined || tool !== undefined)} />;
}
