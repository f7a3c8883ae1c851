import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { ResearchTab } from '#web/features/research/research-page.tsx';
import { ResearchPage } from '#web/features/research/research-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/research')({
  validateSearch: (raw: Record<string, unknown>): { tab?: ResearchTab } => ({ tab: raw.tab === 'barna' ? 'barna' : undefined }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, deps }) =>
    context.read('document', { slug: deps.tab === 'barna' ? 'research-barna' : 'research-exponential' }),
  head: headOf({ title: 'Research and data on AI in the church', path: addresses.research }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <ResearchPage tab={Route.useSearch().tab ?? 'survey'} document={Route.useLoaderData()} />,
});
