import type { PromptKind } from '../catalogue/choices.ts';
import { promptKinds } from '../catalogue/choices.ts';

/** Filters of the list of prompts, as in the address of /prompts. */
export interface PromptSearch {
  q?: string;
  /** The address of a hub. */
  hub?: string;
  kind?: PromptKind;
}

/** Parses an address; invalid values are ignored (docs/product.md), and a query is cut to 200 characters. */
export function parsePromptSearch(raw: Record<string, unknown>): PromptSearch {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, 200) : '';
  return {
    q: q || undefined,
    hub: typeof raw.hub === 'string' && /^[a-z-]{1,40}$/.test(raw.hub) ? raw.hub : undefined,
    kind: promptKinds.find((kind) => kind === raw.kind),
  };
}
