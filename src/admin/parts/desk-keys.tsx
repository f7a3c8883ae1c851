import { useEffect, useEffectEvent, useId } from 'react';
import { deviceStore, switchFormat, useDeviceStore } from '#browser/device-store.ts';
import { Checkbox } from '#ui/choice.tsx';
import { CloseButton, Dialog } from '#ui/dialog.tsx';

// Single-key shortcuts for acts that are done hundreds of times. Users of speech input can switch them off (WCAG 2.1.4); the
// choice is kept on this device.

const keysStore = deviceStore('hub-desk-keys', switchFormat);

/** Returns true if single-key shortcuts are on, on this device. */
const useKeysAreOn = (): boolean => useDeviceStore(keysStore)?.value ?? true;

/** Calls `onKey` for a key that is pressed outside fields and dialogs; it returns true if it handled the key. */
export function useDeskKeys(onKey: (key: string) => boolean): void {
  const isOn = useKeysAreOn();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog');
    if (isTyped) return;
    const key = event.shiftKey && event.key === 'Enter' ? 'Shift Enter' : event.key.toLowerCase();
    if (onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Letter of a key, inside the button that does the same. */
export function KeyLetter({ children }: { children: string }) {
  return useKeysAreOn() ? (
    <span className="key" aria-hidden="true">
      {children}
    </span>
  ) : null;
}

const keys: readonly [key: string, meaning: string][] = [
  ['T', 'This fact is still true'],
  ['C', 'It has changed: edit it here'],
  ['N', 'I can’t find it anymore'],
  ['U', 'Take back the last decision'],
  ['1 to 9', 'Open the source with this number'],
  ['Shift Enter', 'What is left is still true, and on to the next entry'],
  ['S', 'Skip this entry for now'],
  ['?', 'This list'],
];

/** Dialog with every key of the queue, and the switch for them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const isOn = useKeysAreOn();
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <div>
        <div className="drawer-head">
          <h2 id={titleId}>Keys of this screen</h2>
          <CloseButton />
        </div>
        <div className="key-help">
          <dl className="key-list">
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd className="key">{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <Checkbox
            label="Single keys work on this device"
            checked={isOn}
            onChange={({ target: { checked } }) => void keysStore.change(() => checked)}
          />
        </div>
      </div>
    </Dialog>
  );
}
