import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { useRead } from '#admin/api/reads.ts';
import { LeaveGuard } from '#admin/navigation/leaving.tsx';
import { mayClose } from '#admin/navigation/unsaved.ts';
import { Notices, showError } from '#admin/parts/notices.tsx';
import { useSignOut } from '#admin/session/session.ts';
import { SignInDialog } from '#admin/session/sign-in.tsx';
import { applyTheme, followTheme, shownTheme } from '#browser/theme.ts';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { StaffSession } from '#domain/staff/accounts.ts';
import { may } from '#domain/staff/accounts.ts';
import type { DeskCounts } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteMark } from '#ui/site-mark.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import type { MenuItem } from './desk-menu.ts';
import { deskMenu, isUnder } from './desk-menu.ts';

/** The frame of every screen: skip link, bar, menu at the left or in a drawer, main. */
export function DeskFrame({ session, children }: { session: StaffSession; children: ReactNode }) {
  const items = deskMenu.filter(({ needs }) => !needs || may(session.role, needs));
  return (
    <>
      <SkipLink />
      <DeskBar session={session} items={items} />
      <div className="wrap desk">
        <nav className="desk-menu" aria-label="Staff desk">
          <MenuLinks items={items} />
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <footer className="wrap desk-foot">
        <a href={addresses.home}>Go to the public site</a>
        <ThemeChoice />
      </footer>
      <LeaveGuard />
      <SignInDialog session={session} />
      <Notices />
    </>
  );
}

function DeskBar({ session, items }: { session: StaffSession; items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const signOut = useSignOut();
  return (
    <header className="site-bar">
      <div className="wrap">
        <a className="site-name" href={deskAddresses.home}>
          <SiteMark />
          Staff desk
        </a>
        <div className="desk-who">
          <span className="meta">
            {session.username}, {session.role}
          </span>
          <Button variant="quiet" small onClick={async () => (await mayClose('screen')) && signOut().catch(showError)}>
            Sign out
          </Button>
          <button
            type="button"
            className="icon-button desk-menu-button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {isOpen && <DeskDrawer items={items} onClose={() => setOpen(false)} />}
    </header>
  );
}

function DeskDrawer({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog className="drawer" labelledBy={titleId} onClose={onClose}>
      <div className="drawer-head">
        <h2 id={titleId}>Menu</h2>
        <CloseButton label="Close menu" />
      </div>
      <nav aria-labelledby={titleId}>
        <MenuLinks items={items} onFollow={onClose} />
      </nav>
    </Dialog>
  );
}

function MenuLinks({ items, onFollow }: { items: readonly MenuItem[]; onFollow?: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { data: counts } = useRead<DeskCounts>('/api/staff/counts');
  return (
    <ul>
      {items.map((item) => {
        const count = counts && item.count?.(counts);
        return (
          <li key={item.href}>
            <a className="desk-row" href={item.href} aria-current={currentOf(path, item)} onClick={onFollow}>
              {item.label}{' '}
              {count ? (
                <span className="desk-row-count">
                  {count}
                  <span className="visually-hidden"> waiting</span>
                </span>
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const currentOf = (path: string, item: MenuItem) => (path === item.under ? 'page' : isUnder(path, item) ? 'true' : undefined);

/** Theme switch of the desk; index.html sets the remembered theme before the first paint. */
function ThemeChoice() {
  const [choice, setChoice] = useState(shownTheme);
  useEffect(() => followTheme(setChoice), []);
  return <ThemeSwitch value={choice} onChange={applyTheme} />;
}
