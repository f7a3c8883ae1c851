import type { TermsChangesView } from '#domain/catalogue/views.ts';

/** What the page is called: of one tool, with its name. */
export function termsTitle(tool: string | undefined, tools: TermsChangesView['tools'] = []): string {
  const name = tools.find(({ slug }) => slug === tool)?.name;
  return `What changed in the terms${name ? ` of ${name}` : ''}`;
}
