import type { CreativeSearch, ResourcesSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { HubTab } from '#domain/navigation/back-address.ts';
import type { StatementFilters } from '#domain/policies/filter-statements.ts';
import type { SiteSearchState } from '#domain/search/search-view.ts';

/** Every address of the public site is made here; tests/contracts walks them all. */
export const paths = {
  home: '/',
  resources: (search: ResourcesSearch = {}) => withSearch('/resources', search),
  allTools: (search: ToolSearch = {}) => withSearch('/all-tools', search),
  allWorkflows: (search: WorkflowSearch = {}) => withSearch('/all-workflows', search),
  tool: (slug: string, from: { from?: string; tab?: HubTab } = {}) => withSearch(`/tools/${encodeURIComponent(slug)}`, from),
  comparison: (category: string, page?: number) => withSearch(`/comparison/${encodeURIComponent(category)}`, { page }),
  hub: (hub: string, tab?: HubTab, page?: number) => withSearch(`/${hub}`, { tab, page }),
  policyExamples: '/policy-examples',
  policyTab: (tab: 'policy' | 'stance' | 'statements', filters: StatementFilters = {}) =>
    withSearch('/policy-examples', { tab: tab === 'policy' ? undefined : tab, ...filters }),
  /** The search of the whole site. */
  search: (search: SiteSearchState = {}) =>
    withSearch('/search', { ...search, page: search.page === 1 ? undefined : search.page }),
  research: '/research',
  researchTab: (tab: 'survey' | 'barna') => withSearch('/research', { tab: tab === 'survey' ? undefined : tab }),
  workflows: '/workflows',
  creativeWorkflows: (search: CreativeSearch = {}) => withSearch('/workflows', search),
  /** The printable checklist of one workflow. */
  workflow: (slug: string) => `/workflows/${encodeURIComponent(slug)}`,
  submission: '/submission',
  /** Thanks for a suggestion that was sent without scripts. */
  submissionSent: (reference: string) => withSearch('/submission', { sent: reference }),
  contact: '/contact',
  /** … with a subject of a known shape filled in (src/domain/submissions/contact-subject.ts). */
  contactAbout: (subject: string) => withSearch('/contact', { subject }),
  contactSent: '/contact?sent=yes',
  llmComparison: '/llm-comparison',
  llmGuide: '/llm-guide',
  imageGuide: '/image-guide',
  videoGuide: '/video-guide',
  /** What the hub says about itself: how facts are checked, privacy, accessibility. */
  about: (statement: Statement) => `/about/${statement}`,
};

/** The hub's statements about itself, by the last part of their address. */
export const statements = ['how-we-check', 'privacy', 'accessibility'] as const;
export type Statement = (typeof statements)[number];

/** Pages that stand at one fixed address; the sitemap lists them. */
export const staticPages = [
  paths.home,
  paths.allTools(),
  paths.allWorkflows(),
  paths.resources(),
  paths.workflows,
  paths.policyExamples,
  paths.research,
  paths.llmComparison,
  paths.llmGuide,
  paths.imageGuide,
  paths.videoGuide,
  paths.submission,
  paths.contact,
  ...statements.map(paths.about),
];

/** Adds the parameters that have a value, in the order given. */
function withSearch(path: string, search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
