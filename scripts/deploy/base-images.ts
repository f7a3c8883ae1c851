import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DebianRoot, DebianRoots } from './debian-root.ts';
import { installNode } from './given.ts';
import { must, run, tell } from './shell.ts';

/** Recipe for an image without a registry: the tarball of a Debian, and the settings of `docker import`. */
interface StandIn {
  tarball: string;
  prepare?: (root: DebianRoot) => Promise<void>;
  changes: string[];
}

const pathChange = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const install = (packages: string) => (root: DebianRoot) =>
  root.must('root', `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends ${packages}`);

/** Images that deploy/Dockerfile and deploy/compose.yaml name. */
const standIns: Record<string, StandIn> = {
  'debian:bookworm-slim': { tarball: 'debian', changes: [pathChange, 'CMD ["bash"]'] },
  'node:22-bookworm-slim': {
    tarball: 'node-22',
    prepare: (root) => installNode(root, 22),
    changes: [pathChange, 'CMD ["node"]'],
  },
  'postgres:17-bookworm': {
    tarball: 'postgres',
    prepare: async (root) => {
      await install('postgresql')(root);
      writeFileSync(join(root.path, 'usr/local/bin/entrypoint'), postgresEntrypoint, { mode: 0o755 });
    },
    changes: [pathChange, 'ENV PGDATA=/var/lib/postgresql/data', 'ENTRYPOINT ["entrypoint"]'],
  },
  'nginx:1.28': {
    tarball: 'nginx',
    prepare: async (root) => {
      await install('nginx')(root);
      await root.must(
        'root',
        'rm /etc/nginx/sites-enabled/default && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log',
      );
    },
    changes: [pathChange, 'CMD ["nginx", "-g", "daemon off;"]'],
  },
};

/** Entrypoint like the real image's, for the settings in compose.yaml. */
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

/** Pulls each image, or makes its stand-in under the same name. */
export async function ensureBaseImages(roots: DebianRoots, env: NodeJS.ProcessEnv): Promise<void> {
  for (const [name, { tarball, prepare, changes }] of Object.entries(standIns)) {
    if ((await run('timeout', ['60', 'docker', 'pull', name], { env })).code === 0) continue;
    const file = await roots.tarball(tarball, prepare);
    await must('docker', ['import', ...changes.flatMap((change) => ['--change', change]), file, name], { env });
    tell(`  ${name} could not be pulled: made with debootstrap`);
  }
}
