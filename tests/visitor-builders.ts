/** A suggestion as a program sends it, which every rule accepts. */
export const buildSuggestion = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'workflow',
  title: 'Visitor follow-up in one evening',
  description: 'Turn the welcome cards into a note to each visitor.\nA person reads every note.',
  submitterName: 'Ruth Adeyemi',
  submitterEmail: 'ruth@stmarks.example',
  ministryName: 'St. Mark’s, Leith',
  category: 'Communication',
  difficulty: 'Beginner',
  timeEstimate: '2 hours',
  steps: ['Collect the welcome cards.', 'Draft a note without names.'],
  bestPractices: ['Read each note aloud.'],
  ...overrides,
});

/** A suggestion of a tool. */
export const buildToolSuggestion = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'tool',
  title: 'Candle',
  description: 'A candle that writes.',
  submitterName: 'Ruth Adeyemi',
  submitterEmail: 'ruth@stmarks.example',
  ministryName: 'St. Mark’s, Leith',
  category: 'LLM',
  website: 'https://candle.example',
  pricing: 'Freemium',
  features: ['Drafts', 'Lists'],
  ...overrides,
});

/** A message as a program sends it, which every rule accepts. */
export const buildContact = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Ruth Adeyemi',
  email: 'ruth@stmarks.example',
  organization: 'St. Mark’s, Leith',
  subject: 'A question',
  message: 'Which tools do you use yourselves?',
  newsletter: true,
  ...overrides,
});

/** A question as a program sends it, which every rule accepts. */
export const buildQuestion = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  question: 'May a choir rehearse with an AI voice?',
  category: 'Preaching and honesty',
  email: 'ruth@stmarks.example',
  ...overrides,
});
