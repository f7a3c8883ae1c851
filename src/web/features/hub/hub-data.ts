import type { CategoryCounts, ToolCardView, WorkflowRowView } from '#domain/catalogue/views.ts';
import type { HubTab } from '#domain/navigation/back-address.ts';
import type { DocumentView } from '#web/api-reads.ts';
import {
  readCategoryCounts,
  readDocument,
  readToolCardsOfHub,
  readWorkflowCardsOfHub,
  readWorkflowRowsOfHub,
} from '#web/api-reads.ts';
import type { Category } from '#web/site-content.ts';
import { hubKind } from './hub-kinds.ts';

/** What a hub shows: the counts of its tabs, and what the open tab needs. */
export interface HubData {
  counts: CategoryCounts | undefined;
  document?: DocumentView;
  tools?: ToolCardView[];
  workflows?: WorkflowRowView[];
}

/** Reads only what the open tab shows: the others are fetched when they are opened. */
export async function readHub(category: Category, tab: HubTab, place: TabPlace): Promise<HubData> {
  const [counts, shown] = await Promise.all([readCategoryCounts(), readTab(category, tab, place)]);
  return { counts: counts.find(({ id }) => id === category.id), ...shown };
}

/** Where in a tab: the page of a long list, or the column that a leaderboard is sorted by. */
interface TabPlace {
  page?: number;
  sort?: string;
}

/** What one tab of a hub shows. */
export async function readTab(
  category: Category,
  tab: HubTab,
  { page = 1, sort }: TabPlace = {},
): Promise<Omit<HubData, 'counts'>> {
  const kind = hubKind(category);
  if (tab === 'tools') return { tools: await readToolCardsOfHub(category.hub, page) };
  if (tab === 'workflows') {
    const readWorkflows = kind.isVoice ? readWorkflowRowsOfHub : readWorkflowCardsOfHub;
    return { workflows: await readWorkflows(category.hub, page) };
  }
  if (tab === 'guide' && kind.hasGuide) return { document: await readDocument(`guide-${category.id}`) };
  if (tab === 'comparison' && kind.comparison) {
    return { document: await readDocument(`comparison-${kind.comparison}${sort ? `?${new URLSearchParams({ sort })}` : ''}`) };
  }
  return {};
}
