import { anyTool, longestAsked } from '#domain/may-enter/may-enter-search.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { AskView } from './ask-page.tsx';

/**
 * Reads the state of the tool that a letter is about. It is identified as on /may-i-enter: by its slug, or its name with typing
 * errors.
 */
export async function readAsk(read: Read, rawName: unknown): Promise<AskView> {
  const typedName = typeof rawName === 'string' ? rawName.trim().slice(0, longestAsked) : '';
  const { tool, unknownTool, toolNames, toolCount } = await read('mayEnter', { tool: typedName || anyTool });
  const names = { toolNames, toolCount };
  if (unknownTool) return { names, unlisted: unknownTool };
  if (!tool) return { names };
  const { slug, name, maker, facts } = await read('tool', { slug: tool.slug });
  return { names, listed: { slug, name, company: maker, facts } };
}
