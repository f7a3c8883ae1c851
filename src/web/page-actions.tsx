import { getRouteApi } from '@tanstack/react-router';
import { mailLink } from '#domain/text/mail-link.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

interface PageActionsProps {
  /** Path and query of the page that is printed or shared. */
  address: string;
  /** One-line summary for the mail; includes a verdict where there is one. */
  title: string;
  /** Label of the print button; begins with "Print". */
  print?: string;
}

const root = getRouteApi('__root__');

/** Mail link without a recipient, with the page's summary and its full address in the body. */
const mailAddress = (title: string, url: string) => mailLink(title, `${title}\n\n${url}\n`);

/** Action (data-share), icon and label of each button; the print button's label is the page's own. */
const acts = [
  ['print', 'printer', undefined],
  ['copy', 'copy', 'Copy link'],
  ['sheet', 'send', 'Share'],
] as const;

/**
 * Prints a page, copies its address, or shares it by the device's share sheet where it has one, or by a mail, which works without
 * scripts. The handlers load when the page is idle (src/web/navigation/share-addresses.ts), so that no page's script contains
 * them.
 */
export function PageActions({ address, title, print = 'Print one page' }: PageActionsProps) {
  const site = root.useLoaderData();
  return (
    <span className="share" data-address={address}>
      {acts.map(([act, icon, label]) => (
        <Button key={act} variant="quiet" small icon={icon} data-with-script="" data-share={act}>
          {label ?? print}
        </Button>
      ))}
      <ButtonLink variant="quiet" small icon="mail" href={mailAddress(title, `${site?.publicUrl ?? ''}${address}`)}>
        Email this page
      </ButtonLink>
      <span role="status" />
    </span>
  );
}
