import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { PromptPage } from '#web/features/prompts/prompt-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { recordHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/prompts/$slug')({
  loader: ({ context, params }) => orNotFound(context.read('prompt', { slug: params.slug })),
  head: ({ loaderData: prompt, matches }) =>
    prompt
      ? recordHead(
          {
            title: prompt.title,
            description: import.meta.env.SSR
              ? `${prompt.gives}. With its blanks, what never to enter, and the check that a person makes.`
              : undefined,
            path: addresses.prompt(prompt.slug),
            site: siteOf(matches),
          },
          { name: 'Prompts', path: addresses.prompts() },
        )
      : {},
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: PromptRoute,
});

function PromptRoute() {
  const prompt = Route.useLoaderData();
  return <PromptPage key={prompt.slug} prompt={prompt} />;
}
