import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import { parseToolSearch } from '#domain/catalogue/list-search.ts';
import { followedPart } from '#domain/feed-address.ts';
import { toolsOf } from '#web/features/catalogue/list-sources.ts';
import { loadList } from '#web/features/catalogue/load-list.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { AllToolsPage } from '#web/features/tool/all-tools-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/all-tools')({
  validateSearch: parseToolSearch,
  loader: ({ context, location }) => loadList(context.read, toolsOf(), parseToolSearch(location.search)),
  head: headOf({
    title: 'All AI tools for churches',
    path: addresses.allTools(),
    ...(import.meta.env.SSR && { followed: (search: ToolSearch) => addresses.allTools(followedPart(search)) }),
  }),
  ...screen('Loading tools...', 'Error loading tools'),
  component: AllToolsPage,
});
