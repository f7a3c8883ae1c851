import type { ComponentType, ReactElement } from 'react';
import { lazy } from 'react';
import { NotFound } from './screens/not-found.tsx';

/** What a screen is given: the part of its address that names a record. */
interface ScreenProps {
  id: string;
}

type Load = () => Promise<ComponentType<ScreenProps>>;

const screen = (pattern: string, load: Load) => ({
  pattern: new RegExp(`^${pattern.replace(':id', '(?<id>[^/]+)')}/?$`),
  Screen: lazy(async () => ({ default: await load() })),
});

/** Every address of the desk and its screen, which is loaded when it is first opened. */
const screens = [
  screen('/admin', async () => (await import('./screens/home.tsx')).Home),
  screen('/admin/submissions', async () => (await import('./screens/submissions.tsx')).Submissions),
  screen('/admin/submissions/:id', async () => (await import('./screens/submission.tsx')).Submission),
  screen('/admin/submissions/:id/publish', async () => (await import('./screens/publish.tsx')).Publish),
  screen('/admin/tools', async () => (await import('./screens/catalogue-list.tsx')).Tools),
  screen('/admin/tools/:id', async () => (await import('./screens/edit-record.tsx')).EditTool),
  screen('/admin/new-tool', async () => (await import('./screens/edit-record.tsx')).NewTool),
  screen('/admin/workflows', async () => (await import('./screens/catalogue-list.tsx')).Workflows),
  screen('/admin/workflows/:id', async () => (await import('./screens/edit-record.tsx')).EditWorkflow),
  screen('/admin/new-workflow', async () => (await import('./screens/edit-record.tsx')).NewWorkflow),
  screen('/admin/contacts', async () => (await import('./screens/contacts.tsx')).Contacts),
  screen('/admin/interest', async () => (await import('./screens/interest.tsx')).Interest),
  screen('/admin/questions', async () => (await import('./screens/questions.tsx')).Questions),
  screen('/admin/page-views', async () => (await import('./screens/page-views.tsx')).PageViews),
  screen('/admin/users', async () => (await import('./screens/users.tsx')).Users),
  screen('/admin/audit-log', async () => (await import('./screens/audit-log.tsx')).AuditLog),
  screen('/admin/account', async () => (await import('./screens/account.tsx')).Account),
];

/** The screen of this path. */
export function findScreen(path: string): ReactElement {
  for (const { pattern, Screen } of screens) {
    const match = pattern.exec(path);
    if (match) return <Screen id={decoded(match.groups?.id ?? '')} />;
  }
  return <NotFound />;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
