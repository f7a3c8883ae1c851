import { useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '#domain/staff/account-views.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { settle, useSessionEnded } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended while somebody works: they sign in over the screen, and what they typed goes on. */
export function SignInDialog({ session }: { session: StaffSession }) {
  const client = useQueryClient();
  const hasEnded = useSessionEnded();
  if (!hasEnded) return null;
  return (
    <AlertDialog
      title="Please sign in again"
      text="Your session has ended. Nothing that you typed is lost: sign in, and go on where you were."
      onClose={() => settle(false)}
    >
      <SignInForm
        username={session.username}
        // Another person may have sat down; what they may see is asked anew.
        onSignedIn={() => void client.invalidateQueries({ queryKey: ['staff'] })}
      >
        <Button variant="quiet" onClick={() => settle(false)}>
          Not now
        </Button>
      </SignInForm>
    </AlertDialog>
  );
}
