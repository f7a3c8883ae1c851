import { addresses } from '#domain/addresses.ts';
import type { Category } from '#web/site-content.ts';

/** What differs between the fifteen hubs beside their words: data, so that there is one screen (docs/product.md). */
export interface HubKind {
  /** The comparison that stands in content/comparisons, or none yet. */
  comparison?: string;
  /** Links on tool cards tell where the visitor came from. */
  marksOrigin: boolean;
  /** The link to a tool's own site on its card. */
  visitLabel?: string;
  /** What the tools tab says when it is empty. */
  noTools: string;
  /** The voice hub searches in its tabs and keeps the tab to itself. */
  isVoice: boolean;
  /** Where the back control leads by its label. */
  backLabel: string;
  explainer?: { href: string; label: string };
}

const usual = (category: Category): HubKind => ({
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
export const hubKind = (category: Category): HubKind => ({ ...usual(category), ...special[category.hub] });
