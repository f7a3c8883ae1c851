import type { APIRequestContext } from '@playwright/test';
import type { ToolListView, WorkflowListView } from '#domain/catalogue/views.ts';

/** Reference data of the tests: the whole catalogue, from the server's own API. */
export const readTools = (request: APIRequestContext): Promise<ToolListView[]> => read(request, '/api/tools');
export const readWorkflows = (request: APIRequestContext): Promise<WorkflowListView[]> => read(request, '/api/workflows');

async function read<T>(request: APIRequestContext, address: string): Promise<T> {
  const response = await request.get(address);
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}`);
  return response.json();
}

/** Checks whether a text contains another, ignoring case (docs/product.md). */
export const has = (text: string, query: string): boolean => text.toLowerCase().includes(query.toLowerCase());

/** The search of /all-tools (docs/product.md). */
export const toolHas = (query: string) => (tool: ToolListView) =>
  [tool.name, tool.description, tool.category].some((text) => has(text, query));

/** The search of /all-workflows (docs/product.md). */
export const workflowHas = (query: string) => (workflow: WorkflowListView) =>
  [workflow.title, workflow.description].some((text) => has(text, query));

export interface Hub {
  address: string;
  /** Full title if docs/product.md has it, else a word that it must contain. */
  title: string | RegExp;
  /** Tools' name for the category; workflows may have another. */
  category: string;
  workflowCategory?: string;
}

/** The fifteen hubs (docs/product.md). */
export const hubs: Hub[] = [
  { address: '/llm-hub', title: 'Text based AI Hub', category: 'LLMs' },
  {
    address: '/image-hub',
    title: 'Image Generation AI Tools',
    category: 'Image Generators',
    workflowCategory: 'Image Generator',
  },
  { address: '/video-hub', title: /Video/, category: 'Video Generators', workflowCategory: 'Video Generator' },
  { address: '/voice-hub', title: 'Voice Models Hub', category: 'Voice Models' },
  { address: '/bible-study-hub', title: /Bible Study/, category: 'Bible Study' },
  { address: '/worship-hub', title: /Worship/, category: 'Worship' },
  { address: '/communication-hub', title: /Communication/, category: 'Communication' },
  { address: '/church-management-hub', title: /Church Management/, category: 'Church Management' },
  { address: '/research-hub', title: /Research/, category: 'Research and Agents' },
  { address: '/marketing-hub', title: /Marketing/, category: 'Marketing' },
  { address: '/distribution-hub', title: /Distribution/, category: 'Distribution' },
  { address: '/translation-hub', title: /Translation/, category: 'Translation' },
  { address: '/finance-hub', title: /Finance & Giving/, category: 'Finance & Giving' },
  { address: '/analytics-hub', title: /Analytics/, category: 'Analytics' },
  { address: '/training-hub', title: /Training & Ethics/, category: 'Training & Ethics' },
];

/** Workflows of a hub: the voice hub's by their words, the others' by category (docs/product.md). */
export function workflowsOf(hub: Hub, workflows: readonly WorkflowListView[]): WorkflowListView[] {
  if (hub.category === 'Voice Models') return workflows.filter(isAboutVoice);
  return workflows.filter(({ categories }) => categories.includes(hub.workflowCategory ?? hub.category));
}

const isAboutVoice = ({ title, description, steps, categories }: WorkflowListView) =>
  ['voice', 'audio', 'speech', 'sound'].some((word) => [title, description, ...steps].some((text) => has(text, word))) ||
  ['voice', 'audio'].some((word) => categories.some((name) => has(name, word)));
