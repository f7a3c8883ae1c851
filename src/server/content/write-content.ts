import type { Answer } from '#domain/answers/answer-schema.ts';
import { answerSchema } from '#domain/answers/answer-schema.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import { toolPricesSchema } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { toolSchema, toolSections } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { workflowSchema } from '#domain/catalogue/workflow-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { evidenceSchema } from '#domain/trust/fact-schema.ts';
import { canonicalYaml, saidIn } from './canonical-yaml.ts';

// The way back of read-content.ts: one record, one text. Fields stand in the order of their schema (docs/decisions/0070).

/** What the files leave out because it goes without saying. */
const defaults = { status: 'active', use: 'ai' };

/** The authored file of a tool. */
export function toolFile(tool: Tool): string {
  const { slug: _, ...fields } = toolSchema.parse(tool);
  const sections = toolSections.flatMap(({ field, heading }) => {
    const { [field]: text } = fields;
    delete fields[field];
    return text === undefined ? [] : [`\n## ${heading}\n\n${text}\n`];
  });
  return `---\n${canonicalYaml(saidIn(fields, defaults))}---\n${sections.join('')}`;
}

/** The authored file of a workflow. */
export function workflowFile(workflow: Workflow): string {
  const { slug: _, ...fields } = workflowSchema.parse(workflow);
  return canonicalYaml(saidIn(fields, defaults));
}

/** The authored file of an answer. */
export function answerFile(answer: Answer): string {
  const { slug: _, ...fields } = answerSchema.parse(answer);
  return canonicalYaml(saidIn(fields, defaults));
}

/** The authored file of what a tool costs. */
export function priceFile(prices: ToolPrices): string {
  const { slug: _, ...fields } = toolPricesSchema.parse(prices);
  return canonicalYaml(saidIn(fields));
}

/** The authored file of what is said of a tool. */
export function evidenceFile(evidence: Evidence): string {
  const said = saidIn(evidenceSchema.parse(evidence));
  return canonicalYaml(Object.keys(said).length > 0 ? said : { facts: [] });
}
