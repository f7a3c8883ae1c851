import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Suspense, useEffect, useState } from 'react';
import type { HubTab } from '#domain/addresses.ts';
import { addresses, hubTabs, isHubTab } from '#domain/addresses.ts';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { BackLink } from '#ui/back-link.tsx';
import { glassOf } from '#ui/glass.ts';
import { Loading } from '#ui/loading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import '#ui/styles/hub.css';
import '#ui/styles/hub-list.css';
import { Tabs } from '#ui/tabs.tsx';
import { categoryPicture } from '#web/category-picture.ts';
import type { ViewChoice } from '#web/features/catalogue/list-in-view.tsx';
import { entryState, keepEntryState } from '#web/navigation/entry-states.ts';
import { isPlainClick } from '#web/navigation/follow-links.ts';
import type { Category } from '#web/site-content.ts';
import { useRouteRead } from '#web/use-read.ts';
import { hubBannerPicture } from './hub-banner-picture.ts';
import { HubComparison } from './hub-comparison.tsx';
import type { HubData } from './hub-data.ts';
import { readTab } from './hub-data.ts';
import { HubGuide } from './hub-guide.tsx';
import { hubKind } from './hub-kinds.ts';
import { HubTools } from './hub-tools.tsx';
import { HubWorkflows } from './hub-workflows.tsx';
import { VoiceTools, VoiceWorkflows } from './voice-tabs-on-demand.tsx';

const tabLabels: Record<HubTab, string> = { guide: 'Guide', comparison: 'Comparison', tools: 'Tools', workflows: 'Workflows' };

/** One hub: banner, back control and four tabs (docs/product.md). */
export function HubPage({
  category,
  tab: tabInAddress,
  page = 1,
  look,
  data: loaded,
}: {
  category: Category;
  tab: HubTab;
  /** Page number, in a tab with a long list. */
  page?: number;
  look?: ListLook;
  data: HubData;
}) {
  const { tab, data, isApart, select } = useTab(category, tabInAddress, loaded);
  const { words, counts } = data;

  const tabs = hubTabs.map((id) => ({
    id,
    label: tabLabels[id],
    href: addresses.hub(category.hub, id),
    count: id === 'tools' ? (counts?.toolCount ?? 0) : id === 'workflows' ? (counts?.workflowCount ?? 0) : undefined,
  }));

  const hrefOf = (search: { page?: number; look?: ListLook }) => addresses.hub(category.hub, tab, search);
  const view: ViewChoice = isApart
    ? { look: undefined, hrefOf: (one) => hrefOf({ look: one }), isApart }
    : { look, hrefOf: (one) => hrefOf({ page, look: one }) };

  return (
    <>
      <HubBanner category={category} words={words} />
      <div className="wrap hub-tabs">
        <Tabs label={words.title} tabs={tabs} selected={tab} onSelect={select}>
          <div className="tab-body page-end">
            <Suspense fallback={<Loading>{loadingLine(category)}</Loading>}>
              <OpenTab category={category} tab={tab} data={data} view={view} />
            </Suspense>
            <Pagination
              page={page}
              pageCount={pageCountOf(tab, data)}
              label={`Pages of ${tab}`}
              hrefOf={(number) => hrefOf({ page: number, look: view.look })}
            />
          </div>
        </Tabs>
      </div>
    </>
  );
}

/** The window, and the plaque at its foot: words never lie on the picture. */
function HubBanner({ category, words }: { category: Category; words: HubData['words'] }) {
  return (
    <div className="hub-banner" data-glass={glassOf(category.glass)}>
      <picture>
        <source media="(min-width: 43.75rem)" srcSet={hubBannerPicture(category.picture)} width="1280" height="300" />
        <img src={categoryPicture(category.picture)} alt="" width="480" height="288" fetchPriority="high" />
      </picture>
      <div className="wrap">
        <div className="plaque">
          <BackLink href={addresses.resources()}>{hubKind(category).backLabel}</BackLink>
          <h1>{words.title}</h1>
          <p>{words.subtitle}</p>
        </div>
      </div>
    </div>
  );
}

function pageCountOf(tab: HubTab, { counts }: HubData): number {
  if (tab === 'tools') return Math.ceil((counts?.toolCount ?? 0) / hubToolsPerPage);
  return tab === 'workflows' ? Math.ceil((counts?.workflowCount ?? 0) / hubWorkflowsPerPage) : 1;
}

interface OpenTabProps {
  category: Category;
  tab: HubTab;
  data: HubData;
  view: ViewChoice;
}

function OpenTab({ category, tab, data, view }: OpenTabProps) {
  const kind = hubKind(category);
  const { tools, workflows } = data;
  if (tab === 'guide') return <HubGuide category={category} kind={kind} data={data} />;
  if (tab === 'comparison') return <HubComparison category={category} kind={kind} data={data} />;
  if (tools)
    return kind.isVoice ? (
      <VoiceTools hub={category.hub} tools={tools} total={data.counts?.toolCount} view={view} />
    ) : (
      <HubTools category={category} kind={kind} tools={tools} view={view} />
    );
  if (!workflows) return <Loading>{loadingLine(category)}</Loading>;
  return kind.isVoice ? (
    <VoiceWorkflows hub={category.hub} workflows={workflows} total={data.counts?.workflowCount} view={view} />
  ) : (
    <HubWorkflows category={category} workflows={workflows} view={view} />
  );
}

const openTabKey = 'hub tab';

/** An open tab that the address does not name, and its data once loaded. */
interface OwnTab {
  tab: HubTab;
  shown?: Awaited<ReturnType<typeof readTab>>;
}

const loadingLine = (category: Category) => (hubKind(category).isVoice ? 'Loading voice tools...' : 'Loading AI resources...');

/**
 * The open tab and its data. The voice hub keeps its tab out of the address: a click there loads and shows the other tab in
 * place, and a visitor who returns finds it again. Every other hub has both from its route.
 */
function useTab(category: Category, inAddress: HubTab, loaded: HubData) {
  const [openTab, setOpenTab] = useState(() => entryState<OwnTab>(openTabKey));
  const isVoice = hubKind(category).isVoice;
  const router = useRouter();
  const read = useRouteRead();

  // A link to another tab, or to the one in the address, navigates. A jump within the tab does not.
  useEffect(
    () => router.subscribe('onResolved', ({ hashChanged }) => !hashChanged && setOpenTab(entryState<OwnTab>(openTabKey))),
    [router],
  );
  useEffect(() => {
    if (!openTab || openTab.shown) keepEntryState(openTabKey, openTab);
  }, [openTab]);

  const select = (clicked: string, event: MouseEvent) => {
    if (!isVoice || !isHubTab(clicked) || !isPlainClick(event)) return;
    event.preventDefault();
    setOpenTab({ tab: clicked });
    readTab(read, category, clicked).then(
      (tabData) => setOpenTab((now) => (now?.tab === clicked ? { tab: clicked, shown: tabData } : now)),
      // The link itself still navigates, and shows the error if it stays.
      () => location.assign(addresses.hub(category.hub, clicked)),
    );
  };
  const { words, counts } = loaded;
  const data: HubData = openTab ? { words, counts, ...openTab.shown } : loaded;
  return { tab: openTab?.tab ?? inAddress, data, isApart: openTab !== undefined, select };
}
