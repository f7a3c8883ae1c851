import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parsePromptSearch } from '#domain/prompts/prompt-search.ts';
import { PromptsPage } from '#web/features/prompts/prompts-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/prompts/')({
  validateSearch: parsePromptSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.read('prompts', deps),
  head: headOf({ title: 'Prompts for church work', path: addresses.prompts() }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <PromptsPage search={Route.useSearch()} prompts={Route.useLoaderData()} />,
});
