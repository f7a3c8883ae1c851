import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, repository } from './shell.ts';

/** The college's repository: the commits of this one, to which a next version can be added. */
export interface GivenRepository {
  /** Commits a file that is served and other styles, which distinguish the next version from this one. */
  addVersion(mark: string): Promise<void>;
  /** Commits a change that cannot be built. */
  breakBuild(): Promise<void>;
}

/** Makes the repository that an operator clones first. @param path path of the bare repository */
export async function makeRepository(path: string): Promise<GivenRepository> {
  await must('git', ['clone', '--quiet', '--bare', '--no-hardlinks', repository, path]);
  const branch = (await must('git', ['symbolic-ref', '--short', 'HEAD'], { cwd: path })).trim();
  const identity = ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@stmarks.example'];
  const commit = async (change: (work: string) => void) => {
    const work = `${path}.work`;
    await must('git', ['clone', '--quiet', path, work]);
    change(work);
    await must('git', ['add', '.'], { cwd: work });
    await must('git', [...identity, 'commit', '--quiet', '--message', 'Change the hub'], { cwd: work });
    await must('git', ['push', '--quiet', 'origin', `HEAD:${branch}`], { cwd: work });
    await must('rm', ['--recursive', '--force', work]);
  };
  return {
    addVersion: (mark) =>
      commit((work) => {
        writeFileSync(join(work, 'public', `${mark}.txt`), mark);
        appendFileSync(join(work, 'src/ui/styles/base.css'), `\n.${mark} {\n  color: red;\n}\n`);
      }),
    breakBuild: () => commit((work) => writeFileSync(join(work, 'content/tools/whisper.md'), 'no front matter')),
  };
}

/** Makes a certificate in certbot's layout: live/NAME with links into archive/. @param folder such as /etc/letsencrypt */
export async function makeCertificate(folder: string, name: string): Promise<void> {
  const [archive, live] = [join(folder, 'archive', name), join(folder, 'live', name)];
  for (const path of [archive, live]) mkdirSync(path, { recursive: true });
  const files = ['-keyout', join(archive, 'privkey1.pem'), '-out', join(archive, 'fullchain1.pem')];
  await must('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    ...files,
  ]);
  for (const file of ['privkey', 'fullchain']) symlinkSync(`../../archive/${name}/${file}1.pem`, join(live, `${file}.pem`));
}
