import { useEffect, useMemo } from 'react';
import { deviceStore, useDeviceStore } from '#browser/device-store.ts';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ChurchFile } from '#domain/church/church-file.ts';
import { churchBounds, emptyChurch, readChurchFile, writeChurchFile } from '#domain/church/church-file.ts';

// The church's file lives in this browser and in the file that someone saves. Nothing here asks the server for anything.

/** The church's file as this device has it, with what is true of this device alone. */
interface DeviceChurch {
  church: ChurchFile;
  /** How many changes no saved file holds yet. */
  changes: number;
  /** The day on which this device last saved it to a file; a file that was opened here tells another's. */
  saved?: string;
}

export interface OnDevice extends DeviceChurch {
  /** Whether the browser keeps it. Where it doesn't, all of it is gone with this page. */
  isKept: boolean;
}

/** All of a church, under one name: whatever is added to it is deleted with it. What is this device's own stands under `device`. */
const churchStore = deviceStore<DeviceChurch>('church', {
  read: (text) => {
    const read = readChurchFile(text ?? '', { isOwn: true });
    if ('refusal' in read) return nothingKept;
    const { device, ...church } = read.church as ChurchFile & { device?: Partial<DeviceChurch> };
    return { church, changes: Number(device?.changes ?? 0), ...(device?.saved && { saved: device.saved }) };
  },
  write: ({ church, ...device }) => (church === emptyChurch ? null : writeChurchFile({ ...church, device } as ChurchFile)),
});

const nothingKept: DeviceChurch = { church: emptyChurch, changes: 0 };

/** The church's file on this device, and again after each change; undefined until the browser has taken the page over. */
export function useChurch(): OnDevice | undefined {
  const kept = useDeviceStore(churchStore);
  return useMemo(() => kept && { ...kept.value, isKept: kept.isKept }, [kept]);
}

/** Changes the church's file and keeps it. @returns false, with everything as it was, where the list of tools has no room for more */
export function changeChurch(change: (church: ChurchFile) => ChurchFile): boolean {
  let hasRoom = true;
  churchStore.change((now) => {
    const changed = change(now.church);
    if (changed === now.church) return now;
    hasRoom = changed.tools.length <= Math.max(churchBounds.tools, now.church.tools.length);
    // An answer in a training under way is nothing to save a file for; what came of it is.
    const { taking: _before, ...before } = now.church;
    const { taking: _after, ...after } = changed;
    const isCounted = Object.entries(after).some(([field, value]) => value !== before[field as keyof typeof before]);
    return hasRoom ? { ...now, church: changed, changes: now.changes + (isCounted ? 1 : 0) } : now;
  });
  return hasRoom;
}

/**
 * Asks before a page is left while the browser doesn't keep what was changed there. Answers in a training under way are no change
 * to save a file for, but they would be lost.
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

/** Whether the browser may clear what it keeps when the device runs short of room, and can be asked not to. */
export const mayBeCleared = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) === false;

/** Asks the browser never to clear it by itself. Firefox asks the visitor, so only a press that says so may come here. */
export const askToKeep = (): Promise<boolean> => navigator.storage.persist().catch(() => false);

/** Hands the church's file to the visitor, to be saved. */
export function saveChurch(): void {
  const saved = today();
  churchStore.change((now) => ({ church: { ...now.church, saved }, changes: 0, saved }));
  const file = writeChurchFile(churchStore.read().value.church);
  saveAs(`your-church-${saved}.church.json`, new Blob([file], { type: 'application/json' }));
}

/** Deletes everything that this device holds of the church. Files that were saved stay where they are. */
export function deleteChurch(): void {
  churchStore.change(() => nothingKept);
  forgetPages().catch(() => {});
}

/** The pages that the browser keeps for offline use: their addresses hold what was chosen. */
async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (new URL(request.url).pathname.startsWith(addresses.yourChurch)) await cache.delete(request);
  }
}

/** Hands something to the visitor as a file. */
export function saveAs(name: string, content: Blob): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(content), download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
