import { spawnSync } from 'node:child_process';
import { root } from '../prepare/places.mjs';
import { PlainError } from '../prepare/plain-error.mjs';

/**
 * Files that differ from a commit, new ones among them, as paths in the repository.
 * @param {string} since such as 'HEAD' or 'main'
 * @returns {string[]}
 */
export function changedFiles(since) {
  const lines = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0)
      throw new PlainError(`What has changed since ${since} cannot be told: ${stderr?.trim() || 'git is not installed'}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
}

/**
 * Patterns of changed files, with the journeys that may break: the first row that matches a file decides.
 * @type {[RegExp, string[]][]}
 */
const rows = [
  [/\.test\.tsx?$/, []],
  [/^src\/(admin|server\/api\/staff|domain\/staff)\//, ['/desk-']],
  [/^(src\/(ui|web)|public)\/|^vite\.config\.ts$/, ['/(?!desk-)[^/]*$']],
  [/^tests\/journeys\/.*\.spec\.ts$/, []],
  [/^(tests\/journeys|tests\/environment)\/|^playwright\.config\.ts$|^package-lock\.json$/, ['']],
];

/**
 * Journeys that a change may break, as patterns of their paths: those that changed themselves, the desk's for the desk, the
 * visitors' for pages and their look. The unit tests cover the rest of the server and the rules.
 * @param {readonly string[]} files
 * @returns {string[]} empty when no journey is affected
 */
export function journeysFor(files) {
  const own = files.filter((file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file));
  const touched = files.flatMap((file) => rows.find(([pattern]) => pattern.test(file))?.[1] ?? []);
  return [...new Set([...own, ...touched.map((pattern) => `tests/journeys${pattern}`)])];
}
