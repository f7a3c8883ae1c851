import type { Statement } from './addresses.ts';

/** How the hub's statements about itself are headed (content/statements/), and what the foot of every page calls them. */
export const statementTitles: Record<Statement, string> = {
  'who-we-are': 'Who we are',
  'how-we-check': 'How we check',
  'our-data': 'Our data, for developers',
  'when-not-to-use-ai': 'When not to use AI',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};
