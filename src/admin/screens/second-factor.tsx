import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#admin/api/call.ts';
import { DeskForm } from '#admin/parts/desk-form.tsx';
import { showSuccess } from '#admin/parts/notices.tsx';
import { currentPasswordField } from '#admin/parts/password-fields.ts';
import { refreshSession } from '#admin/session/session.ts';
import type { StaffSession } from '#domain/staff/accounts.ts';
import type { RecoveryCodes, SecondFactorSetup } from '#server/api/staff/staff-answers.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { AppSetup, KeptCodes } from './second-factor-setup.tsx';

/** State of the user's second factor, and the forms that turn it on and off. */
export function SecondFactor({ session }: { session: StaffSession }) {
  const client = useQueryClient();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  const refresh = () => refreshSession(client);

  if (codes) {
    return (
      <KeptCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined);
          void refresh();
        }}
      />
    );
  }
  if (setup) {
    return (
      <AppSetup
        setup={setup}
        onConfirmed={() => {
          setCodes(setup.recoveryCodes);
          setSetup(undefined);
        }}
        onCancel={() => setSetup(undefined)}
      />
    );
  }
  if (session.secondFactor) return <TurnedOn onNewCodes={setCodes} onChanged={refresh} />;
  return (
    <>
      <p className="body measure mb-4">
        With a second factor, someone who learns your password still can’t sign in: the desk also asks for six digits that an app
        on your phone shows. Any authenticator app works, and so do most password managers.
      </p>
      <DeskForm
        label="Set up a second factor"
        fields={[currentPasswordField]}
        button="Set up an app"
        sendingLabel="Preparing..."
        send={async (values) => setSetup(await send<SecondFactorSetup>('POST', '/api/staff/second-factor', values))}
      />
    </>
  );
}

interface TurnedOnProps {
  onNewCodes: (codes: string[]) => void;
  onChanged: () => Promise<void>;
}

const questions = {
  codes: {
    title: 'New recovery codes',
    text: 'The codes that you had before no longer work.',
    button: 'Make new codes',
    sendingLabel: 'Making...',
  },
  off: {
    title: 'Turn the second factor off?',
    text: 'From then on, anyone who knows your password can get in.',
    button: 'Turn it off',
    sendingLabel: 'Turning off...',
  },
} as const;

function TurnedOn({ onNewCodes, onChanged }: TurnedOnProps) {
  const [questionName, setQuestionName] = useState<keyof typeof questions>();
  const question = questionName && questions[questionName];
  const close = () => setQuestionName(undefined);
  async function answer(values: Record<string, string>) {
    if (questionName === 'codes') {
      const newCodes = await send<RecoveryCodes>('POST', '/api/staff/second-factor/recovery-codes', values);
      close();
      onNewCodes(newCodes.recoveryCodes);
      return;
    }
    await send('POST', '/api/staff/second-factor/off', values);
    close();
    showSuccess('Second factor turned off');
    await onChanged();
  }
  return (
    <>
      <p className="body measure">
        It’s on: signing in asks for a code from your app. A new phone? Turn it off, and set it up again with the new one.
      </p>
      <div className="button-row mt-4">
        <Button variant="quiet" onClick={() => setQuestionName('codes')}>
          New recovery codes
        </Button>
        <Button variant="quiet" onClick={() => setQuestionName('off')}>
          Turn it off
        </Button>
      </div>
      {question && (
        <AlertDialog title={question.title} text={question.text} onClose={close}>
          <DeskForm
            label={question.title}
            fields={[{ ...currentPasswordField, isFirst: true }]}
            button={question.button}
            sendingLabel={question.sendingLabel}
            send={answer}
            onCancel={close}
          />
        </AlertDialog>
      )}
    </>
  );
}
