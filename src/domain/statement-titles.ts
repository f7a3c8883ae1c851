import type { Statement } from './addresses.ts';

/** How the hub's statements about itself are headed (content/statements/), and what the foot of every page calls them. */
export const statementTitles: Record<Statement, { title: string; link: string }> = {
  'how-we-check': { title: 'How we check', link: 'How we check' },
  'when-not-to-use-ai': { title: 'When not to use AI', link: 'When not to use AI' },
  privacy: { title: 'Privacy', link: 'Privacy' },
  accessibility: { title: 'Accessibility statement', link: 'Accessibility' },
};
