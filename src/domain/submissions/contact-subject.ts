// Subjects set by our own links. Only known patterns are accepted from an address, so that nobody can circulate a link that puts
// words into a visitor's message.

const problemPrefix = 'Problem with ';
const pricePrefix = 'Price of ';
const interestPrefix = 'Interest: ';

/** Builds the subject of 'I'm Interested' on a category that is coming soon. */
export const interestSubject = (category: string) => `${interestPrefix}${category}`;

/** Builds the subject of 'Report a problem with this entry'; `path` is the entry's own ('/tools/claude'). */
export const problemSubject = (path: string) => `${problemPrefix}${path}`;

/** Builds the subject of 'Wrong price'; `path` is the tool's own ('/tools/claude'). */
export const priceSubject = (path: string) => `${pricePrefix}${path}`;

/** Extracts the path of the tool whose price is reported as wrong; undefined for another subject. */
export const pricedPathOf = (subject: string | undefined): string | undefined =>
  subject?.match(/^Price of (\/tools\/[a-z0-9-]{1,80})$/)?.[1];

/** Extracts the entry that a report is about: { kind: 'tools', slug: 'claude' }; undefined for another subject. */
export function problemEntryOf(subject: string | null): { kind: 'tools' | 'workflows'; slug: string } | undefined {
  const [, kind, slug] = subject?.match(/^(?:Problem with|Price of) \/(tools|workflows)\/([a-z0-9-]{1,80})$/) ?? [];
  return kind && slug ? { kind: kind as 'tools' | 'workflows', slug } : undefined;
}

/** Finds the category that a subject shows interest in, if it is one of `categories`. */
export const interestOf = (subject: string | undefined, categories: readonly string[]): string | undefined =>
  categories.find((category) => subject === interestSubject(category));

/** Returns the subject in an address if it matches a known pattern. */
export function knownSubject(subject: unknown, categories: readonly string[]): string | undefined {
  if (typeof subject !== 'string') return undefined;
  const isProblem =
    subject.startsWith(problemPrefix) && /^\/(tools|workflows)\/[a-z0-9-]{1,80}$/.test(subject.slice(problemPrefix.length));
  return isProblem || pricedPathOf(subject) || interestOf(subject, categories) ? subject : undefined;
}
