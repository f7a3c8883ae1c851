import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { findProgram } from './programs.mjs';
import { installSystemPackage, sentenceForMissing } from './system-packages.mjs';

// The engines that Playwright can't drive as Debian packages them (docs/decisions/0102).

/** @returns {string | undefined} its path */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

/**
 * WebKitGTK's own small browser, its driver, and a virtual screen.
 * @returns {{ browser: string, driver: string, display: string } | undefined} undefined unless all are here
 */
export function findWebKit() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder)) : [];
  const browser = findProgram(
    ['MiniBrowser'],
    libraries.map((folder) => join(folder, 'webkit2gtk-4.1')),
  );
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** @type {{ name: string, find: () => unknown, packages: import('./system-packages.mjs').SystemPackage[] }[]} */
const engines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Reports each engine that is missing. */
export function tellOfMissingEngines() {
  for (const { name, find, packages } of engines)
    if (!find()) console.log(`${name} isn’t installed here, and its journey is left out: apt-get install ${packages.join(' ')}`);
}

/**
 * Installs each missing engine if that is possible.
 * @throws {PlainError} with what to install
 */
export async function installEngines() {
  for (const { name, find, packages } of engines) {
    for (const package_ of packages) {
      if (find()) break;
      const { whyNot } = await installSystemPackage(package_);
      const isLast = package_ === packages.at(-1);
      if (isLast && !find()) {
        const purpose = `The tests in ${name} need ${packages.join(' and ')}`;
        throw new PlainError(sentenceForMissing({ needed: purpose, name: package_, whyNot }));
      }
    }
  }
}
