import type { PromptKind } from '../catalogue/choices.ts';
import { promptKinds } from '../catalogue/choices.ts';

/** What the list of prompts is narrowed by, as it stands in the address of /prompts. */
export interface PromptSearch {
  q?: string;
  /** The address of a hub. */
  hub?: string;
  kind?: PromptKind;
}

/** Reads an address; what is none of the choices is ignored (docs/product.md). At most 200 characters are looked for. */
export function parsePromptSearch(raw: Record<string, unknown>): PromptSearch {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim().slice(0, 200) : '';
  return {
    q: q || undefined,
    hub: typeof raw.hub === 'string' && /^[a-z-]{1,40}$/.test(raw.hub) ? raw.hub : undefined,
    kind: promptKinds.find((kind) => kind === raw.kind),
  };
}
