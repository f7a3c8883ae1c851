import type { Statement } from './addresses.ts';

/** Headings of the hub's statements about itself (content/statements/), and their names in the footer of every page. */
export const statementTitles: Record<Statement, string> = {
  'who-we-are': 'Who we are',
  'how-we-check': 'How we check',
  'our-data': 'Our data, for developers',
  'when-not-to-use-ai': 'When not to use AI',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};
