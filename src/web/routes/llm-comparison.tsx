import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import comparisonCss from '#ui/styles/comparison.css?url';
import { Document } from '#web/features/document/document.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';
import { StyleSheet } from '#web/style-sheet.tsx';

export const Route = createFileRoute('/llm-comparison')({
  loader: ({ context }) => context.read('document', { slug: 'llm-comparison' }),
  head: ({ matches }) =>
    pageHead({
      title: 'AI Comparison: ChatGPT, Claude, Gemini and Grok',
      path: addresses.llmComparison,
      site: siteOf(matches),
    }),
  ...screen('Loading comparison...', 'Error loading resources'),
  component: LlmComparisonPage,
});

function LlmComparisonPage() {
  return (
    <article className="wrap pb-18">
      <StyleSheet href={comparisonCss} />
      <BackLink href={addresses.hub('llm-hub', 'comparison')}>Back to Text based AI</BackLink>
      <header className="page-head">
        <h1>AI Comparison</h1>
        <p className="lead">ChatGPT, Claude, Gemini and Grok, as they were in July 2025, weighed for the work of a church.</p>
      </header>
      <Document document={Route.useLoaderData()} />
    </article>
  );
}
