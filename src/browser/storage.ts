/** How long the browser keeps something: on this device until it is deleted, or in this tab until it is closed. */
export type Storage = 'device' | 'tab';

/** What the browser kept under a name; null where nothing was, or where it forbids its store. */
export function stored(storage: Storage, name: string): string | null {
  try {
    return areaOf(storage).getItem(name);
  } catch {
    return null;
  }
}

/**
 * Keeps a text under a name, or forgets it where there is none. A store that is full or forbidden is only logged (docs/product.md):
 * what is shown holds all the same, until the page is left.
 * @returns whether it is kept
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
