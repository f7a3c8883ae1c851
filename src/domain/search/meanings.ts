import type { SearchKind, Trait } from './search-entry.ts';

/** Words that mean more than their letters: a trait of a tool, or a kind of result. */
export interface Meaning {
  /** Phrases, folded, with every small word in them. */
  readonly typed: readonly string[];
  /** Meaning as it is shown to the visitor: 'free, or with a free plan'. */
  readonly says: string;
  readonly finds: readonly (
    | { readonly trait: Trait; readonly quality: number }
    | { readonly kind: SearchKind; readonly quality: number }
  )[];
}

/** Meanings that a search knows. Words for things, and languages, are in content/search-aliases.yaml. */
export const meanings: readonly Meaning[] = [
  {
    typed: ['free', 'for nothing', 'no cost', 'without cost', 'no budget', 'costs nothing'],
    says: 'free, or with a free plan',
    finds: [
      { trait: 'free', quality: 1 },
      { trait: 'free plan', quality: 0.8 },
    ],
  },
  {
    typed: [
      'offline',
      'without internet',
      'no internet',
      'own computer',
      'our computer',
      'my computer',
      'own laptop',
      'my laptop',
      'locally',
      'self hosted',
    ],
    says: 'can run on your own computer',
    finds: [{ trait: 'local', quality: 1 }],
  },
  {
    typed: [
      'without account',
      'without an account',
      'no account',
      'without signing in',
      'without signing up',
      'without sign up',
      'without login',
      'no login',
      'no sign up',
      'no signup',
      'without registration',
    ],
    says: 'works without an account',
    finds: [{ trait: 'open', quality: 1 }],
  },
  {
    typed: [
      'does not train',
      'do not train',
      'doesnt train',
      'dont train',
      'not train',
      'not trained',
      'no training on',
      'without training on',
    ],
    says: 'does not train on what is entered',
    finds: [{ trait: 'untrained', quality: 0.6 }],
  },
  { typed: ['tool', 'app', 'software', 'program', 'website'], says: 'tools', finds: [{ kind: 'tool', quality: 0.3 }] },
  { typed: ['workflow', 'checklist', 'step by step'], says: 'workflows', finds: [{ kind: 'workflow', quality: 0.6 }] },
  { typed: ['prompt', 'prompts'], says: 'prompts', finds: [{ kind: 'prompt', quality: 0.8 }] },
  { typed: ['form', 'printable'], says: 'forms', finds: [{ kind: 'form', quality: 0.8 }] },
  { typed: ['guide'], says: 'guides', finds: [{ kind: 'guide', quality: 0.6 }] },
  { typed: ['comparison'], says: 'comparisons', finds: [{ kind: 'comparison', quality: 0.8 }] },
  {
    typed: ['by accident', 'by mistake', 'accidentally', 'went wrong', 'what now', 'emergency'],
    says: 'when something goes wrong',
    finds: [{ kind: 'situation', quality: 1 }],
  },
  {
    typed: ['changed in the terms', 'terms change', 'new terms', 'terms changed', 'what changed'],
    says: 'changes of terms',
    finds: [{ kind: 'change', quality: 1 }],
  },
];
