import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { CreativeSearch } from '#domain/catalogue/list-search.ts';
import { parseCreativeSearch } from '#domain/catalogue/list-search.ts';
import { followedPart } from '#domain/feed-address.ts';
import { creativeWorkflows } from '#web/features/catalogue/list-sources.ts';
import { loadList } from '#web/features/catalogue/load-list.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { CreativeWorkflowsPage } from '#web/features/workflow/creative-workflows-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/workflows/')({
  validateSearch: parseCreativeSearch,
  loader: ({ context, location }) => loadList(context.read, creativeWorkflows, parseCreativeSearch(location.search)),
  head: headOf({
    title: 'AI Creative Workflows',
    path: addresses.workflows,
    ...(import.meta.env.SSR && { followed: (search: CreativeSearch) => addresses.creativeWorkflows(followedPart(search)) }),
  }),
  ...screen('Loading workflows...', 'Error loading workflows'),
  component: CreativeWorkflowsPage,
});
