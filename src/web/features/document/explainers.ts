import { addresses } from '#domain/addresses.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import { headOf } from '#web/page-head.ts';
import type { RouterContext } from '#web/request-context.ts';
import { screen } from '../shell/screen.tsx';

/** An explainer: what a kind of model is (docs/product.md). */
export interface Explainer {
  path: string;
  /** The name of its text. */
  slug: string;
  title: string;
  /** The button to the tools, and the marked category on /resources that it leads to. */
  button: { label: string; category: string };
}

export const llmExplainer: Explainer = {
  path: addresses.llmGuide,
  slug: 'explainer-llm',
  title: explainerTitles.llm,
  button: { label: 'View LLM Tools', category: 'Large Language Models' },
};

export const imageExplainer: Explainer = {
  path: addresses.imageGuide,
  slug: 'explainer-image',
  title: explainerTitles.image,
  button: { label: 'View Image Generation Tools', category: 'Image Generators' },
};

export const videoExplainer: Explainer = {
  path: addresses.videoGuide,
  slug: 'explainer-video',
  title: explainerTitles.video,
  button: { label: 'View Video Generation Tools', category: 'Video Generators' },
};

/** What the routes of the explainers have in common. */
export const explainerRoute = ({ path, slug, title }: Explainer) => ({
  loader: ({ context }: { context: RouterContext }) => context.read('document', { slug }),
  head: headOf({ title, path }),
  ...screen('Loading AI resources...', 'Error loading resources'),
});
