import { comparableName } from '../text/comparable.ts';

/** Maximum number of similar tools that are offered. */
const mostNear = 3;
/** Minimum letters of a name that is compared with parts of others. */
const leastLetters = 3;

/**
 * Finds the tool with a name, in any spelling ('Chat GPT'), or else those that it may mean, the nearest in length first: 'Otter'
 * may be Otter.ai, 'Google Gemini' may be Gemini.
 */
export function findToolByName<T extends { name: string }>(text: string, tools: readonly T[]): { tool?: T; near: T[] } {
  const name = comparableName(text);
  const tool = tools.find((one) => comparableName(one.name) === name);
  if (tool || name.length < leastLetters) return { ...(tool && { tool }), near: [] };
  const apart = (one: T) => Math.abs(comparableName(one.name).length - name.length);
  const near = tools.filter((one) => {
    const toolName = comparableName(one.name);
    return toolName.includes(name) || (toolName.length >= leastLetters && name.includes(toolName));
  });
  return { near: near.sort((one, other) => apart(one) - apart(other)).slice(0, mostNear) };
}
