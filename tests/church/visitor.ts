import type { Sought, Visit } from '../engines/visit.ts';

/** A person with a device who uses the hub, in any browser and with any input device: the actions that a story needs. */
export interface Visitor extends Pick<Visit, 'open' | 'press' | 'fill' | 'sees' | 'seesNo' | 'reads' | 'download'> {
  /** Attaches a file of the device to the page. */
  attach: (file: string) => Promise<void>;
  /** Everything that this browser stores about a church, under any name. */
  keptOfChurch: () => Promise<string[]>;
}

export const button = (name: string | RegExp, within?: Sought): Sought => ({ role: 'button', name, within });
export const link = (name: string | RegExp, within?: Sought): Sought => ({ role: 'link', name, within });
export const radio = (name: string | RegExp, within?: Sought): Sought => ({ role: 'radio', name, within });
export const checkbox = (name: string | RegExp): Sought => ({ role: 'checkbox', name });
export const heading = (name: string | RegExp): Sought => ({ role: 'heading', name });

/** Data that every page of the hub stores: its look, and scroll positions. */
const notOfChurch = /^(theme|list-look|search-key|.*-last-looked|navigation-state:.*|tsr-.*|picked-records)$/;

/** Picks the church's data from everything that a browser stores, by name. */
export const ofChurch = (storage: Record<string, string>): string[] =>
  Object.entries(storage)
    .filter(([name]) => !notOfChurch.test(name))
    .map((entry) => entry.join('='));
