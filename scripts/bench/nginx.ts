import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { freePort } from '#tests/environment/server.ts';

/** What nginx answers at one address: gzip bytes, and the headers that our server sends with them beside nginx's own. */
export interface ServedFile {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** An nginx that serves files of its own. */
export interface FileServer extends AsyncDisposable {
  origin: string;
}

/**
 * Starts an nginx with one worker, as our server is one process, that serves these compressed bodies from the disk with
 * gzip_static, sendfile and an open-file cache.
 * @param files by address
 */
export async function startNginx(path: string, files: ReadonlyMap<string, ServedFile>): Promise<FileServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-nginx-'));
  // Started by root, its worker is another user.
  chmodSync(folder, 0o755);
  for (const [address, { bytes }] of files) {
    const file = join(folder, 'files', fileOf(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gunzipSync(bytes));
    writeFileSync(`${file}.gz`, bytes);
  }
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configuration(folder, port, files));
  const child = spawn(path, ['-p', folder, '-c', config, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(origin).catch(() => undefined))?.ok; attempt += 1) {
    if (attempt > 100) throw new Error('nginx did not start, or does not find its files');
    await wait(50);
  }
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await closed;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const fileOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);

const location = ([address, { headers }]: [string, ServedFile]) => `
    location = ${address} {
      ${Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${value}";`)
        .join('\n      ')}
      try_files ${fileOf(address)} =404;
    }`;

const configuration = (folder: string, port: number, files: ReadonlyMap<string, ServedFile>) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  types { text/html html; application/json json; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=60s;
  open_file_cache_valid 60s;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
${[...files].map(location).join('')}
  }
}
`;
