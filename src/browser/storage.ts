/** Lifetime of a stored value: on this device until it is deleted, or in this tab until it is closed. */
export type Storage = 'device' | 'tab';

/** Returns the stored text of a name; null if there is none, or the browser forbids its store. */
export function readStorage(storage: Storage, name: string): string | null {
  try {
    return areaOf(storage).getItem(name);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a name, or deletes it for null. A store that is full or forbidden is only logged (docs/product.md): the
 * displayed value is valid until the page is left.
 * @returns true if it is stored
 */
export function store(storage: Storage, name: string, text: string | null): boolean {
  try {
    if (text === null) areaOf(storage).removeItem(name);
    else areaOf(storage).setItem(name, text);
    return true;
  } catch (error) {
    console.warn(`This browser could not keep ${name}.`, error);
    return false;
  }
}

const areaOf = (storage: Storage) => (storage === 'device' ? localStorage : sessionStorage);
