import { otherForms } from '../search/other-forms.ts';
import { comparable } from '../text/comparable.ts';
import type { PromptSearch } from './prompt-search.ts';
import type { PromptCardView } from './prompt-views.ts';

// Server only, so in another file than the address of the list (prompt-search.ts), which the browser parses too.

/**
 * Filters the prompts of a kind that contain every searched word, in any case, in title, use, workflow or the questions that
 * people type; `also` are those that contain another form of each.
 */
export function filterPrompts<
  T extends Pick<PromptCardView, 'title' | 'gives' | 'kind' | 'workflow'> & { asked?: readonly string[] },
>(prompts: readonly T[], { q = '', kind }: Pick<PromptSearch, 'q' | 'kind'>): { found: T[]; also: T[] } {
  const words = comparable(q).split(/\s+/).filter(Boolean);
  const textOf = ({ title, gives, workflow, asked = [] }: T) => comparable([title, gives, workflow.title, ...asked].join(' '));
  const ofKind = prompts.filter((prompt) => !kind || prompt.kind === kind);
  const results = ofKind.filter((prompt) => {
    const text = textOf(prompt);
    return words.every((word) => text.includes(word));
  });
  return { found: results, also: otherForms(ofKind, q, textOf, results) };
}
