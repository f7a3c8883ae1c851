import type { ErrorComponentProps } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { ErrorPage } from './error-page.tsx';

/** Pending and error components of a route: the loading text, and the title of the error (docs/product.md). */
export const screen = (loading: string | (() => string), error: string) => ({
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>{typeof loading === 'string' ? loading : loading()}</Loading>
    </div>
  ),
  errorComponent: (props: ErrorComponentProps) => <ErrorPage {...props} title={error} />,
});
