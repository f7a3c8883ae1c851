import type { Workflow } from './workflow-schema.ts';

/** Slugs of the tools that a step means by “your chat assistant”. A workflow that says so names all of them. */
export const chatAssistants: readonly string[] = ['chatgpt', 'claude', 'gemini', 'microsoft-copilot'];

const assistantsFirst = {
  label: 'Chat assistant',
  says: 'ChatGPT, Claude, Gemini or Copilot, whichever you have; a free plan is enough. First switch off training, which means learning from what you type: in ChatGPT under Settings, Data Controls; in Claude under privacy in the settings; in Gemini by turning off Keep Activity. In Copilot, use the church’s work account for anything that isn’t public. Claude’s users must be 18 or older.',
};

/** Checks whether a workflow is written for any of the chat assistants. */
export const takesAnyAssistant = ({ tools }: Pick<Workflow, 'tools'>): boolean =>
  chatAssistants.every((assistant) => tools.some(({ tool }) => tool === assistant));

/** Preparations before the first step; chat assistants with their settings come first, where any of them will do. */
export const beforeFirstStep = ({ before, tools }: Pick<Workflow, 'before' | 'tools'>): Workflow['before'] =>
  takesAnyAssistant({ tools }) ? [assistantsFirst, ...before] : before;
