import { parentPort } from 'node:worker_threads';
import { compareVersions } from '#domain/staff/compare-versions.ts';
import type { DocumentTask, DocumentTaskResult } from './document-thread.ts';
import { textOfDocument } from './text-of-document.ts';

// Thread on which strangers' documents are read and compared (document-thread.ts).

const mostCharacters = 2_000_000;

async function run(task: DocumentTask): Promise<DocumentTaskResult> {
  if ('bytes' in task) return (await textOfDocument(task))?.slice(0, mostCharacters);
  return compareVersions(task);
}

parentPort?.on('message', async (task: DocumentTask) => {
  // Ignores the error: any that a document causes means that it cannot be read.
  const result = await run(task).catch(() => undefined);
  parentPort?.postMessage(result);
});
