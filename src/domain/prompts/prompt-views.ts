import type { PromptKind } from '../catalogue/choices.ts';
import type { Prompt } from '../catalogue/workflow-schema.ts';

/** A prompt in the list of /prompts. */
export type PromptCardView = Pick<Prompt, 'slug' | 'title' | 'gives'> & {
  kind: PromptKind;
  /** How many blanks it has. */
  blanks: number;
  /** The name of the hub that it stands under. */
  group: string;
  workflow: { slug: string; title: string };
};

/** A prompt as its page shows it, with what its workflow says of it. */
export type PromptPageView = Omit<Prompt, 'tools' | 'asked'> & {
  tools: { slug: string; name: string }[];
  neverEnter: string[];
  /** Where a person decides, in the words of the workflow. */
  reviewPoint: string;
  workflow: { slug: string; title: string; stepCount: number };
};
