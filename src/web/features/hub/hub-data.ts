import type { HubTab } from '#domain/addresses.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { CategoryCounts, ToolCardView, WorkflowRowView } from '#domain/catalogue/views.ts';
import type { Read } from '#domain/reads/reads.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { hasStatus } from '#web/api-client.ts';
import type { Category } from '#web/site-content.ts';
import { hubKind } from './hub-kinds.ts';
import type { HubWords } from './hub-words.ts';

/** Data of a hub's page: its words, the counts of its tabs, and the data of the open tab. */
export interface HubData {
  words: HubWords;
  counts: CategoryCounts | undefined;
  document?: DocumentView;
  tools?: ToolCardView[];
  workflows?: WorkflowRowView[];
}

/** Reads only the data of the open tab; the others are read when they are opened. */
export async function readHub(read: Read, category: Category, tab: HubTab, place: TabPlace): Promise<HubData> {
  const [{ hubWords }, counts, tabData] = await Promise.all([
    // The words of fifteen hubs stay out of the shared script.
    import('./hub-words.ts'),
    read('categoryCounts', {}),
    readTab(read, category, tab, place),
  ]);
  return { words: hubWords(category.hub), counts: counts.find(({ id }) => id === category.id), ...tabData };
}

/** Place within a tab: the page of a long list, or the sort column of a leaderboard. */
interface TabPlace {
  page?: number;
  sort?: string;
}

/** Reads the data of one tab. */
export async function readTab(
  read: Read,
  category: Category,
  tab: HubTab,
  { page = 1, sort }: TabPlace = {},
): Promise<Omit<HubData, 'words' | 'counts'>> {
  const kind = hubKind(category);
  const { hub } = category;
  if (tab === 'tools') return { tools: await read('toolCards', { hub, ...slice(page, hubToolsPerPage) }) };
  if (tab === 'workflows') {
    const part = { hub, ...slice(page, hubWorkflowsPerPage) };
    return { workflows: await (kind.isVoice ? read('workflowRows', part) : read('workflowCards', part)) };
  }
  if (tab === 'guide') return { document: await writtenGuide(read, category) };
  if (tab === 'comparison' && kind.comparison) {
    return { document: await read('document', { slug: `comparison-${kind.comparison}`, sort }) };
  }
  return { tools: await read('toolCards', { hub, limit: hubToolsPerPage }) };
}

/** A hub's guide; undefined while it is not written, and a placeholder is shown (docs/product.md). */
async function writtenGuide(read: Read, { id }: Category): Promise<DocumentView | undefined> {
  try {
    return await read('document', { slug: `guide-${id}` });
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

const slice = (page: number, perPage: number) => ({ limit: perPage, offset: (page - 1) * perPage || undefined });
