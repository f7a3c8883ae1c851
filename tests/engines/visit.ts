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

/** Patience for a slow shared machine; an element that never appears still fails. */
const patience = { timeout: 20_000, interval: 150 };

/** Name of an incomplete download, in Firefox and in WebKit. */
const isPart = /\.(part|wkdownload)$/;

/**
 * Description of an element: its role and name, its label (a password has no role), its words, or a selector if these don't
 * identify it. A string matches the whole text, a regular expression a part.
 */
export type Sought = (
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { words: string | RegExp }
  | { selector: string }
) & {
  /** Container of the element. */
  within?: Sought;
};

/** Actions and observations of a visitor in a window. Each waits until it is possible. */
export interface Visit {
  window: EngineWindow;
  /** Origin of the hub. */
  origin: string;
  /** Opens a page of the hub, and waits for hydration. */
  open: (path: string) => Promise<void>;
  /**
   * Waits until the page has loaded everything that it requests by itself, also once it is idle: leaving would abort the rest.
   */
  untilIdle: () => Promise<void>;
  press: (sought: Sought) => Promise<void>;
  focus: (sought: Sought) => Promise<void>;
  /** Replaces the content of a field. */
  fill: (sought: Sought, text: string) => Promise<void>;
  sees: (sought: Sought) => Promise<void>;
  seesNo: (sought: Sought) => Promise<void>;
  hasFocus: (sought: Sought) => Promise<void>;
  /** Waits until the text of the first match, or the value of a field, matches. */
  reads: (sought: Sought, text: RegExp) => Promise<void>;
  count: (sought: Sought) => Promise<number>;
  /** Waits until the page has this path and these parameters. */
  isAt: (address: RegExp) => Promise<void>;
  /** Runs an act, and returns the file that it adds to the folder of downloads. */
  download: (act: () => Promise<void>) => Promise<{ name: string; path: string; bytes: Buffer }>;
}

/** Makes a visit. @param downloads the engine's folder for downloads */
export function visitIn(window: EngineWindow, { origin, downloads }: { origin: string; downloads: string }): Visit {
  async function ask(sought: Sought, what: Question) {
    if (await window.run(() => !('TestingLibraryDom' in globalThis))) await window.load(library);
    return window.run(answer, listSteps(sought), what);
  }
  const until = (what: () => string, isSo: () => Promise<boolean>) =>
    vi.waitFor(async () => {
      if (!(await isSo())) throw new Error(`${what()}, on ${await window.run(() => location.href)}`);
    }, patience);
  const untilAnswered = async (sought: Sought, what: Question) => {
    let reply: Answer = null;
    await until(
      () => `No ${what} of ${stringify(sought)}`,
      async () => {
        reply = await ask(sought, what);
        return reply !== null;
      },
    );
    return reply as Answer;
  };
  const press = async (sought: Sought) => {
    let before: Answer = null;
    await until(
      () => `${stringify(sought)} does not stand still`,
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
        () => `Still there: ${stringify(sought)}`,
        async () => (await ask(sought, 'count')) === 0,
      ),
    hasFocus: async (sought) => void (await untilAnswered(sought, 'focused')),
    reads: (sought, text) => {
      let last: Answer = null;
      return until(
        () => `${stringify(sought)} says “${last}” and not ${text}`,
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
        const newFiles = (await readdir(downloads)).filter((file) => !before.includes(file));
        const name = newFiles.find((file) => !isPart.test(file));
        const path = join(downloads, name ?? '');
        // Firefox creates an empty file next to an incomplete download.
        const bytes = name && newFiles.length === 1 ? await readFile(path) : Buffer.of();
        if (!name || bytes.length === 0) throw new Error('Nothing was downloaded.');
        return { name, path, bytes };
      }, patience);
    },
  };
}

const stringify = (sought: Sought) =>
  JSON.stringify(sought, (_, value) => (value instanceof RegExp ? String(value) : (value as unknown)));

type Pattern = string | { source: string; flags: string } | undefined;
/** Step from one element into another, as JSON. */
interface Step {
  role?: string;
  name?: Pattern;
  label?: Pattern;
  words?: Pattern;
  selector?: string;
}

/** Steps from the outermost element inward. */
function listSteps({ within, ...sought }: Sought): Step[] {
  const entries = Object.entries(sought as Record<string, string | RegExp>).map(([key, value]) => [
    key,
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  ]);
  return [...(within ? listSteps(within) : []), Object.fromEntries(entries) as Step];
}

type Question = 'place' | 'focus' | 'focused' | 'text' | 'count';
type Answer = { x: number; y: number } | boolean | string | number | null;

/** Runs in the page, and so uses nothing outside. Undefined while the element is missing, or covered. */
function answer(steps: Step[], question: Question): Answer {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;
  const matcher = (pattern: Pattern) => (typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags) : pattern);
  const inside = (root: HTMLElement, { role, name, label, words, selector }: Step): HTMLElement[] => {
    if (role) return queryAllByRole(root, role, { name: matcher(name) });
    if (label) return queryAllByLabelText(root, matcher(label) ?? '');
    if (words) return queryAllByText(root, matcher(words) ?? '');
    return [...root.querySelectorAll<HTMLElement>(selector ?? '*')];
  };
  const elements = steps
    .reduce((roots, step) => roots.flatMap((root) => inside(root, step)), [document.body])
    .filter((element) => element.checkVisibility());
  if (question === 'count') return elements.length;
  const [first] = elements;
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
