import { holdsForms } from '../search/words.ts';
import { comparable } from '../text/comparable.ts';
import type { PromptSearch } from './prompt-search.ts';
import type { PromptCardView } from './prompt-views.ts';

// Apart from the address of the list, which the browser reads too: on the server alone.

/**
 * The prompts of a kind that hold every word that is looked for, in any case, in title, use, workflow or the words people ask with; where none
 * does, those that hold a form of each.
 */
export function filterPrompts<
  T extends Pick<PromptCardView, 'title' | 'gives' | 'kind' | 'workflow'> & { asked?: readonly string[] },
>(prompts: readonly T[], { q = '', kind }: Pick<PromptSearch, 'q' | 'kind'>): T[] {
  const words = comparable(q).split(/\s+/).filter(Boolean);
  const said = prompts.map((prompt) => ({
    prompt,
    text: comparable([prompt.title, prompt.gives, prompt.workflow.title, ...(prompt.asked ?? [])].join(' ')),
  }));
  const plain = said.filter(({ text }) => words.every((word) => text.includes(word)));
  const found = plain.length > 0 ? plain : said.filter(({ text }) => holdsForms(text, q));
  return found.map(({ prompt }) => prompt).filter((prompt) => !kind || prompt.kind === kind);
}
