/** An error that the user can fix. Its message is shown as it is, without a stack. */
export class PlainError extends Error {
  /** @param {string} message whole sentences on the error and its remedy */
  constructor(message) {
    super(message);
    this.name = 'PlainError';
  }
}

/** Sentence for a full disk, wherever it was encountered. */
export const diskIsFull = 'The disk is full. Make room (about 1 GB is needed to install and build) and start again.';

/**
 * Checks whether a program's output reports a full disk.
 * @param {string} output
 */
export const tellsOfFullDisk = (output) => /ENOSPC|no space left on device|disk quota exceeded|EDQUOT/i.test(output);

/**
 * Returns the message for an error that ended a command. Only a fault in the scripts themselves keeps its stack.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  if (error instanceof PlainError) return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This may not be written: ${path ?? 'a file of this folder'} (${code}). Give this user the right to write there and start again.`;
  }
  return `The scripts have a fault: ${error instanceof Error ? error.stack : String(error)}`;
}
