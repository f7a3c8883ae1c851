import type { ChildProcess, StdioOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { Builder, By, Capabilities, Key, Origin } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findWebKit } from '../../scripts/prepare/engines.mjs';
import { freePort } from '../environment/server.ts';
import type { Engine } from './engine.ts';

const programs = findWebKit();

/** WebKitGTK's MiniBrowser on a virtual screen, by WebDriver. Each window is a separate browser, which stores nothing. */
export const webkit: Engine = {
  name: 'WebKit',
  isHere: programs !== undefined,
  start: async () => {
    await using stack = new AsyncDisposableStack();
    const home = await mkdtemp(join(tmpdir(), 'hub-webkit-'));
    stack.defer(() => rm(home, { recursive: true, force: true }));
    const downloads = join(home, 'downloads');
    await mkdir(join(home, 'gtk-3.0'));
    await mkdir(downloads);
    await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    // No toolbar, which would keep the window from being as narrow as a phone.
    await writeFile(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }\n');

    const display = run(stack, programs?.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const screen = await firstLine(display.stdio[3] as Readable);
    const port = await freePort();
    run(stack, programs?.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${screen}`, HOME: home, XDG_CONFIG_HOME: home },
    });
    await vi.waitFor(() => listens(port), { timeout: 20_000 });
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs?.browser, args: ['--automation'] },
      }),
    );
    const resources = stack.move();
    return {
      downloads,
      open: async () => {
        const driver = await builder.build();
        return {
          version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
          goto: (address) => driver.get(address),
          back: () => driver.navigate().back(),
          reload: () => driver.navigate().refresh(),
          // The window has its own bar above the page, and takes its new size some time after it is set.
          resize: (size) =>
            vi.waitFor(
              async () => {
                const sizeOfPage = () =>
                  driver.executeScript<typeof size>(() => ({ width: window.innerWidth, height: window.innerHeight }));
                await driver.manage().window().setRect(size);
                const { width, height } = await sizeOfPage();
                await driver
                  .manage()
                  .window()
                  .setRect({ width: 2 * size.width - width, height: 2 * size.height - height });
                if (!isDeepStrictEqual(await sizeOfPage(), size)) throw new Error('The page has another size.');
              },
              { timeout: 20_000 },
            ),
          run: (script, ...args) => driver.executeScript(script as never, ...args),
          load: (program) => driver.executeScript(program),
          press: ({ x, y }) =>
            driver
              .actions()
              .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
              .click()
              .perform(),
          type: (text) => driver.actions().sendKeys(text).perform(),
          key: (keys) => {
            const [last = '', ...modifiers] = keys.split('+').map(keyOf).reverse();
            const actions = driver.actions();
            for (const key of modifiers) actions.keyDown(key);
            actions.sendKeys(last);
            for (const key of modifiers) actions.keyUp(key);
            return actions.perform();
          },
          attach: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
          picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
          [Symbol.asyncDispose]: () => driver.quit(),
        };
      },
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    };
  },
};

/** WebDriver's name of a key: 'ArrowDown' is ARROW_DOWN. A letter is itself. */
function keyOf(name: string): string {
  if (name.length === 1) return name;
  return Key[name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase() as 'ENTER'];
}

/** Starts a program that stops with the stack. */
function run(
  stack: AsyncDisposableStack,
  program = '',
  args: string[],
  options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv },
): ChildProcess {
  const child = spawn(program, args, options);
  const closeEvent = once(child, 'close');
  stack.defer(async () => {
    child.kill();
    await closeEvent;
  });
  return child;
}

async function firstLine(stream: Readable): Promise<string> {
  const [chunk] = (await once(stream.setEncoding('utf8'), 'data')) as [string];
  return chunk.trim();
}

async function listens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
}
