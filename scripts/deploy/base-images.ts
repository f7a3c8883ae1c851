import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildImage, debianImage, installNode, runInstall } from './debian-image.ts';
import type { Docker } from './docker-daemon.ts';
import { printLine, run } from './shell.ts';

/** Stand-in for an image that cannot be pulled. */
interface StandIn {
  dockerfile: string[];
  /** Writes the files that the Dockerfile copies. */
  prepare?: (context: string) => Promise<void> | void;
}

/** Stand-ins by the names of the images in deploy/Dockerfile and deploy/compose.yaml. */
const standIns: Record<string, StandIn> = {
  'debian:bookworm-slim': { dockerfile: [] },
  'node:22-bookworm-slim': {
    prepare: (context) => installNode(context, 22),
    dockerfile: [
      'COPY . /opt/node',
      'RUN for name in node npm npx; do ln -s /opt/node/node_modules/.bin/$name /usr/local/bin/$name; done',
      'CMD ["node"]',
    ],
  },
  'postgres:17-bookworm': {
    prepare: (context) => writeFileSync(join(context, 'entrypoint'), postgresEntrypoint, { mode: 0o755 }),
    dockerfile: [
      runInstall('postgresql'),
      'COPY entrypoint /usr/local/bin/',
      'ENV PGDATA=/var/lib/postgresql/data',
      'ENTRYPOINT ["entrypoint"]',
    ],
  },
  'nginx:1.28': {
    dockerfile: [
      runInstall('nginx'),
      'RUN rm /etc/nginx/sites-enabled/default && cd /var/log/nginx && ln -sf /dev/stdout access.log && ln -sf /dev/stderr error.log',
      'CMD ["nginx", "-g", "daemon off;"]',
    ],
  },
};

/** Entrypoint that does the same as the real image's, for the settings in compose.yaml. */
const postgresEntrypoint = `#!/bin/bash
set -eu
bin=$(echo /usr/lib/postgresql/*/bin)
install -d -o postgres -g postgres -m 700 "$PGDATA"
install -d -o postgres -g postgres /var/run/postgresql
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" | install -o postgres -m 600 /dev/stdin /tmp/password
  as_postgres "$bin/initdb" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust --encoding=UTF8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | as_postgres "$bin/postgres" --single -D "$PGDATA" postgres
fi
exec setpriv --reuid postgres --regid postgres --init-groups "$bin/postgres" -D "$PGDATA" -c listen_addresses='*'
`;

/** Pulls each image, or builds its stand-in under the same name. */
export async function ensureBaseImages(docker: Docker): Promise<void> {
  for (const [name, { dockerfile, prepare }] of Object.entries(standIns)) {
    if ((await run('timeout', ['60', 'docker', 'pull', name], { env: docker.env })).code === 0) continue;
    const context = join(docker.folder, 'images', name);
    mkdirSync(context, { recursive: true });
    await prepare?.(context);
    await buildImage(docker, name, [`FROM ${debianImage}`, ...dockerfile].join('\n'), context);
    printLine(`  ${name} could not be pulled: built on a Debian of debootstrap`);
  }
}
