import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { send } from '#admin/api/call.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import type { SecondFactorSetup } from '#server/api/staff/staff-answers.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

interface AppSetupProps {
  setup: SecondFactorSetup;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Steps from adding the key to an app (scanned, opened on the same phone, or typed) to its first code. */
export function AppSetup({ setup, onConfirmed, onCancel }: AppSetupProps) {
  const heading = useHeadingFocus();
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="setup-head">
        Set up your app
      </h3>
      <ol className="setup-steps">
        <li>
          <p>Open an authenticator app on your phone. If you have none, install one from your phone’s store.</p>
        </li>
        <li>
          <p>
            Scan this picture with it. Are you on that phone? <a href={setup.uri}>Open it in the app</a>
          </p>
          <AppPicture text={setup.uri} />
          <p>Or type this key into the app:</p>
          <p className="setup-key" id="setup-key">
            {inFours(setup.key)}
          </p>
          <CopyButton text={setup.key} shownIn="setup-key">
            Copy the key
          </CopyButton>
        </li>
        <li>
          <p>Type the six digits that the app shows.</p>
          <DeskForm
            label="The code from the app"
            fields={[
              {
                name: 'code',
                label: 'Code',
                autoComplete: 'one-time-code',
                isProof: true,
                inputMode: 'numeric',
                emptyWords: 'Enter the six digits that your app shows now',
              },
            ]}
            button="Turn it on"
            sendingLabel="Checking..."
            send={async (values) => {
              await send('POST', '/api/staff/second-factor/confirm', values);
              onConfirmed();
            }}
            onCancel={onCancel}
          />
        </li>
      </ol>
    </>
  );
}

/** Recovery codes for a lost phone, which are shown once. */
export function KeptCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useHeadingFocus();
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="setup-head">
        Keep these recovery codes
      </h3>
      <p className="body measure">
        If you lose your phone, each of them signs you in once. Write them down, print this page, or put them in a password
        manager, not only on the phone. You won’t see them again.
      </p>
      <ul className="setup-codes" id="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="button-row mt-4">
        <Button onClick={onKept}>I have kept them</Button>
        <CopyButton text={codes.join('\n')} shownIn="recovery-codes" variant="quiet">
          Copy the codes
        </CopyButton>
      </div>
    </>
  );
}

/** Moves focus to the heading that replaces a form, so that screen readers announce it. */
function useHeadingFocus() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}

/** QR code: dark on light in both themes, with the quiet zone of four modules that scanners need (ISO/IEC 18004). */
function AppPicture({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="setup-picture"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}

const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;
