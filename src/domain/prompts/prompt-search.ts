import type { PromptKind } from '../catalogue/choices.ts';
import { promptKinds } from '../catalogue/choices.ts';
import { holdsForms } from '../search/words.ts';
import type { PromptCardView } from './prompt-views.ts';

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

/**
 * The prompts of a kind that hold every word that is looked for, in any case, in title, use, workflow or the words people ask with; where none
 * does, those that hold a form of each.
 */
export function filterPrompts<
  T extends Pick<PromptCardView, 'title' | 'gives' | 'kind' | 'workflow'> & { asked?: readonly string[] },
>(prompts: readonly T[], { q = '', kind }: Pick<PromptSearch, 'q' | 'kind'>): T[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const said = prompts.map((prompt) => ({
    prompt,
    text: [prompt.title, prompt.gives, prompt.workflow.title, ...(prompt.asked ?? [])].join(' ').toLowerCase(),
  }));
  const plain = said.filter(({ text }) => words.every((word) => text.includes(word)));
  const found = plain.length > 0 ? plain : said.filter(({ text }) => holdsForms(text, q));
  return found.map(({ prompt }) => prompt).filter((prompt) => !kind || prompt.kind === kind);
}
