import { useSyncExternalStore } from 'react';
import { store, stored } from '#browser/storage.ts';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks } from '#domain/catalogue/list-search.ts';

const storageKey = 'list-look';
const listeners = new Set<() => void>();
// Where the device forbids its store, the wish holds until the document is left.
let chosenHere: ListLook | undefined;

/** How this device's visitor last chose to see a list, on whichever page; nothing before a choice, and nothing while the server renders. */
export const useWishedLook = (): ListLook | undefined => useSyncExternalStore(subscribe, wishedLook, unknownToServer);

/** Keeps the choice for every list of the site. */
export function wishForLook(look: ListLook): void {
  chosenHere = look;
  store('device', storageKey, look);
  for (const tell of listeners) tell();
}

function wishedLook(): ListLook | undefined {
  const kept = stored('device', storageKey);
  chosenHere ??= listLooks.find((look) => look === kept);
  return chosenHere;
}

const unknownToServer = () => undefined;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
