import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute } from '#web/features/document/explainer-route.ts';

export const Route = createFileRoute('/llm-guide')({
  ...explainerRoute('llm', addresses.llmGuide),
  component: () => (
    <ExplainerPage
      name="llm"
      button={{ label: 'View LLM Tools', category: 'Large Language Models' }}
      document={Route.useLoaderData()}
    />
  ),
});
