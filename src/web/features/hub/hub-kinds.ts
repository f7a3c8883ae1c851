import { addresses } from '#domain/addresses.ts';
import type { Category } from '#web/site-content.ts';

/** Differences between the fifteen hubs, apart from their words: data, so that one screen serves all (docs/product.md). */
export interface HubKind {
  /** Name of the comparison in content/comparisons; absent while there is none. */
  comparison?: string;
  /** True if links on tool cards name the page they are on. */
  marksOrigin: boolean;
  /** Label of the link to a tool's own site on its card. */
  visitLabel?: string;
  /** Message of an empty tools tab. */
  noTools: string;
  /** True if the tabs have a search, and the open tab stays out of the address; the voice hub only. */
  isVoice: boolean;
  /** Label of the back link. */
  backLabel: string;
  explainer?: { href: string; label: string };
}

const defaultKind = (category: Category): HubKind => ({
  marksOrigin: false,
  noTools: `No ${category.name} tools available`,
  isVoice: false,
  backLabel: 'Resources',
});

const special: Record<string, Partial<HubKind>> = {
  'llm-hub': {
    comparison: 'llms',
    visitLabel: 'Visit Site',
    noTools: 'No LLM tools available',
    explainer: { href: addresses.llmGuide, label: 'What is a Large Language Model?' },
  },
  'image-hub': {
    comparison: 'image-leaderboard',
    marksOrigin: true,
    noTools: 'No image generation tools available',
    explainer: { href: addresses.imageGuide, label: 'What is an AI Image Model?' },
  },
  'video-hub': {
    comparison: 'video-leaderboard',
    marksOrigin: true,
    noTools: 'No video generation tools available',
    explainer: { href: addresses.videoGuide, label: 'What is an AI Video Model?' },
  },
  'research-hub': { comparison: 'research' },
  'marketing-hub': { comparison: 'marketing', backLabel: 'All resources and hubs' },
  'voice-hub': { isVoice: true },
};

/** The kind of a category's hub. */
export const hubKind = (category: Category): HubKind => ({ ...defaultKind(category), ...special[category.hub] });
