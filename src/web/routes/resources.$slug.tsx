import { createFileRoute } from '@tanstack/react-router';
import { ToolNotFound } from '#web/features/tool/tool-not-found.tsx';
import { ToolPage } from '#web/features/tool/tool-page.tsx';
import { toolRoute } from '#web/features/tool/tool-route.ts';

export const Route = createFileRoute('/resources/$slug')({
  ...toolRoute,
  component: () => <ToolPage tool={Route.useLoaderData()} from={Route.useSearch()} />,
  notFoundComponent: ToolNotFound,
});
