// Input that is stored nowhere yet. Anything that closes a form or leaves a screen asks here first (docs/decisions/0012).

/** The part that closes: the open form of a screen, or the whole screen. */
export type Closing = 'form' | 'screen';

/** A part of the screen that holds input. */
export interface Unsaved {
  /** The smallest part whose closing discards the input. */
  goesWith: Closing;
  /** Returns true if the current input is stored, as in a draft. */
  isKept: () => boolean;
  /** Stores the input and returns true if that worked. Never throws. */
  keep: () => Promise<boolean>;
}

const unsavedParts = new Set<Unsaved>();

/** Guards the input of a part of the screen. @returns a function that ends the guard, once it is stored or taken back */
export function hold(unsaved: Unsaved): () => void {
  unsavedParts.add(unsaved);
  return () => void unsavedParts.delete(unsaved);
}

/** Ends the guard of a part of the screen: the user took the input back, or said that it may be lost. */
export const letGo = (unsaved: Unsaved): void => void unsavedParts.delete(unsaved);

/** Ends every guard of the screen: all is stored already, or its record is gone. */
export const letGoOfAll = (): void => unsavedParts.clear();

/** Checks whether closing a part of the screen now would lose its input, because it is stored nowhere. */
export const wouldBeLost = (unsaved: Unsaved): boolean => unsavedParts.has(unsaved) && !unsaved.isKept();

const unsavedIn = (closing: Closing): Unsaved[] =>
  [...unsavedParts].filter((one) => (closing === 'screen' || one.goesWith === 'form') && !one.isKept());

/** Checks whether any input on the screen is stored nowhere. */
export const hasUnsaved = (): boolean => unsavedIn('screen').length > 0;

/** Stores the input that closing this would lose. @returns true if nothing would be lost any more */
export async function keepAll(closing: Closing): Promise<boolean> {
  const results = await Promise.all(unsavedIn(closing).map((one) => one.keep()));
  return !results.includes(false);
}

/** The open question to the user: may input that cannot be kept be lost? */
let question: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

export const subscribeToQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isAsking = (): boolean => question !== undefined;

/** Answers the open question. */
export function answerQuestion(mayBeLost: boolean): void {
  question?.resolve(mayBeLost);
  question = undefined;
  notify();
}

/** Stores input before a part closes, and asks the user if it can't. @returns true if the part may close */
export async function mayClose(closing: Closing): Promise<boolean> {
  if (await keepAll(closing)) return true;
  // Shared: two callers that want to close it at once get one answer.
  question ??= Promise.withResolvers<boolean>();
  notify();
  const isAgreed = await question.promise;
  if (isAgreed) for (const one of unsavedIn(closing)) letGo(one);
  return isAgreed;
}

/** Closes the open form, then calls `then`; synchronously if no input would be lost. */
export function closeForm(onClosed: () => void): void {
  if (unsavedIn('form').length === 0) onClosed();
  else void mayClose('form').then((isAgreed) => isAgreed && onClosed());
}
