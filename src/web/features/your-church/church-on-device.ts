import { useEffect, useMemo } from 'react';
import { deviceStore, useDeviceStore } from '#browser/device-store.ts';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ChurchFile } from '#domain/church/church-file.ts';
import { churchBounds, emptyChurch, readChurchFile, writeChurchFile } from '#domain/church/church-file.ts';

// The church's file lives in this browser and in the file that someone saves. Nothing here asks the server for anything.

/** The church's file with its state on this device. */
interface DeviceChurch {
  church: ChurchFile;
  /** Number of changes since the file was last saved. */
  changes: number;
  /** Day on which this device last saved it to a file; the day in a file that was opened here is another device's. */
  saved?: string;
}

export interface OnDevice extends DeviceChurch {
  /** True if the browser stores the file; if not, the file is lost with this page. */
  isKept: boolean;
}

/**
 * Store of everything about a church, under one name: anything that is added to it is deleted with it. The device's own state is
 * under `device`.
 */
const churchStore = deviceStore<DeviceChurch>('church', {
  read: (text) => {
    const result = readChurchFile(text ?? '', { isOwn: true });
    if ('refusal' in result) return nothingKept;
    const { device, ...church } = result.church as ChurchFile & { device?: Partial<DeviceChurch> };
    return { church, changes: Number(device?.changes ?? 0), ...(device?.saved && { saved: device.saved }) };
  },
  write: ({ church, ...device }) => (church === emptyChurch ? null : writeChurchFile({ ...church, device } as ChurchFile)),
});

const nothingKept: DeviceChurch = { church: emptyChurch, changes: 0 };

/** The church's file on this device, updated after each change; undefined before hydration. */
export function useChurch(): OnDevice | undefined {
  const storedChurch = useDeviceStore(churchStore);
  return useMemo(() => storedChurch && { ...storedChurch.value, isKept: storedChurch.isKept }, [storedChurch]);
}

/**
 * Changes the church's file and stores it.
 * @returns false, with everything as it was, where the list of tools has no room for more
 */
export function changeChurch(change: (church: ChurchFile) => ChurchFile): boolean {
  let hasRoom = true;
  churchStore.change((now) => {
    const changedChurch = change(now.church);
    if (changedChurch === now.church) return now;
    hasRoom = changedChurch.tools.length <= Math.max(churchBounds.tools, now.church.tools.length);
    // An answer during a training is not worth saving a file for; its result is.
    const { taking: _before, ...before } = now.church;
    const { taking: _after, ...after } = changedChurch;
    const isCounted = Object.entries(after).some(([field, value]) => value !== before[field as keyof typeof before]);
    return hasRoom ? { ...now, church: changedChurch, changes: now.changes + (isCounted ? 1 : 0) } : now;
  });
  return hasRoom;
}

/**
 * Confirms leaving a page while the browser doesn't store its changes. Answers during a training don't count as changes to save a
 * file for, but they would be lost.
 */
export function useHoldBack(): void {
  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      const { value, isKept } = churchStore.read();
      if (!isKept && (value.changes > 0 || value.church.taking)) event.preventDefault();
    };
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, []);
}

/** Checks whether the browser may clear its storage when the device runs short of room, and can be asked not to. */
export const mayBeCleared = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) === false;

/**
 * Asks the browser never to clear its storage by itself. Firefox asks the visitor, so call it only on a press that announces it.
 */
export const askToKeep = (): Promise<boolean> => navigator.storage.persist().catch(() => false);

/** Downloads the church's file. */
export function saveChurch(): void {
  const day = today();
  churchStore.change((now) => ({ church: { ...now.church, saved: day }, changes: 0, saved: day }));
  const file = writeChurchFile(churchStore.read().value.church);
  saveAs(`your-church-${day}.church.json`, new Blob([file], { type: 'application/json' }));
}

/** Deletes all data of the church on this device. Files that were saved stay where they are. */
export function deleteChurch(): void {
  churchStore.change(() => nothingKept);
  forgetPages().catch(() => {});
}

/** Deletes pages stored for offline use: their addresses contain the answers. */
async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith(addresses.yourChurch)) await cache.delete(request);
  }
}

/** Downloads a text as a file. */
export function saveAs(name: string, content: Blob): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(content), download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
