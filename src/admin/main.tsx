// Fallbacks come first, because the modules below may call them.
import '#browser/fallbacks.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onWrite } from './api/call.ts';
import { readAgain } from './api/reads.ts';
import { followLinks } from './navigation/follow-links.ts';
import { watchScreens } from './navigation/heading-focus.ts';
import { router } from './router.tsx';
import { startSessionWatch } from './session/session.ts';
import './styles/desk.css';

// No retries: a failed call is reported at once, and staff decide. Lists are read again when a screen opens.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

onWrite(() => void readAgain(client));
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
