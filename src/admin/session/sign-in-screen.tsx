import { startAnew } from '#admin/navigation/heading-focus.ts';
import { addresses } from '#domain/addresses.ts';
import { deskAddresses } from '#domain/desk-addresses.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignedOut } from './signed-out.tsx';

/** Stands at whatever address was asked for: after signing in, that screen is there. */
export function SignInScreen() {
  return (
    <SignedOut heading="Staff desk" title="Sign in" lead="For the staff who review suggestions and keep the directory true.">
      <SignInForm onSignedIn={startAnew} />
      <p className="meta">
        <a href={deskAddresses.forgottenPassword}>Forgot your password?</a>
      </p>
      <p className="meta">
        <a href={addresses.home}>Go to the public site</a>
      </p>
    </SignedOut>
  );
}
