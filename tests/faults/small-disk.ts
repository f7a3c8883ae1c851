import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, as a folder. */
export interface SmallDisk extends Disposable {
  path: string;
  /** Fills it up to this many free bytes. */
  fill(leftBytes: number): void;
  /** Frees that space. */
  empty(): void;
}

/**
 * Mounts a separate disk in memory, so that filling it harms nobody.
 * @throws if this machine forbids it: only root may mount. Such a test fails and is never skipped.
 */
export function openSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'hub-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'hub-disk', path], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true });
    throw new Error(
      `A small disk cannot be mounted (${mounted.stderr?.trim() || mounted.error?.message}). This test needs root on Linux: run ` +
        '`sudo npm run test:faults`, or inside `unshare --map-root-user --mount`.',
    );
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: (leftBytes) => {
      let size = megabytes * 1024 * 1024;
      // Find the largest size that still fits, since the used space is unknown.
      for (; size > 0; size -= 64 * 1024) {
        try {
          writeFileSync(filler, Buffer.alloc(size));
          break;
        } catch {
          rmSync(filler, { force: true });
        }
      }
      writeFileSync(filler, Buffer.alloc(Math.max(0, size - leftBytes)));
    },
    empty: () => rmSync(filler, { force: true }),
    [Symbol.dispose]: () => {
      spawnSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
