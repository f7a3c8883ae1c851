import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router';
import { wordsOf } from '#admin/api/call.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { useSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in.tsx';

const SecondFactorFirst = lazyRouteComponent(() => import('./screens/account.tsx'), 'SecondFactorFirst');

/** Addresses that need no session. */
const openScreens: readonly string[] = [deskAddresses.forgottenPassword, deskAddresses.newPassword];

/** The whole desk: the sign-in, or the frame with the screen of the open address. */
export function Desk() {
  // The path of the shown screen, not of the address bar, which changes before the screen has loaded.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return openScreens.includes(path) ? <Outlet /> : <SignedInDesk />;
}

function SignedInDesk() {
  const session = useSession();
  if (session.isPending) {
    return (
      <main className="wrap">
        <h1 className="visually-hidden">Staff desk</h1>
        <Loading>Loading the staff desk...</Loading>
      </main>
    );
  }
  if (session.isError) {
    return (
      <main className="wrap">
        <h1 className="visually-hidden">Staff desk</h1>
        <ErrorState title="Error loading the staff desk" hint={wordsOf(session.error)} onRetry={() => void session.refetch()} />
      </main>
    );
  }
  if (!session.data) return <SignInScreen />;
  return <DeskFrame session={session.data}>{session.data.needsSecondFactor ? <SecondFactorFirst /> : <Outlet />}</DeskFrame>;
}
