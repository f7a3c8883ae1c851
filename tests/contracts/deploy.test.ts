import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildFolder } from '#tests/builders.ts';
import { filesNamedBy } from '#tests/environment/named-files.ts';
import { byDay } from '#tests/environment/night.ts';
import { startServer } from '#tests/environment/server.ts';
import { sources } from '../../scripts/build/source-hash.mjs';
import { nodeFlags, processSettings } from '../../scripts/server/server-process.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const linesOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Files that the Dockerfile copies: from the repository, and from the build into the image that runs. */
const copies = linesOf('deploy/Dockerfile')
  .filter((line) => line.startsWith('COPY '))
  .map((line) => line.split(/\s+/).slice(1, -1))
  .filter((words) => words[0] !== '--from=former')
  .map((words) => ({
    fromBuild: words[0] === '--from=build',
    paths: words.filter((word) => !word.startsWith('--')).map((word) => word.replace('/hub/', '')),
  }));
const fromRepository = copies.filter(({ fromBuild }) => !fromBuild).flatMap(({ paths }) => paths);
const intoImage = copies.filter(({ fromBuild }) => fromBuild).flatMap(({ paths }) => paths);

/** Checks whether .dockerignore lets a path in: its last line that names the path or a parent folder decides. */
function isAdmitted(path: string): boolean {
  const deciding = linesOf('.dockerignore').findLast((line) => {
    const pattern = line.replace('!', '');
    return pattern === '*' || path === pattern || path.startsWith(`${pattern}/`);
  });
  return deciding === undefined || deciding.startsWith('!');
}

test('all that the Dockerfile copies is there and admitted by .dockerignore', () => {
  expect(fromRepository).toContain('public');
  expect(fromRepository.filter((path) => !existsSync(join(root, path)) || !isAdmitted(path))).toEqual([]);
});

test('every program that the deployments and the operator’s page name is there', () => {
  const files = [...readdirSync(join(root, 'deploy')).map((file) => `deploy/${file}`), 'docs/operations.md'];
  const paths = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:src|scripts)\/[\w/-]+\.(?:ts|mjs)/g)].map(([path]) => path),
  );
  expect(paths).toContain('src/server/main.ts');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('what the image does not need stays out of it', () => {
  expect(['.git', 'node_modules', 'data', '.cache', 'deploy/hub.env', 'scripts/deploy/docker.ts'].filter(isAdmitted)).toEqual([]);
});

test('every source of the build is copied before the build', () => {
  const isCopied = (source: string) => fromRepository.some((path) => source === path || source.startsWith(`${path}/`));
  expect(sources.filter((source) => !isCopied(source) || !isAdmitted(source))).toEqual([]);
});

test.each([
  ['the container', 'deploy/Dockerfile', (flags: string[]) => flags.map((flag) => `"${flag}"`).join(', ')],
  ['the service', 'deploy/ministry-ai-hub.service', (flags: string[]) => flags.join(' ')],
])('%s runs the server with the flags and settings of npm start', (_, file, writeFlags) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(writeFlags(nodeFlags));
  for (const [name, value] of Object.entries(processSettings)) expect(text).toContain(`${name}=${value}`);
});

test('every file that the pages name is served from what the image holds', async () => {
  using folder = buildFolder();
  for (const path of intoImage)
    if (path !== 'node_modules') cpSync(join(root, path), join(folder.path, path), { recursive: true });
  linkPackagesThatRun(folder.path);
  await using server = await startServer({}, { root: folder.path });
  const read = async (address: string) => {
    const response = await fetch(server.origin + address);
    return { status: response.status, text: await response.text() };
  };
  const { pages, files } = await filesNamedBy(read, server.origin, byDay(4, { atNight: 1 }));
  expect(pages.length).toBeGreaterThan(150);
  expect(files).toEqual(
    expect.arrayContaining(['/manifest.webmanifest', '/apple-touch-icon.png', '/icon-512.png', '/share/home.jpg']),
  );
  const missingFiles = [];
  for (const file of files) if ((await read(file)).status !== 200) missingFiles.push(file);
  expect(missingFiles).toEqual([]);
}, 120_000);

/** Links the packages that `npm prune --omit=dev` leaves: a build-only package that the server imports would be missing. */
function linkPackagesThatRun(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const isTop = (path: string) => path.lastIndexOf('node_modules/') === 0;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    if (!isTop(path) || dev || devOptional || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}
