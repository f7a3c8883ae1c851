import type { Sought, Visit } from '../engines/visit.ts';

/** Somebody at a device who goes through the hub, in whichever browser and by whichever hand: what a story needs of them. */
export interface Visitor extends Pick<Visit, 'open' | 'press' | 'fill' | 'sees' | 'seesNo' | 'reads' | 'download'> {
  /** Hands a file of the device to the page. */
  attach: (file: string) => Promise<void>;
  /** All that this browser keeps of a church, whatever it is called. */
  keptOfChurch: () => Promise<string[]>;
}

export const button = (name: string | RegExp, within?: Sought): Sought => ({ role: 'button', name, within });
export const link = (name: string | RegExp, within?: Sought): Sought => ({ role: 'link', name, within });
export const radio = (name: string | RegExp, within?: Sought): Sought => ({ role: 'radio', name, within });
export const checkbox = (name: string | RegExp): Sought => ({ role: 'checkbox', name });
export const heading = (name: string | RegExp): Sought => ({ role: 'heading', name });

/** What every page of the hub keeps for itself: how it looks, and where one was. */
const notOfChurch = /^(theme|list-look|search-key|.*-last-looked|navigation-state:.*|tsr-.*|picked-records)$/;

/** Of everything that a browser keeps, by its names, what is of a church. */
export const ofChurch = (kept: Record<string, string>): string[] =>
  Object.entries(kept)
    .filter(([name]) => !notOfChurch.test(name))
    .map((entry) => entry.join('='));
