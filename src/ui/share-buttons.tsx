import { Button } from './button.tsx';

/**
 * Copies an address of the site, and hands it to the device's own sheet where it has one. What a press does comes when the page
 * is idle (src/web/navigation/share-addresses.ts): no page carries it in its script.
 */
export function ShareButtons({ address }: { address: string }) {
  return (
    <span className="share" data-with-script="" data-address={address}>
      <Button variant="quiet" small icon="copy" data-share="copy">
        Copy link
      </Button>
      <Button variant="quiet" small icon="send" data-share="sheet">
        Share
      </Button>
      <span role="status" />
    </span>
  );
}
