import type { Statement } from '#domain/addresses.ts';

/** How the statements are headed; their texts are content/statements/. */
export const statementTitles: Record<Statement, string> = {
  'how-we-check': 'How we check',
  'when-not-to-use-ai': 'When not to use AI',
  privacy: 'Privacy',
  accessibility: 'Accessibility statement',
};
