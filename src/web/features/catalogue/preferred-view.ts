import { deviceStore, useDeviceStore } from '#browser/device-store.ts';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks } from '#domain/catalogue/list-search.ts';

const lookStore = deviceStore<ListLook | undefined>('list-look', {
  read: (text) => listLooks.find((look) => look === text),
  write: (look) => look ?? null,
});

/** Preferred view of lists on this device, rows or cards; undefined before a choice, and on the server. */
export const usePreferredView = (): ListLook | undefined => useDeviceStore(lookStore)?.value;

/** Remembers the preferred view for every list of the site. */
export const setPreferredView = (look: ListLook): boolean => lookStore.change(() => look);
