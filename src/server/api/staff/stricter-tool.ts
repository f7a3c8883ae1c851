import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { stricterPolicy } from '#domain/trust/evidence-rules.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';

/** The tool with a card as strict as its evidence wants it; nothing when it is. */
export function stricterTool(tool: Tool, evidence: Evidence, today: string): Tool | undefined {
  const dataPolicy = stricterPolicy(tool.dataPolicy, evidence, today);
  return JSON.stringify(dataPolicy) === JSON.stringify(tool.dataPolicy) ? undefined : { ...tool, dataPolicy };
}
