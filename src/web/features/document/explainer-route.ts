import type { ExplainerName } from '#domain/writings/explainer-titles.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import { headOf } from '#web/page-head.ts';
import type { RouterContext } from '#web/request-context.ts';
import { screen } from '../shell/screen.tsx';

/** Options shared by the routes of the explainers: pages on a kind of model (docs/product.md). */
export const explainerRoute = (name: ExplainerName, path: string) => ({
  loader: ({ context }: { context: RouterContext }) => context.read('document', { slug: `explainer-${name}` }),
  head: headOf({ title: explainerTitles[name], path }),
  ...screen('Loading AI resources...', 'Error loading resources'),
});
