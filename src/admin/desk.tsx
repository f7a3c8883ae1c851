import { Outlet } from '@tanstack/react-router';
import { wordsOf } from '#admin/api/call.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { useSession } from './session/session.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';

/** The whole desk: the sign-in, or the frame with the screen of the open address. */
export function Desk() {
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
  return (
    <DeskFrame session={session.data}>
      <Outlet />
    </DeskFrame>
  );
}
