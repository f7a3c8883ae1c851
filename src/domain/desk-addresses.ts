import { withSearch } from './addresses.ts';
import type { DeskTextKind } from './staff/record-kinds.ts';
import { deskTextKinds } from './staff/record-kinds.ts';

/** Every address of the staff desk is made here. */
export const deskAddresses = {
  home: '/admin',
  submissions: (search: { status?: string; type?: string; q?: string; page?: number } = {}) =>
    withSearch('/admin/submissions', search),
  submission: (id: string) => `/admin/submissions/${encodeURIComponent(id)}`,
  publish: (id: string) => `/admin/submissions/${encodeURIComponent(id)}/publish`,
  tools: (search: CatalogueSearch = {}) => withSearch('/admin/tools', search),
  tool: (slug: string) => `/admin/tools/${encodeURIComponent(slug)}`,
  toolHistory: (slug: string, search: HistorySearch = {}) =>
    withSearch(`/admin/tools/${encodeURIComponent(slug)}/history`, search),
  toolEvidence: (slug: string) => `/admin/tools/${encodeURIComponent(slug)}/evidence`,
  /** The states of one fact or change of terms of a tool. */
  evidenceHistory: (slug: string, folder: 'facts' | 'changes', name: string, search: HistorySearch = {}) =>
    withSearch(`/admin/tools/${encodeURIComponent(slug)}/${folder}/${encodeURIComponent(name)}/history`, search),
  /** The prices of a tool; without any, the form to write them. */
  price: (slug: string) => `/admin/prices/${encodeURIComponent(slug)}`,
  priceHistory: (slug: string, search: HistorySearch = {}) =>
    withSearch(`/admin/prices/${encodeURIComponent(slug)}/history`, search),
  newTool: '/admin/new-tool',
  workflows: (search: CatalogueSearch = {}) => withSearch('/admin/workflows', search),
  workflow: (slug: string) => `/admin/workflows/${encodeURIComponent(slug)}`,
  workflowHistory: (slug: string, search: HistorySearch = {}) =>
    withSearch(`/admin/workflows/${encodeURIComponent(slug)}/history`, search),
  newWorkflow: '/admin/new-workflow',
  /** The queue; `entry` selects one, such as 'tool/otter', due or not. */
  recheck: (search: { entry?: string } = {}) => withSearch('/admin/recheck', search),
  documents: (search: { q?: string; state?: string; page?: number } = {}) => withSearch('/admin/documents', search),
  document: (id: string) => `/admin/documents/${encodeURIComponent(id)}`,
  newerFiles: '/admin/newer-files',
  links: '/admin/links',
  numbers: '/admin/numbers',
  prices: '/admin/prices',
  texts: '/admin/texts',
  text: (kind: DeskTextKind, name: string) => `/admin/texts/${kind}/${encodeURIComponent(name)}`,
  textHistory: (kind: DeskTextKind, name: string, search: HistorySearch = {}) =>
    withSearch(`/admin/texts/${kind}/${encodeURIComponent(name)}/history`, search),
  newText: (kind: DeskTextKind) => `/admin/new-text/${kind}`,
  contacts: (search: { status?: string; page?: number } = {}) => withSearch('/admin/contacts', search),
  interest: '/admin/interest',
  questions: (search: { status?: string; page?: number } = {}) => withSearch('/admin/questions', search),
  question: (id: string) => `/admin/questions/${encodeURIComponent(id)}`,
  answerQuestion: (id: string) => `/admin/questions/${encodeURIComponent(id)}/answer`,
  answers: (search: CatalogueSearch = {}) => withSearch('/admin/answers', search),
  answer: (slug: string) => `/admin/answers/${encodeURIComponent(slug)}`,
  answerHistory: (slug: string, search: HistorySearch = {}) =>
    withSearch(`/admin/answers/${encodeURIComponent(slug)}/history`, search),
  newAnswer: '/admin/new-answer',
  pageViews: (search: { days?: number } = {}) => withSearch('/admin/page-views', search),
  users: '/admin/users',
  audit: (search: { page?: number } = {}) => withSearch('/admin/audit-log', search),
  account: '/admin/account',
  forgottenPassword: '/admin/forgotten-password',
  newPassword: '/admin/new-password',
  /** The username and the secret part are behind '#', so that neither gets into any log. */
  passwordLink: (username: string, token: string) => `/admin/new-password#${new URLSearchParams({ username, token })}`,
};

// Not an interface: withSearch takes any record of parameters.
type CatalogueSearch = {
  q?: string;
  status?: string;
  category?: string;
  /** Days since the last check, at least. */
  age?: string;
  /** One of 'facts' or 'answers'. */
  missing?: string;
  sort?: string;
  /** '1' for what is to be checked again only. */
  recheck?: string;
  page?: number;
};

type HistorySearch = {
  /** The numbers of the two states that are compared. */
  a?: number;
  b?: number;
  /** '1' to include equal fields. */
  all?: string;
};

/** The desk's screen of a record, by the name of its kind: 'tools', 'banners'; undefined for a kind without a screen. */
export function addressOfRecord(kind: string, name: string): string | undefined {
  if (kind === 'tools') return deskAddresses.tool(name);
  if (kind === 'workflows') return deskAddresses.workflow(name);
  if (kind === 'answers') return deskAddresses.answer(name);
  if (kind === 'prices') return deskAddresses.price(name);
  if (kind === 'facts' || kind === 'terms-changes') return deskAddresses.toolEvidence(name.split('/')[0] ?? name);
  if (kind === 'submissions') return deskAddresses.submission(name);
  const text = deskTextKinds.find((known) => known === kind);
  return text && deskAddresses.text(text, name);
}
