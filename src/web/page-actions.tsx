import { getRouteApi } from '@tanstack/react-router';
import { mailLink } from '#domain/text/mail-link.ts';
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

/** A mail to whoever the visitor chooses, with what a page says and its whole address in the body. */
const mailAddress = (title: string, url: string) => mailLink(title, `${title}\n\n${url}\n`);

/** What a press does (data-share), its icon and its words; how a page says that it prints is its own. */
const acts = [
  ['print', 'printer', undefined],
  ['copy', 'copy', 'Copy link'],
  ['sheet', 'send', 'Share'],
] as const;

/**
 * Prints a page, copies its address, hands it to the device's own sheet where it has one, or to a mail, which works without
 * scripts. What a press does comes when the page is idle (src/web/navigation/share-addresses.ts): no page carries it in its script.
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
