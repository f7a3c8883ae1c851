import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { startNavigation } from './navigation/address.ts';
import { holdWhileUnsaved } from './navigation/leaving.tsx';
import { startSessionWatch } from './session/session.ts';
import './styles/desk.css';

// A call that fails says so at once: staff decide whether to try again. Lists are read anew when a screen opens.
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

startSessionWatch();
startNavigation(holdWhileUnsaved);

const place = document.getElementById('desk');
if (!place) throw new Error('The page has no place for the desk.');
createRoot(place).render(
  <QueryClientProvider client={client}>
    <Desk />
  </QueryClientProvider>,
);
