import type { ToolCardView } from '#domain/catalogue/views.ts';
import { ageInWords } from '#domain/trust/age-in-words.ts';

/** A tool that says first from what age its terms start, where that was found: a card may cut the end of a text off. */
export function withAgeSaid(tool: ToolCardView): ToolCardView {
  const { age, parentsAsked, summary, description } = tool;
  if (age === undefined) return tool;
  const said = `${ageInWords(age, parentsAsked === true)}.`;
  return { ...tool, summary: `${said} ${summary ?? description}`, description: `${said} ${description}` };
}
