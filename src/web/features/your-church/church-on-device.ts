import { useSyncExternalStore } from 'react';
import { store } from '#browser/storage.ts';
import { today } from '#browser/today.ts';
import { addresses } from '#domain/addresses.ts';
import type { ChurchFile } from '#domain/church/church-file.ts';
import { churchBounds, emptyChurch, readChurchFile, writeChurchFile } from '#domain/church/church-file.ts';

// The church's file lives in this browser and in the file that someone saves. Nothing here asks the server for anything.

/** The church's file as this device has it. */
export interface OnDevice {
  church: ChurchFile;
  /** How many changes no saved file holds yet. */
  changes: number;
  /** Whether the browser keeps it. Where it doesn't, all of it is gone with this page. */
  isKept: boolean;
}

const fileKey = 'your-church';
const changesKey = 'your-church-changes';

let held: OnDevice | undefined;
const listeners = new Set<() => void>();

/** The church's file on this device, and again after each change; undefined until the browser has taken the page over. */
export const useChurch = (): OnDevice | undefined =>
  useSyncExternalStore(
    listen,
    () => {
      held ??= readDevice();
      return held;
    },
    () => undefined,
  );

/** Changes the church's file and keeps it. @returns false, with everything as it was, where the list of tools has no room for more */
export function changeChurch(change: (church: ChurchFile) => ChurchFile): boolean {
  const { church, changes } = held ?? readDevice();
  const changed = change(church);
  if (changed.tools.length > Math.max(churchBounds.tools, church.tools.length)) return false;
  hold(changed, changes + 1);
  return true;
}

/** Whether the browser may clear what it keeps when the device runs short of room, and can be asked not to. */
export const mayBeCleared = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) === false;

/** Asks the browser never to clear it by itself. Firefox asks the visitor, so only a press that says so may come here. */
export const askToKeep = (): Promise<boolean> => navigator.storage.persist().catch(() => false);

/** Hands the church's file to the visitor, to be saved. */
export function saveChurch(): void {
  const church = { ...(held ?? readDevice()).church, saved: today() };
  hold(church, 0);
  saveAs(`your-church-${today()}.church.json`, new Blob([writeChurchFile(church)], { type: 'application/json' }));
}

/** Deletes everything that this device holds of the church. Files that were saved stay where they are. */
export function deleteChurch(): void {
  held = { church: emptyChurch, changes: 0, isKept: true };
  store('device', fileKey, null);
  store('device', changesKey, null);
  forgetPages().catch(() => {});
  tell();
}

/** The pages that the browser keeps for a visit without a line: their addresses hold what was chosen. */
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

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  addEventListener('beforeunload', holdBack);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onOtherTab);
    removeEventListener('beforeunload', holdBack);
  };
}

/** Another tab has changed it. */
function onOtherTab({ key }: StorageEvent): void {
  if (key !== fileKey && key !== changesKey && key !== null) return;
  held = readDevice();
  tell();
}

/** Asks whether to leave where that would lose something. */
function holdBack(event: BeforeUnloadEvent): void {
  if (held && !held.isKept && held.changes > 0) event.preventDefault();
}

function readDevice(): OnDevice {
  try {
    const read = readChurchFile(localStorage.getItem(fileKey) ?? '', { isOwn: true });
    const church = 'church' in read ? read.church : emptyChurch;
    return { church, changes: Number(localStorage.getItem(changesKey) ?? 0), isKept: true };
  } catch {
    return { church: emptyChurch, changes: 0, isKept: false };
  }
}

function hold(church: ChurchFile, changes: number): void {
  const isKept = store('device', fileKey, writeChurchFile(church)) && store('device', changesKey, String(changes));
  held = { church, changes, isKept };
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
