// Before whatever may call it.
import '#browser/fallbacks.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { followLinks } from './navigation/follow-links.ts';
import { watchScreens } from './navigation/heading-focus.ts';
import { router } from './router.tsx';
import { startSessionWatch } from './session/session.ts';
import './styles/desk.css';

// A call that fails says so at once: staff decide whether to try again. Lists are read anew when a screen opens.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

startSessionWatch();
followLinks(router);
watchScreens(router);

const place = document.getElementById('desk');
if (!place) throw new Error('The page has no place for the desk.');
createRoot(place).render(
  <QueryClientProvider client={client}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
