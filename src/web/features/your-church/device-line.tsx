import { useRef } from 'react';
import { today } from '#browser/today.ts';
import { policyMark } from '#domain/church/policy-mark.ts';
import type { PolicySearch } from '#domain/church/policy-search.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/styles/your-church.css';
import type { OnDevice } from './church-on-device.ts';
import { changeChurch, saveChurch, useChurch, useHoldBack } from './church-on-device.ts';
import { ownPolicies, withPolicy } from './kept-policies.ts';

/**
 * Line on each of the church's pages that says where its work is: on this device, and in the file that someone saves.
 * @param props.answers those of the policy on the page, which one press stores
 */
export function DeviceLine({ answers }: { answers?: PolicySearch }) {
  const device = useChurch();
  useHoldBack();
  const [newest] = device ? ownPolicies(device.church) : [];
  const isOther = answers && newest?.mark !== policyMark(answers);
  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="device-line cluster mb-6" data-kept={device?.isKept === false ? 'no' : undefined}>
      <p role="status" className="with-icon">
        <Icon name={device?.isKept === false ? 'triangle-alert' : 'monitor'} />
        {device ? (
          deviceWords(device)
        ) : (
          <>
            <span data-with-script="">Your church’s file stays on this device.</span>
            <span data-without-script="">
              Keeping your work here needs a script, and none runs in this browser. Print the page, or keep its address.
            </span>
          </>
        )}
      </p>
      <span className="cluster" data-gap="2" data-with-script="">
        {isOther && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              changeChurch((church) => withPolicy(church, answers, today()));
              // The button disappears.
              saveButton.current?.focus();
            }}
          >
            Keep this policy
          </Button>
        )}
        <Button variant="quiet" small icon="download" ref={saveButton} onClick={saveChurch}>
          Save your church’s file
        </Button>
      </span>
    </div>
  );
}

/** Location of the church's file, when this device last saved it, and the changes since. */
function deviceWords({ saved, changes, isKept }: OnDevice): string {
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
