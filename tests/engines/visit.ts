import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { EngineWindow } from './engine.ts';

const require = createRequire(import.meta.url);
/** Finds elements as people do, by role, name, label and words, in any engine. */
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
}

/** A shared machine can be slow; what never comes fails all the same. */
const patience = { timeout: 20_000, interval: 150 };

/** A download that isn't whole, in Firefox and in WebKit. */
const isPart = /\.(part|wkdownload)$/;

/**
 * What a visitor looks for: an element by its role and name, by its label (a password has no role), by its words, or where nothing
 * of that tells it, by a selector. A text is the whole of it, a regular expression a part.
 */
export type Sought = (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { words: string | RegExp }
  | { selector: string }
) & {
  /** What it stands in. */
  within?: Sought;
};

/** What a visitor does and sees in a window. Each waits until it can be done or seen. */
export interface Visit {
  window: EngineWindow;
  /** Of the hub. */
  origin: string;
  /** Opens a page of the hub, and waits until its script listens. */
  open: (path: string) => Promise<void>;
  /** Waits until the page has all that it asks for by itself, also once it is idle: leaving breaks off what is still coming. */
  untilIdle: () => Promise<void>;
  press: (sought: Sought) => Promise<void>;
  focus: (sought: Sought) => Promise<void>;
  /** Types over what a field holds. */
  fill: (sought: Sought, text: string) => Promise<void>;
  sees: (sought: Sought) => Promise<void>;
  seesNo: (sought: Sought) => Promise<void>;
  hasFocus: (sought: Sought) => Promise<void>;
  /** The text of what is found first, or what a field holds, once it fits. */
  reads: (sought: Sought, text: RegExp) => Promise<void>;
  count: (sought: Sought) => Promise<number>;
  /** The page has this path and these parameters. */
  isAt: (address: RegExp) => Promise<void>;
  /** What comes into the folder of downloads by this act. */
  download: (act: () => Promise<void>) => Promise<{ name: string; path: string; bytes: Buffer }>;
}

/** @param downloads the folder into which the engine puts them */
export function visitIn(window: EngineWindow, { origin, downloads }: { origin: string; downloads: string }): Visit {
  async function ask(sought: Sought, what: Question) {
    if (await window.run(() => !('TestingLibraryDom' in globalThis))) await window.load(library);
    return window.run(answer, sent(sought), what);
  }
  const until = (what: () => string, isSo: () => Promise<boolean>) =>
    vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`${what()}, on ${await window.run(() => location.href)}`);
    }, patience);
  const untilAnswered = async (sought: Sought, what: Question) => {
    let told: Answer = null;
    await until(
      () => `No ${what} of ${described(sought)}`,
      async () => {
        told = await ask(sought, what);
        return told !== null;
      },
    );
    return told as Answer;
  };
  const press = async (sought: Sought) => {
    let before: Answer = null;
    await until(
      () => `${described(sought)} does not stand still`,
      async () => {
        const place = await untilAnswered(sought, 'place');
        const stands = isDeepStrictEqual(place, before);
        before = place;
        return stands;
      },
    );
    await window.press(before as unknown as { x: number; y: number });
  };

  return {
    window,
    origin,
    open: async (path) => {
      await window.goto(origin + path);
      await until(
        () => 'The script did not take the page over',
        () => window.run(() => document.querySelector('.bar-buttons button[aria-label="Search"]') !== null),
      );
    },
    untilIdle: async () => {
      let before = -1;
      await until(
        () => 'The page is not idle',
        async () => {
          const count = await window.run(() => {
            const names = performance.getEntriesByType('resource').map(({ name }) => name);
            return names.some((name) => name.includes('/assets/when-idle-')) ? names.length : 0;
          });
          const isIdle = count > 0 && count === before;
          before = count;
          return isIdle;
        },
      );
    },
    press,
    focus: async (sought) => void (await untilAnswered(sought, 'focus')),
    fill: async (sought, text) => {
      await press(sought);
      await window.key('Control+a');
      await window.type(text);
    },
    sees: async (sought) => void (await untilAnswered(sought, 'place')),
    seesNo: (sought) =>
      until(
        () => `Still there: ${described(sought)}`,
        async () => (await ask(sought, 'count')) === 0,
      ),
    hasFocus: async (sought) => void (await untilAnswered(sought, 'focused')),
    reads: (sought, text) => {
      let last: Answer = null;
      return until(
        () => `${described(sought)} says “${last}” and not ${text}`,
        async () => {
          last = await ask(sought, 'text');
          return text.test(String(last));
        },
      );
    },
    count: async (sought) => Number(await ask(sought, 'count')),
    isAt: (address) =>
      until(
        () => `Not at ${address}`,
        async () => address.test(await window.run(() => location.pathname + location.search)),
      ),
    download: async (act) => {
      const before = await readdir(downloads);
      await act();
      return vi.waitFor(async () => {
        const added = (await readdir(downloads)).filter((file) => !before.includes(file));
        const name = added.find((file) => !isPart.test(file));
        const path = join(downloads, name ?? '');
        // Firefox puts an empty file in the place of what is still coming beside it.
        const bytes = name && added.length === 1 ? await readFile(path) : Buffer.of();
        if (!name || bytes.length === 0) throw new Error('Nothing was downloaded.');
        return { name, path, bytes };
      }, patience);
    },
  };
}

const described = (sought: Sought) =>
  JSON.stringify(sought, (_, value) => (value instanceof RegExp ? String(value) : (value as unknown)));

type Pattern = string | { source: string; flags: string } | undefined;
/** A step from one element into another, as JSON. */
interface Step {
  role?: string;
  name?: Pattern;
  label?: Pattern;
  words?: Pattern;
  selector?: string;
}

/** From the outermost in. */
function sent({ within, ...sought }: Sought): Step[] {
  const entries = Object.entries(sought as Record<string, string | RegExp>).map(([key, value]) => [
    key,
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  ]);
  return [...(within ? sent(within) : []), Object.fromEntries(entries) as Step];
}

type Question = 'place' | 'focus' | 'focused' | 'text' | 'count';
type Answer = { x: number; y: number } | boolean | string | number | null;

/** Runs in the page, and so stands alone. Nothing while what is sought is not there, or covered. */
function answer(steps: Step[], question: Question): Answer {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;
  const matcher = (pattern: Pattern) => (typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern);
  const inside = (root: HTMLElement, { role, name, label, words, selector }: Step): HTMLElement[] => {
    if (role) return queryAllByRole(root, role, { name: matcher(name) });
    if (label) return queryAllByLabelText(root, matcher(label) ?? '');
    if (words) return queryAllByText(root, matcher(words) ?? '');
    return [...root.querySelectorAll<HTMLElement>(selector ?? '*')];
  };
  const found = steps
    .reduce((roots, step) => roots.flatMap((root) => inside(root, step)), [document.body])
    .filter((element) => element.checkVisibility());
  if (question === 'count') return found.length;
  const [first] = found;
  if (!first) return null;
  if (question === 'text')
    return first.matches('input, textarea, select') ? (first as HTMLInputElement).value : first.innerText.trim();
  if (question === 'focused') return document.activeElement === first || null;
  if (question === 'focus') {
    first.focus();
    return document.activeElement === first || null;
  }
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit && (first.contains(hit) || hit.contains(first) || hit.closest('label')?.control === first);
  return isFree ? { x, y } : null;
}
