import { fileURLToPath } from 'node:url';
import { BackupError } from '../backup/backup-source.ts';
import { dataPlace } from '../database/data-place.ts';
import { nameFault } from '../database/fault.ts';
import { startupSentence } from '../database/startup-sentence.ts';
import { StartupError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { readSettings } from '../settings.ts';
import { printError, printLines } from './print-lines.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs a command on the hub's settings, and prints which data it works on. Errors that the operator can fix are printed as a
 * sentence, without a stack. With `--json` standard output is for the command's lines alone.
 * @param command returns an error about its arguments, if they are wrong
 */
export async function runCommand(
  command: (settings: Settings, args: string[], callerFolder: string) => Promise<string | undefined>,
): Promise<void> {
  // Files of commands hold personal data: for their owner alone.
  process.umask(0o077);
  // npm runs its scripts in the folder of package.json and passes the folder of the call.
  const callerFolder = process.env.INIT_CWD ?? process.cwd();
  try {
    const settings = readSettings(process.env, root);
    // Name of the data, before the command asks for anything: it may be the wrong database.
    const args = process.argv.slice(2);
    (args.includes('--json') ? printError : printLines)(dataPlace(settings));
    const wrong = await command(settings, args, callerFolder);
    if (wrong) fail(wrong);
  } catch (error) {
    const sentence = sentenceFor(error);
    if (!sentence) throw error;
    fail(sentence);
  }
}

/** Finds the sentence for an error; undefined for a fault of ours, which keeps its stack. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof StartupError) return error.message;
  if (nameFault(error)) return startupSentence(error);
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' ? `${message}.` : undefined;
}

function fail(sentence: string): void {
  printError(sentence);
  process.exitCode = 1;
}
