import { deviceStore, useDeviceStore } from '#browser/device-store.ts';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks } from '#domain/catalogue/list-search.ts';

const lookStore = deviceStore<ListLook | undefined>('list-look', {
  read: (text) => listLooks.find((look) => look === text),
  write: (look) => look ?? null,
});

/** How this device's visitor last chose to see a list, on whichever page; nothing before a choice, and nothing while the server renders. */
export const useWishedLook = (): ListLook | undefined => useDeviceStore(lookStore)?.value;

/** Keeps the choice for every list of the site. */
export const wishForLook = (look: ListLook): boolean => lookStore.change(() => look);
