import { useSyncExternalStore } from 'react';
import { store } from './storage.ts';

/** What the device keeps under a name, as it is now. */
export interface Kept<Value> {
  value: Value;
  /** Whether the browser keeps it. Where it doesn't (its store is full or forbidden), all of it is gone with this document. */
  isKept: boolean;
}

/** One thing that the device keeps, for every tab of it. */
export interface DeviceStore<Value> {
  read: () => Kept<Value>;
  /** Changes what is kept now, whichever tab wrote it last. @returns whether the browser keeps it */
  change: (change: (value: Value) => Value) => boolean;
  /** Calls a listener after each change, in this tab or another. @returns an unsubscribe function */
  subscribe: (listener: () => void) => () => void;
}

/** How a value is written as text. */
interface Format<Value> {
  /** @param text what the store holds; null where it holds nothing. Must not throw. */
  read: (text: string | null) => Value;
  /** @returns null to keep nothing */
  write: (value: Value) => string | null;
}

/** Of a value that is a plain text itself. */
export const plainText: Format<string | undefined> = { read: (text) => text ?? undefined, write: (text) => text ?? null };

/** Of something that is on until somebody switches it off. */
export const onUntilOff: Format<boolean> = { read: (text) => text !== 'off', write: (isOn) => (isOn ? null : 'off') };

/**
 * The one way to keep something on the device. A change reads the store first, so that two tabs never overwrite each other;
 * what can't be stored holds for as long as the document does.
 */
export function deviceStore<Value>(name: string, { read, write }: Format<Value>): DeviceStore<Value> {
  /** The parsed text, so that the same text is the same object: React compares them. */
  let parsed: { text: string | null; kept: Kept<Value> } | undefined;
  let unkept: Kept<Value> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === name || key === null) tell();
  };

  const readKept = (): Kept<Value> => {
    if (unkept) return unkept;
    try {
      const text = localStorage.getItem(name);
      if (!parsed || parsed.text !== text) parsed = { text, kept: { value: read(text), isKept: true } };
      return parsed.kept;
    } catch {
      unkept = { value: read(null), isKept: false };
      return unkept;
    }
  };

  return {
    read: readKept,
    change: (change) => {
      const value = change(readKept().value);
      const isKept = store('device', name, write(value));
      unkept = isKept ? undefined : { value, isKept };
      tell();
      return isKept;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onOtherTab);
        // A page that comes back whole has heard nothing of other tabs meanwhile.
        addEventListener('pageshow', tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onOtherTab);
        removeEventListener('pageshow', tell);
      };
    },
  };
}

/** What the device keeps, and again after each change; undefined on the server and until the browser has taken the page over. */
export const useDeviceStore = <Value>({ subscribe, read }: DeviceStore<Value>): Kept<Value> | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
