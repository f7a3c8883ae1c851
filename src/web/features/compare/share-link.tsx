import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

const shownId = 'page-address';

/** Copies the address of a page, and offers the device's own way of sharing where it has one. */
export function ShareLink({ address, title }: { address: string; title: string }) {
  const [origin, setOrigin] = useState('');
  const [canShare, setCanShare] = useState(false);
  // What the device can do is known to the browser alone.
  useEffect(() => {
    setOrigin(location.origin);
    setCanShare('share' in navigator);
  }, []);
  const url = origin + address;
  return (
    <>
      <CopyButton text={url} shownIn={shownId} variant="quiet">
        Copy link
      </CopyButton>
      <span id={shownId} className="print-address">
        {url}
      </span>
      {canShare && (
        // Whoever closes the sheet has not failed.
        <Button variant="quiet" small icon="send" onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
          Share
        </Button>
      )}
    </>
  );
}
