import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { ToolNotFound } from '#web/features/tool/tool-not-found.tsx';
import { ToolPage } from '#web/features/tool/tool-page.tsx';
import { loadTool, parseToolOrigin, toolHead } from '#web/features/tool/tool-route.tsx';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/tools/$slug')({
  validateSearch: parseToolOrigin,
  loader: ({ params }) => loadTool(params.slug),
  head: ({ loaderData, matches }) => toolHead(loaderData, siteOf(matches)),
  component: ToolRoute,
  notFoundComponent: ToolNotFound,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading tool details...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading tools" />,
});

function ToolRoute() {
  return <ToolPage tool={Route.useLoaderData()} from={Route.useSearch()} />;
}
