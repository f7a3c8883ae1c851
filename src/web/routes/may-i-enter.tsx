import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { MayEnterSearch } from '#domain/may-enter/may-enter-search.ts';
import { anyTool, parseMayEnter } from '#domain/may-enter/may-enter-search.ts';
import type { MayEnterView } from '#domain/may-enter/may-enter-views.ts';
import { verdictWord } from '#ui/verdict.tsx';
import { AnswerPage } from '#web/features/may-i-enter/answer-page.tsx';
import { ChoicePage } from '#web/features/may-i-enter/choice-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/may-i-enter')({
  validateSearch: parseMayEnter,
  loaderDeps: ({ search: { what, tool } }) => ({ what, tool }),
  loader: ({ context, deps }) => context.read('mayEnter', deps),
  head: ({ matches, match, loaderData }) => {
    const answer = loaderData && shownAnswer(loaderData, match.search);
    return pageHead({
      title: answer ? `${answer.question} ${verdictWord(answer.verdict)}` : 'Can I paste this?',
      description: answer?.says,
      path: addresses.mayIEnter(),
      site: siteOf(matches),
    });
  },
  ...screen('Loading the answer...', 'Error loading the answer'),
  component: MayIEnterRoute,
});

/** Returns the answer, unless the tool is still open: a kind alone is no question, 'any' asks for all tools at once. */
const shownAnswer = ({ answer }: MayEnterView, { tool }: MayEnterSearch) => (tool === undefined ? undefined : answer);

function MayIEnterRoute() {
  const view = Route.useLoaderData();
  const search = Route.useSearch();
  const answer = shownAnswer(view, search);
  if (answer) return <AnswerPage view={view} answer={answer} />;
  const { what, tool } = search;
  // A link from a tool’s page names the tool only, and the visitor hasn't skipped anything yet.
  const isIncomplete = !view.what && (what !== undefined || tool === anyTool || view.unknownTool !== undefined);
  return <ChoicePage view={view} isAny={tool === anyTool} isIncomplete={isIncomplete} />;
}
