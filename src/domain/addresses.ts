import type { AnswerSearch } from '#domain/answers/answer-search.ts';
import type { CreativeSearch, ListLook, ResourcesSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import type { ReadinessSearch } from '#domain/church/readiness.ts';
import type { TrainingSearch } from '#domain/church/training.ts';
import type { StatementFilters } from '#domain/policies/filter-statements.ts';
import type { PromptSearch } from '#domain/prompts/prompt-search.ts';
import type { SiteSearchState } from '#domain/search/site-search-state.ts';
import type { HappenedSearch } from '#domain/situations/happened.ts';

/** Pages and documents for a church in addition to its policy: made from its answers, for teaching and for asking. */
type ChurchPaper =
  | 'page'
  | 'policy.docx'
  | 'page.docx'
  | 'pack.docx'
  | 'review.ics'
  | 'training'
  | 'training.zip'
  | 'ask'
  | 'readiness'
  | 'readiness.ics';

/** The four tabs of a hub; anything else in an address is ignored (docs/product.md). */
export const hubTabs = ['guide', 'comparison', 'tools', 'workflows'] as const;
export type HubTab = (typeof hubTabs)[number];

export const isHubTab = (value: unknown): value is HubTab => hubTabs.includes(value as HubTab);

/** Builders of every address of the public site; tests/contracts walks them all. */
export const addresses = {
  home: '/',
  resources: (search: ResourcesSearch = {}) => withSearch('/resources', search),
  allTools: (search: ToolSearch = {}) => withSearch('/all-tools', search),
  allWorkflows: (search: WorkflowSearch = {}) => withSearch('/all-workflows', search),
  tool: (slug: string, from: { from?: string; tab?: HubTab } = {}) => withSearch(`/tools/${encodeURIComponent(slug)}`, from),
  /** Tools side by side, by their slugs; the commas stay readable. */
  compare: (slugs: readonly string[] = []) => (slugs.length > 0 ? `/compare?tools=${slugs.join(',')}` : '/compare'),
  /** The second address of a tool's page (docs/product.md). */
  toolInResources: (slug: string) => `/resources/${encodeURIComponent(slug)}`,
  comparison: (category: string, page?: number) => withSearch(`/comparison/${encodeURIComponent(category)}`, { page }),
  hub: (hub: string, tab?: HubTab, search: { page?: number; sort?: string; look?: ListLook } = {}) =>
    withSearch(`/${hub}`, { tab, ...search }),
  policyExamples: '/policy-examples',
  policyTab: (tab: 'policy' | 'stance' | 'statements', filters: StatementFilters = {}) =>
    withSearch('/policy-examples', { tab: tab === 'policy' ? undefined : tab, ...filters }),
  yourChurch: '/your-church',
  /** A question of a church's own policy, or the policy that its answers make. */
  churchPolicy: (search: PolicySearch = {}) => withSearch('/your-church/policy', search),
  /** Further pages for a church, with its answers, or the tool that it asks about, in the address. */
  churchPaper: (name: ChurchPaper, search: TrainingSearch | ReadinessSearch | { tool?: string } = {}) =>
    withSearch(`/your-church/${name}`, search),
  /** The tools that a church uses, which are stored on its device alone; `#add=slug` adds one and is sent to nobody. */
  churchTools: '/your-church/tools',
  /** The page that answers whether something may be entered into a tool. */
  mayIEnter: (search: { what?: string; tool?: string } = {}) => withSearch('/may-i-enter', search),
  /** The search of the whole site. */
  search: (search: SiteSearchState = {}) => withSearch('/search', search),
  research: '/research',
  researchTab: (tab: 'survey' | 'barna') => withSearch('/research', { tab: tab === 'survey' ? undefined : tab }),
  workflows: '/workflows',
  creativeWorkflows: (search: CreativeSearch = {}) => withSearch('/workflows', search),
  /** The printable checklist of one workflow. */
  workflow: (slug: string) => `/workflows/${encodeURIComponent(slug)}`,
  /** Texts to copy into a tool. */
  prompts: (search: PromptSearch = {}) => withSearch('/prompts', search),
  prompt: (slug: string) => `/prompts/${encodeURIComponent(slug)}`,
  answers: (search: AnswerSearch = {}) => withSearch('/answers', search),
  /** One answer, after a vote without scripts too. */
  answer: (slug: string, vote: { asking?: 'yes' | 'no' } = {}) => withSearch(`/answers/${encodeURIComponent(slug)}`, vote),
  /** The form for a question without an answer: with the text of a search filled in, or thanks for a sent question. */
  ask: (search: { question?: string; sent?: string } = {}) => withSearch('/ask', search),
  /**
   * A question that waits for its answer, after a vote without scripts too; later it redirects to its answer, or to the question
   * that it was merged into.
   */
  question: (reference: string, vote: { asking?: 'yes' | 'no' } = {}) =>
    withSearch(`/questions/${encodeURIComponent(reference)}`, vote),
  situations: '/when-something-goes-wrong',
  /** Help in a situation, with one incident selected where there are several. */
  situation: (slug: string, search: HappenedSearch = {}) =>
    withSearch(`/when-something-goes-wrong/${encodeURIComponent(slug)}`, search),
  /** A text to download; the build and `npm run documents` make it. */
  document: (name: string, format: 'docx' | 'md' | 'pdf') => `/documents/${name}.${format}`,
  /** Every form, policy and sheet that can be downloaded. */
  forms: '/forms',
  submission: '/submission',
  /** Thanks for a suggestion that was sent without scripts. */
  submissionSent: (reference: string) => withSearch('/submission', { sent: reference }),
  contact: '/contact',
  /** The contact page with a known subject filled in (src/domain/submissions/contact-subject.ts). */
  contactAbout: (subject: string) => withSearch('/contact', { subject }),
  contactSent: '/contact?sent=yes',
  /** The page for unsubscribing that a mail's link opens, with its token. */
  leaveTheList: (t?: string, search?: { never?: 'yes' }) => withSearch('/leave-the-list', { t, ...search }),
  leftTheList: (outcome: 'yes' | 'never') => withSearch('/leave-the-list', { done: outcome }),
  llmComparison: '/llm-comparison',
  llmGuide: '/llm-guide',
  imageGuide: '/image-guide',
  videoGuide: '/video-guide',
  /**
   * Changes of companies' terms, for one tool, or several with commas; feed-address.ts has its feeds. `confirm` is the token of a
   * mail that asks its reader to confirm a terms watch; `mail` is the step that was just done: `sent` or `on`.
   */
  termsChanges: (search: { tool?: string; about?: string; confirm?: string; mail?: 'sent' | 'on' } = {}) =>
    withSearch('/terms-changes', search),
  /** Contact for reports of a vulnerability (RFC 9116). */
  securityTxt: '/.well-known/security.txt',
  /** A statement of the hub about itself: how facts are checked, privacy, accessibility. */
  about: (statement: Statement) => `/about/${statement}`,
};

/** The hub's statements about itself, by the last part of their address. */
export const statements = ['who-we-are', 'how-we-check', 'our-data', 'when-not-to-use-ai', 'privacy', 'accessibility'] as const;
export type Statement = (typeof statements)[number];

/** Adds the parameters that have a value, in the given order; the first page of a list needs no number. */
export function withSearch(path: string, search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '' && !(name === 'page' && value === 1)) params.set(name, String(value));
  }
  // Commas stay readable in a list of names: '?tool=otter,fireflies'.
  const text = params.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
