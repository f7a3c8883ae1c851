import { getRouteApi } from '@tanstack/react-router';
import { mailAddress } from '#domain/addresses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

interface PageActionsProps {
  /** Path and query of what is printed and passed on. */
  address: string;
  /** What it says in one line, for the mail; a verdict belongs into it. */
  title: string;
  /** What the button that prints says; it begins with "Print". */
  print?: string;
}

const root = getRouteApi('__root__');

/**
 * Prints a page, copies its address, hands it to the device's own sheet where it has one, or to a mail, which works without
 * scripts. What a press does comes when the page is idle (src/web/navigation/share-addresses.ts): no page carries it in its script.
 */
export function PageActions({ address, title, print = 'Print one page' }: PageActionsProps) {
  const site = root.useLoaderData();
  return (
    <span className="share" data-address={address}>
      <Button variant="quiet" small icon="printer" data-with-script="" data-share="print">
        {print}
      </Button>
      <Button variant="quiet" small icon="copy" data-with-script="" data-share="copy">
        Copy link
      </Button>
      <Button variant="quiet" small icon="send" data-with-script="" data-share="sheet">
        Share
      </Button>
      <ButtonLink variant="quiet" small icon="mail" href={mailAddress(title, `${site?.publicUrl ?? ''}${address}`)}>
        Send by mail
      </ButtonLink>
      <span role="status" />
    </span>
  );
}
