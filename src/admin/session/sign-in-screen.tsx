import { useEffect } from 'react';
import { startAnew, takeHeadingFocus } from '#admin/navigation/heading-focus.ts';
import { addresses } from '#domain/addresses.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { SiteMark } from '#ui/site-mark.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Stands at whatever address was asked for: after signing in, that screen is there. */
export function SignInScreen() {
  useEffect(() => {
    if (takeHeadingFocus()) focusHeading();
    document.title = 'Sign in – Staff desk – Ministry AI Hub';
  }, []);
  return (
    <main className="sign-in">
      <p className="site-name">
        <SiteMark />
        Ministry AI Hub
      </p>
      <h1>Staff desk</h1>
      <p className="lead">For the staff who review suggestions and keep the directory true.</p>
      <SignInForm onSignedIn={startAnew} />
      <p className="meta">
        Forgot your password? Ask an administrator of the desk for a new one. <a href={addresses.home}>Go to the public site</a>
      </p>
    </main>
  );
}
