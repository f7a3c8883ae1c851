import { useSyncExternalStore } from 'react';
import { store } from './storage.ts';

/** Current value of a key, as stored on the device. */
export interface Kept<Value> {
  value: Value;
  /** True if the browser stores the value; if not (its store is full or forbidden), the value is lost with this document. */
  isKept: boolean;
}

/** A value stored on the device, shared by all its tabs. */
export interface DeviceStore<Value> {
  read: () => Kept<Value>;
  /** Changes the current value, whichever tab wrote it last. @returns true if the browser stores it */
  change: (change: (value: Value) => Value) => boolean;
  /** Calls a listener after each change, in this tab or another. @returns an unsubscribe function */
  subscribe: (listener: () => void) => () => void;
}

/** Serialization of a value as text. */
interface Format<Value> {
  /** Parses the stored text; must not throw. @param text null if nothing is stored */
  read: (text: string | null) => Value;
  /** Formats a value as text. @returns null to store nothing */
  write: (value: Value) => string | null;
}

/** Format of a value that is plain text. */
export const plainText: Format<string | undefined> = { read: (text) => text ?? undefined, write: (text) => text ?? null };

/** Format of a switch that is on by default. */
export const switchFormat: Format<boolean> = { read: (text) => text !== 'off', write: (isOn) => (isOn ? null : 'off') };

/**
 * The one way to store something on the device. A change reads the store first, so that two tabs never overwrite each other; a
 * value that can't be stored lasts as long as the document.
 */
export function deviceStore<Value>(name: string, { read, write }: Format<Value>): DeviceStore<Value> {
  /** The parsed text, so that the same text is the same object: React compares them. */
  let parsed: { text: string | null; kept: Kept<Value> } | undefined;
  let lastUnstored: Kept<Value> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === name || key === null) notify();
  };

  const readKept = (): Kept<Value> => {
    if (lastUnstored) return lastUnstored;
    try {
      const text = localStorage.getItem(name);
      if (!parsed || parsed.text !== text) parsed = { text, kept: { value: read(text), isKept: true } };
      return parsed.kept;
    } catch {
      lastUnstored = { value: read(null), isKept: false };
      return lastUnstored;
    }
  };

  return {
    read: readKept,
    change: (change) => {
      const value = change(readKept().value);
      const isKept = store('device', name, write(value));
      lastUnstored = isKept ? undefined : { value, isKept };
      notify();
      return isKept;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', onOtherTab);
        // A page restored from the back/forward cache has missed the events of other tabs.
        addEventListener('pageshow', notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onOtherTab);
        removeEventListener('pageshow', notify);
      };
    },
  };
}

/** Current stored value, updated after each change; undefined on the server and before hydration. */
export const useDeviceStore = <Value>({ subscribe, read }: DeviceStore<Value>): Kept<Value> | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
