import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, KeyInput } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/prepare/engines.mjs';
import type { Engine } from './engine.ts';

const program = findFirefox();

/** Headless Firefox, by WebDriver BiDi, which it supports itself: Debian has no geckodriver. */
export const firefox: Engine = {
  name: 'Firefox',
  isHere: program !== undefined,
  start: async () => {
    const downloads = await mkdtemp(join(tmpdir(), 'hub-firefox-'));
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.download.always_ask_before_handling_new_types': false,
        // Its panel takes the focus, so that fields of the pages after it lose and gain none.
        'browser.download.alwaysOpenPanel': false,
      },
    });
    return {
      downloads,
      open: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        return {
          version: (await browser.version()).replace(/^\D*/, ''),
          goto: async (address) => void (await page.goto(address)),
          back: async () => void (await page.goBack()),
          reload: async () => void (await page.reload()),
          resize: (size) => page.setViewport(size),
          run: (script, ...args) => page.evaluate(script as never, ...args),
          load: async (text) => void (await page.evaluate(text)),
          press: ({ x, y }) => page.mouse.click(x, y),
          type: (text) => page.keyboard.type(text),
          key: async (keys) => {
            const [last, ...modifiers] = keys.split('+').reverse() as [KeyInput, ...KeyInput[]];
            for (const key of modifiers) await page.keyboard.down(key);
            await page.keyboard.press(last);
            for (const key of modifiers) await page.keyboard.up(key);
          },
          attach: async (selector, file) => {
            const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
            await field?.uploadFile(file);
          },
          picture: async () => Buffer.from(await page.screenshot()),
          [Symbol.asyncDispose]: () => context.close(),
        };
      },
      [Symbol.asyncDispose]: async () => {
        await browser.close();
        await rm(downloads, { recursive: true });
      },
    };
  },
};
