import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { withSearch } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Desk } from './desk.tsx';
import { NotFound } from './parts/not-found.tsx';

const desk = createRootRoute({ component: Desk, notFoundComponent: NotFound });
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => desk, path });

const edit = () => import('./entry/screens.tsx');
const history = () => import('./entry/history.tsx');
const received = () => import('./screens/received.tsx');
const publish = () => import('./screens/publish.tsx');
const catalogue = () => import('./catalogue/catalogue-list.tsx');
const lists = () => import('./screens/lists.tsx');

/** Every address of the desk and its screen, which is loaded on demand. */
const screens = [
  createRoute({ ...at('/admin'), component: lazyRouteComponent(() => import('./screens/home.tsx'), 'Home') }),
  createRoute({ ...at('/admin/submissions'), component: lazyRouteComponent(lists, 'Submissions') }),
  createRoute({ ...at('/admin/submissions/$id'), component: lazyRouteComponent(received, 'Submission') }),
  createRoute({ ...at('/admin/submissions/$id/publish'), component: lazyRouteComponent(publish, 'Publish') }),
  createRoute({ ...at('/admin/tools'), component: lazyRouteComponent(catalogue, 'Tools') }),
  createRoute({
    ...at('/admin/tools/$id/evidence'),
    component: lazyRouteComponent(() => import('./facts/tool-evidence.tsx'), 'ToolEvidence'),
  }),
  createRoute({ ...at('/admin/tools/$id/facts/$name/history'), component: lazyRouteComponent(history, 'FactHistory') }),
  createRoute({ ...at('/admin/tools/$id/changes/$name/history'), component: lazyRouteComponent(history, 'TermsChangeHistory') }),
  createRoute({ ...at('/admin/workflows'), component: lazyRouteComponent(catalogue, 'Workflows') }),
  createRoute({ ...at('/admin/recheck'), component: lazyRouteComponent(() => import('./screens/recheck.tsx'), 'Recheck') }),
  createRoute({
    ...at('/admin/documents'),
    component: lazyRouteComponent(() => import('./documents/document-list.tsx'), 'Documents'),
  }),
  createRoute({
    ...at('/admin/documents/$id'),
    component: lazyRouteComponent(() => import('./documents/document.tsx'), 'DeskDocument'),
  }),
  createRoute({
    ...at(deskAddresses.newerFiles),
    component: lazyRouteComponent(() => import('./screens/newer-files.tsx'), 'NewerFiles'),
  }),
  createRoute({ ...at('/admin/links'), component: lazyRouteComponent(() => import('./screens/links.tsx'), 'Links') }),
  createRoute({ ...at('/admin/numbers'), component: lazyRouteComponent(() => import('./screens/numbers.tsx'), 'Numbers') }),
  createRoute({
    ...at('/admin/prices'),
    component: lazyRouteComponent(() => import('./screens/prices.tsx'), 'PricesToLookUp'),
  }),
  createRoute({ ...at('/admin/texts'), component: lazyRouteComponent(() => import('./screens/texts.tsx'), 'Texts') }),
  createRoute({ ...at('/admin/texts/$text/$id'), component: lazyRouteComponent(edit, 'EditEntry') }),
  createRoute({ ...at('/admin/texts/$text/$id/history'), component: lazyRouteComponent(history, 'EntryHistory') }),
  createRoute({ ...at('/admin/new-text/$text'), component: lazyRouteComponent(edit, 'NewEntry') }),
  // Kinds that their folders describe (entry/kinds.ts); an address with its own row matches first.
  createRoute({ ...at('/admin/$kind'), component: lazyRouteComponent(() => import('./screens/record-list.tsx'), 'RecordList') }),
  createRoute({ ...at('/admin/$kind/$id'), component: lazyRouteComponent(edit, 'EditEntry') }),
  createRoute({ ...at('/admin/$kind/$id/history'), component: lazyRouteComponent(history, 'EntryHistory') }),
  createRoute({ ...at('/admin/new-{$noun}'), component: lazyRouteComponent(edit, 'NewEntry') }),
  createRoute({ ...at('/admin/contacts'), component: lazyRouteComponent(() => import('./screens/contacts.tsx'), 'Contacts') }),
  createRoute({ ...at('/admin/interest'), component: lazyRouteComponent(lists, 'Interest') }),
  createRoute({ ...at('/admin/questions'), component: lazyRouteComponent(lists, 'Questions') }),
  createRoute({ ...at('/admin/questions/$id'), component: lazyRouteComponent(received, 'Question') }),
  createRoute({ ...at('/admin/questions/$id/answer'), component: lazyRouteComponent(publish, 'AnswerQuestion') }),
  createRoute({
    ...at('/admin/page-views'),
    component: lazyRouteComponent(() => import('./screens/page-views.tsx'), 'PageViews'),
  }),
  createRoute({ ...at('/admin/users'), component: lazyRouteComponent(() => import('./screens/users.tsx'), 'Users') }),
  createRoute({ ...at('/admin/audit-log'), component: lazyRouteComponent(() => import('./screens/audit-log.tsx'), 'AuditLog') }),
  createRoute({ ...at('/admin/account'), component: lazyRouteComponent(() => import('./screens/account.tsx'), 'Account') }),
  createRoute({
    ...at(deskAddresses.forgottenPassword),
    component: lazyRouteComponent(() => import('./session/new-password.tsx'), 'ForgottenPassword'),
  }),
  createRoute({
    ...at(deskAddresses.newPassword),
    component: lazyRouteComponent(() => import('./session/new-password.tsx'), 'NewPassword'),
  }),
];

/** The desk's addresses. Its links are plain `<a href>` (navigation/follow-links.ts); data is TanStack Query's. */
export const router = createRouter({
  routeTree: desk.addChildren(screens),
  scrollRestoration: true,
  // Remount for another record, which needs another form.
  defaultRemountDeps: ({ params }) => params,
  defaultPendingMs: 200,
  defaultPendingComponent: () => <Loading>Loading the screen...</Loading>,
  defaultErrorComponent: ScreenFault,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => withSearch('', search),
});

/** Replaces a screen that cannot be loaded, as after a new release, or that throws; the menu still works. */
function ScreenFault() {
  return (
    <ErrorState
      title="We can’t show this screen"
      hint="The hub may have been updated since you opened the desk. “Try again” reloads it."
      onRetry={() => location.reload()}
    />
  );
}
