import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screensOfKinds } from '../journeys/addresses.ts';
import type { RunningEngine } from './engine.ts';
import { firefox } from './firefox.ts';
import { filterAndBack, nightJourneys } from './journeys.ts';
import type { Visit } from './visit.ts';
import { visitIn } from './visit.ts';
import type { WatchedHub } from './watched-hub.ts';
import { startWatchedHub } from './watched-hub.ts';
import { webkit } from './webkit.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Engine that ran a test: scripts/test/engines-table.ts reads it in the report. */
    engine?: { name: string; version: string };
  }
}

/** Folder for screenshots of failures. */
const pictures = fileURLToPath(new URL('../../test-results/engines', import.meta.url));
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

for (const engine of [firefox, webkit]) {
  describe(`in ${engine.name}`, { skip: !engine.isHere }, () => {
    let hub: WatchedHub;
    let running: RunningEngine;
    beforeAll(async () => {
      hub = await startWatchedHub();
      running = await engine.start();
    });
    afterAll(async () => {
      await running[Symbol.asyncDispose]();
      await hub[Symbol.asyncDispose]();
    });

    /** Plays a journey in a new window; any error that the page reports fails it. */
    async function play({ task }: TestContext, journey: (visit: Visit) => Promise<void>) {
      hub.errors();
      // WebKit overwrites a file of the same name, so that a download would add none to those of an earlier journey.
      for (const file of readdirSync(running.downloads)) rmSync(join(running.downloads, file));
      await using window = await running.open();
      task.meta.engine = { name: engine.name, version: window.version };
      await window.resize(wide);
      try {
        await journey(visitIn(window, { origin: hub.origin, downloads: running.downloads }));
        expect(hub.errors()).toEqual([]);
      } catch (error) {
        mkdirSync(pictures, { recursive: true });
        writeFileSync(join(pictures, `${engine.name}, ${task.name}.png`), await window.picture());
        throw error;
      }
    }

    test('filter and Back', (context) => play(context, filterAndBack));

    test.for(nightJourneys)('$name', { tags: ['night'] }, ({ goes }, context) => play(context, goes));

    test.for([narrow, wide])(
      'every kind of page is without an error and no wider than $width px',
      { tags: ['night'] },
      (size, context) =>
        play(context, async ({ open, untilIdle, window }) => {
          await window.resize(size);
          for (const address of Object.values(screensOfKinds).flat()) {
            await open(address);
            await untilIdle();
            const wider = await window.run(() => document.documentElement.scrollWidth - innerWidth);
            expect
              .soft({ address, isTooWide: wider > 0, errors: hub.errors() })
              .toEqual({ address, isTooWide: false, errors: [] });
          }
        }),
    );
  });
}
