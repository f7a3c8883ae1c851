import { withSearch } from './addresses.ts';
import type { DeskTextKind } from './staff/record-kinds.ts';
import { deskTextKinds } from './staff/record-kinds.ts';

/** Builders of every address of the staff desk. */
export const deskAddresses = {
  home: '/admin',
  submissions: (search: { status?: string; type?: string; q?: string; page?: number } = {}) =>
    withSearch('/admin/submissions', search),
  submission: (id: string) => `/admin/submissions/${encodeURIComponent(id)}`,
  publish: (id: string) => `/admin/submissions/${encodeURIComponent(id)}/publish`,
  tools: (search: CatalogueSearch = {}) => withSearch('/admin/tools', search),
  tool: (slug: string) => `/admin/tools/${encodeURIComponent(slug)}`,
  toolEvidence: (slug: string) => `/admin/tools/${encodeURIComponent(slug)}/evidence`,
  /** The history of one fact or change of terms of a tool. */
  evidenceHistory: (slug: string, folder: 'facts' | 'changes', name: string, search: HistorySearch = {}) =>
    withSearch(`/admin/tools/${encodeURIComponent(slug)}/${folder}/${encodeURIComponent(name)}/history`, search),
  /** The prices of a tool, or the form to write them if there are none. */
  price: (slug: string) => `/admin/prices/${encodeURIComponent(slug)}`,
  priceHistory: (slug: string, search: HistorySearch = {}) =>
    withSearch(`/admin/prices/${encodeURIComponent(slug)}/history`, search),
  newTool: '/admin/new-tool',
  workflows: (search: CatalogueSearch = {}) => withSearch('/admin/workflows', search),
  workflow: (slug: string) => `/admin/workflows/${encodeURIComponent(slug)}`,
  newWorkflow: '/admin/new-workflow',
  /** The screens of a kind of record, by its name; the form for a new record is at its noun. */
  records: (kind: string, search: CatalogueSearch = {}) => withSearch(`/admin/${kind}`, search),
  record: (kind: string, name: string) => `/admin/${kind}/${encodeURIComponent(name)}`,
  recordHistory: (kind: string, name: string, search: HistorySearch = {}) =>
    withSearch(`/admin/${kind}/${encodeURIComponent(name)}/history`, search),
  newRecord: (noun: string) => `/admin/new-${encodeURIComponent(noun)}`,
  /** The queue of rechecks; `entry` selects one, such as 'tool/otter', due or not. */
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
  newText: (kind: string) => `/admin/new-text/${kind}`,
  contacts: (search: { status?: string; page?: number } = {}) => withSearch('/admin/contacts', search),
  interest: '/admin/interest',
  questions: (search: { status?: string; page?: number } = {}) => withSearch('/admin/questions', search),
  question: (id: string) => `/admin/questions/${encodeURIComponent(id)}`,
  answerQuestion: (id: string) => `/admin/questions/${encodeURIComponent(id)}/answer`,
  answers: (search: CatalogueSearch = {}) => withSearch('/admin/answers', search),
  answer: (slug: string) => `/admin/answers/${encodeURIComponent(slug)}`,
  pageViews: (search: { days?: number } = {}) => withSearch('/admin/page-views', search),
  users: '/admin/users',
  audit: (search: { page?: number } = {}) => withSearch('/admin/audit-log', search),
  account: '/admin/account',
  forgottenPassword: '/admin/forgotten-password',
  newPassword: '/admin/new-password',
  /** The form for a new password, with username and token behind '#', so that neither gets into any log. */
  passwordLink: (username: string, token: string) => `/admin/new-password#${new URLSearchParams({ username, token })}`,
};

type CatalogueSearch = {
  q?: string;
  status?: string;
  category?: string;
  /** Minimum number of days since the last check. */
  age?: string;
  /** Gap of a tool: 'facts' for none, 'answers' for questions that its company leaves open. */
  missing?: string;
  sort?: string;
  /** '1' to list only records that are to be checked again. */
  recheck?: string;
  page?: number;
};

type HistorySearch = {
  /** Numbers of the two states that are compared. */
  a?: number;
  b?: number;
  /** '1' to include equal fields. */
  all?: string;
};

/** Returns the desk's screen of a record, by the name of its kind: 'tools', 'banners'. */
export function addressOfRecord(kind: string, name: string): string {
  if (kind === 'facts' || kind === 'terms-changes') return deskAddresses.toolEvidence(name.split('/')[0] ?? name);
  const text = deskTextKinds.find((textKind) => textKind === kind);
  return text ? deskAddresses.text(text, name) : deskAddresses.record(kind, name);
}
