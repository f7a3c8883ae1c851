import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { stricterPolicy } from '#domain/trust/evidence-rules.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';

/** Makes the card of a tool as strict as its evidence requires; undefined when it is already. */
export function stricterTool(tool: Tool, evidence: Evidence, today: string): Tool | undefined {
  const dataPolicy = stricterPolicy(tool.dataPolicy, evidence, today);
  return JSON.stringify(dataPolicy) === JSON.stringify(tool.dataPolicy) ? undefined : { ...tool, dataPolicy };
}
