import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/church-tools.css';
import '#ui/styles/your-church.css';
import { lazyPart } from '#web/lazy-part.tsx';
import { useChurch } from './church-on-device.ts';
import { DeviceLine } from './device-line.tsx';
import { ListLoading } from './list-loading.tsx';
import { OnDeviceCard } from './on-device.tsx';
import { ToolsSheet } from './tools-sheet.tsx';
import { useHeldPolicy } from './use-held-policy.ts';

const ToolRegister = lazyPart(() => import('./tool-register.tsx').then(({ ToolRegister: part }) => part), {
  fallback: () => (
    <Note title="We couldn’t load your list">
      None of it is lost, and you can save your church’s file.{' '}
      <a href={addresses.churchTools} data-reload="">
        Load the page again
      </a>
    </Note>
  ),
});

/** AI tools that a church uses. The list is on the device only, so the server renders only the frame. */
export function ChurchToolsPage() {
  const device = useChurch();
  const policy = useHeldPolicy(device?.church.policies[0]?.answers);
  return (
    <div className="wrap page-end church-tools">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head">
        <h1>The AI tools we use</h1>
        <p className="lead not-printed">
          Name each AI tool your church uses. We fill in what may go in, from the company’s terms for your plan.
        </p>
      </header>
      <DeviceLine />
      <div className="register-place">
        {device ? (
          <Suspense fallback={<ListLoading />}>
            <ToolRegister device={device} policy={policy} />
          </Suspense>
        ) : (
          <PaperList />
        )}
      </div>
      <p className="meta mt-6 measure not-printed" data-with-script="">
        A verdict comes from the company’s own words on the plan you named, by{' '}
        <a href={addresses.about('how-we-check')}>one rule</a>. No one can edit it, including us.{' '}
        {policy ? (
          'We also flag tools that don’t fit your policy.'
        ) : (
          <>
            <a href={addresses.churchPolicy()}>Decide on a policy</a> and keep it here, and each tool is held against it too.
          </>
        )}
      </p>
      <div className="mt-10 answer-width">
        <OnDeviceCard />
      </div>
    </div>
  );
}

/** Blank list to fill in by hand, where no script runs; where one does, the list is loading. */
const PaperList = () => (
  <>
    <div className="not-printed" data-with-script="">
      <ListLoading />
    </div>
    <p className="not-printed" data-without-script="">
      This list is kept in your browser and needs JavaScript. You can also print this page and fill it in by hand.
    </p>
    <ToolsSheet rows={emptyRows} />
  </>
);

const emptyRows = Array<string[]>(14).fill([]);
