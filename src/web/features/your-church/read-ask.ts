import { anyTool, longestAsked } from '#domain/may-enter/may-enter-search.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { AskView } from './ask-page.tsx';

/** What is known of the tool that a letter is about. It's called as /may-i-enter calls it: by its slug, or its name with slips of the finger. */
export async function readAsk(read: Read, typed: unknown): Promise<AskView> {
  const asked = typeof typed === 'string' ? typed.trim().slice(0, longestAsked) : '';
  const { tool, unknownTool, toolNames, toolCount } = await read('mayEnter', { tool: asked || anyTool });
  const names = { toolNames, toolCount };
  if (unknownTool) return { names, unlisted: unknownTool };
  if (!tool) return { names };
  const { slug, name, maker, facts } = await read('tool', { slug: tool.slug });
  return { names, listed: { slug, name, company: maker, facts } };
}
