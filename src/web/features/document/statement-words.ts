import type { Statement } from '#domain/addresses.ts';

/** How the statements are headed, and what search engines tell of them; their texts are content/statements/. */
export const statementWords: Record<Statement, { title: string; description: string }> = {
  'how-we-check': {
    title: 'How we check',
    description:
      'Where the facts of this hub come from, what its labels mean, how its texts were written, and how to correct them.',
  },
  'when-not-to-use-ai': {
    title: 'When not to use AI',
    description:
      'Work that belongs to people: visiting the grieving, counseling, prayer, discipline and the conviction of a sermon.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this hub keeps of what you send, what it counts, how long it is kept, and what stays in your own browser.',
  },
  accessibility: {
    title: 'Accessibility statement',
    description:
      'What people with a screen reader, a keyboard or a small screen can count on here, and what is known to be wrong.',
  },
};
