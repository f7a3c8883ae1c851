import type { Content } from '#server/content/read-content.ts';

/**
 * Catalogue that has grown: the authored one, and copies of its tools, workflows, prompts, answers, prices and facts under slugs
 * that end in a number. References among them stay within a copy.
 */
export function manyTimes(content: Content, times: number): Content {
  const copies = Array.from({ length: times - 1 }, (_, at) => copyOf(content, at + 2));
  const all = [content, ...copies];
  return {
    ...content,
    tools: all.flatMap(({ tools }) => tools),
    workflows: all.flatMap(({ workflows }) => workflows),
    answers: all.flatMap(({ answers }) => answers),
    evidence: new Map(all.flatMap(({ evidence }) => [...evidence])),
    prices: new Map(all.flatMap(({ prices }) => [...prices])),
  };
}

type Copied = Pick<Content, 'tools' | 'workflows' | 'answers' | 'evidence' | 'prices'>;

function copyOf({ tools, workflows, answers, evidence, prices }: Content, number: number): Copied {
  const rename = (slug: string) => `${slug}-${number}`;
  return {
    tools: tools.map((tool) => ({
      ...tool,
      slug: rename(tool.slug),
      name: `${tool.name} ${number}`,
      replacedBy: tool.replacedBy.map(rename),
      alternatives: tool.alternatives.map((other) => ({ ...other, tool: rename(other.tool) })),
    })),
    workflows: workflows.map((workflow) => ({
      ...workflow,
      slug: rename(workflow.slug),
      title: `${workflow.title} ${number}`,
      tools: workflow.tools.map((use) => ({ ...use, tool: rename(use.tool) })),
      prompts: workflow.prompts.map((prompt) => ({ ...prompt, slug: rename(prompt.slug) })),
    })),
    answers: answers.map((answer) => ({ ...answer, slug: rename(answer.slug) })),
    evidence: new Map([...evidence].map(([tool, toolEvidence]) => [rename(tool), toolEvidence])),
    prices: new Map([...prices].map(([tool, price]) => [rename(tool), { ...price, slug: rename(tool) }])),
  };
}
