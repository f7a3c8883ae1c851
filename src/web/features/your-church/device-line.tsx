import { useRef } from 'react';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/your-church.css';
import { today } from '#browser/today.ts';
import type { OnDevice } from './church-on-device.ts';
import { changeChurch, saveChurch, useChurch } from './church-on-device.ts';

/**
 * Where the church's own work is, on each of its pages: on this device, and in the file that someone saves.
 * @param props.answers those of a policy that is shown: kept with one press, and with the file when that is saved
 */
export function DeviceLine({ answers }: { answers?: PolicySearch }) {
  const device = useChurch();
  const [policy] = device?.church.policies ?? [];
  const isOther = answers && JSON.stringify(policy?.answers) !== JSON.stringify(answers);
  const saveButton = useRef<HTMLButtonElement>(null);
  const keep = () =>
    changeChurch((church) => ({ ...church, policies: [{ day: today(), answers: { ...answers } }, ...church.policies] }));
  return (
    <div className="device-line mb-6" data-kept={device?.isKept === false ? 'no' : undefined}>
      <p role="status">
        <Icon name={device?.isKept === false ? 'triangle-alert' : 'monitor'} />
        {device ? deviceWords(device) : 'Your church’s file stays on this device.'}
      </p>
      <span data-with-script="">
        {isOther && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              keep();
              // The button goes.
              saveButton.current?.focus();
            }}
          >
            Keep this policy
          </Button>
        )}
        <Button
          variant="quiet"
          small
          icon="download"
          ref={saveButton}
          onClick={() => {
            if (isOther) keep();
            saveChurch();
          }}
        >
          Save your church’s file
        </Button>
      </span>
    </div>
  );
}

/** Where the church's file is, when it was last saved, and what has changed since. */
function deviceWords({ church: { saved }, changes, isKept }: OnDevice): string {
  if (!isKept && saved && changes === 0)
    return 'Saved. This browser won’t keep your church’s file: open the saved one next time.';
  if (!isKept) return 'This browser won’t keep your church’s file: save it before you leave this page.';
  const since = changes === 1 ? 'one change' : `${changes} changes`;
  if (saved) {
    const last = `On this device only. Last saved to a file on ${formatCheckedDate(saved)}`;
    return changes > 0 ? `${last}; ${since} since then.` : `${last}.`;
  }
  return changes > 0 ? `On this device only, and not saved to a file yet: ${since}.` : 'Nothing is on this device yet.';
}
