import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Loading } from '#ui/loading.tsx';
import { Note } from '#ui/note.tsx';
import '#ui/styles/church-tools.css';
import '#ui/styles/your-church.css';
import { lazyPart } from '#web/lazy-part.tsx';
import { useChurch } from './church-on-device.ts';
import { DeviceLine } from './device-line.tsx';
import { OnDeviceCard } from './on-device.tsx';
import { ToolsSheet } from './tools-sheet.tsx';

const ToolRegister = lazyPart(() => import('./tool-register.tsx').then(({ ToolRegister: part }) => part), {
  otherwise: () => (
    <Note title="We couldn’t load your list">
      None of it is lost, and you can save your church’s file.{' '}
      <a href={addresses.churchTools} data-reload="">
        Load the page again
      </a>
    </Note>
  ),
});

/** The AI tools that a church uses. The list is on the device alone, so the server knows nothing but the frame. */
export function ChurchToolsPage() {
  const device = useChurch();
  return (
    <div className="wrap page-end church-tools">
      <BackLink href={addresses.yourChurch}>Your church</BackLink>
      <header className="page-head">
        <h1>The AI tools we use</h1>
        <p className="lead not-printed">
          Name each AI tool your church uses. Its verdict writes itself, from the company’s own words and the plan you’re on.
        </p>
      </header>
      <DeviceLine />
      {device ? (
        <Suspense fallback={<Loading>Loading your list...</Loading>}>
          <ToolRegister device={device} />
        </Suspense>
      ) : (
        <PaperList />
      )}
      <div className="mt-10 answer-width">
        <OnDeviceCard />
      </div>
    </div>
  );
}

/** The list for the hand, where no script runs. */
const PaperList = () => (
  <>
    <p className="without-script not-printed">
      Your list lives in this browser, and that needs a script. On paper it works too: print this page and fill it in by hand.
    </p>
    <ToolsSheet rows={emptyRows} />
  </>
);

const emptyRows = Array<string[]>(14).fill([]);
