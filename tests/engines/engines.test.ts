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

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

let hub: WatchedHub;
beforeAll(async () => {
  hub = await startWatchedHub();
});
afterAll(() => hub[Symbol.asyncDispose]());

for (const engine of [firefox, webkit]) {
  describe.skipIf(!engine.isHere)(`in ${engine.name}`, () => {
    let running: RunningEngine;
    beforeAll(async () => {
      running = await engine.start();
    });
    afterAll(() => running[Symbol.asyncDispose]());

    /** Goes through a journey in a window of its own; what the page then reports as an error fails it. */
    async function play(journey: (visit: Visit) => Promise<void>) {
      hub.errors();
      await using window = await running.open();
      await window.resize(wide);
      await journey(visitIn(window, { origin: hub.origin, downloads: running.downloads }));
      expect(hub.errors()).toEqual([]);
    }

    test('filter and Back', () => play(filterAndBack));

    test.for(nightJourneys)('$name', { tags: ['night'] }, ({ goes }) => play(goes));

    test.for([narrow, wide])('every kind of page is without an error and no wider than $width px', { tags: ['night'] }, (size) =>
      play(async ({ open, window }) => {
        await window.resize(size);
        for (const address of Object.values(screensOfKinds).flat()) {
          await open(address);
          const wider = await window.run(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft({ address, isTooWide: wider > 0, errors: hub.errors() }).toEqual({ address, isTooWide: false, errors: [] });
        }
      }),
    );
  });
}
