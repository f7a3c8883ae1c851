import type { ErrorComponentProps } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { ErrorPage } from './error-page.tsx';

/** What a route shows while its page is on its way, and the title when it does not come (docs/product.md). */
export const screen = (loading: string | (() => string), error: string) => ({
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>{typeof loading === 'string' ? loading : loading()}</Loading>
    </div>
  ),
  errorComponent: (props: ErrorComponentProps) => <ErrorPage {...props} title={error} />,
});
