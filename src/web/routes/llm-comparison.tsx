import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { LlmComparisonPage } from '#web/features/comparison/llm-comparison-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/llm-comparison')({
  loader: ({ context }) => context.read('document', { slug: 'llm-comparison' }),
  head: headOf({ title: 'AI Comparison: ChatGPT, Claude, Gemini and Grok', path: addresses.llmComparison }),
  ...screen('Loading comparison...', 'Error loading resources'),
  component: () => <LlmComparisonPage document={Route.useLoaderData()} />,
});
