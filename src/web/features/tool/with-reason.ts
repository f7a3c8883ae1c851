import type { TraitSearch } from '#domain/catalogue/trait-names.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';

/**
 * Prepends the reason a filter matched to the tool's summary: with young people our own word before the age in its terms, and
 * what it takes to run it. A card may cut the end of a text off.
 */
export function withReason(tool: ToolCardView, { youth, local }: TraitSearch): ToolCardView {
  const { age, parentsAsked, withYouth, installs, summary, description } = tool;
  const reasons = [
    youth && withYouth && `With a youth group: ${withYouth}`,
    youth && age && `Its terms start at ${age}${parentsAsked ? ', with a parent’s consent' : ''}.`,
    local && installs,
  ].filter(Boolean);
  if (reasons.length === 0) return tool;
  const first = reasons.join(' ');
  return { ...tool, summary: `${first} ${summary ?? description}`, description: `${first} ${description}` };
}
