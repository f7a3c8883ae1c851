// Input that is stored nowhere yet. Anything that closes a form or leaves a screen asks here first (docs/decisions/0012).

/** The part that closes: the form that is open on a screen, or the whole screen. */
export type Closing = 'form' | 'screen';

/** A part of the screen that holds something typed, for as long as it holds it. */
export interface Unsaved {
  /** The smallest thing whose closing takes it away. */
  goesWith: Closing;
  /** Whether what it holds now is stored, as in a draft. */
  isKept: () => boolean;
  /** Stores its content, and returns whether that worked. Never throws. */
  keep: () => Promise<boolean>;
}

const held = new Set<Unsaved>();

/** Guards what a part of the screen holds. @returns ends that: it was stored or taken back */
export function hold(unsaved: Unsaved): () => void {
  held.add(unsaved);
  return () => void held.delete(unsaved);
}

/** Has a part of the screen hold nothing any more: somebody took it back, or said that it may be lost. */
export const letGo = (unsaved: Unsaved): void => void held.delete(unsaved);

/** Has the whole screen hold nothing any more: all is stored already, or what it was about is gone. */
export const letGoOfAll = (): void => held.clear();

/** Whether a part of the screen holds something that is stored nowhere: closed now, it would be lost. */
export const wouldBeLost = (unsaved: Unsaved): boolean => held.has(unsaved) && !unsaved.isKept();

const lostWith = (closing: Closing): Unsaved[] =>
  [...held].filter((one) => (closing === 'screen' || one.goesWith === 'form') && !one.isKept());

/** Whether anything on the screen is stored nowhere. */
export const hasUnsaved = (): boolean => lostWith('screen').length > 0;

/** Stores what closing this would lose. @returns whether nothing would be lost any more */
export async function keepAll(closing: Closing): Promise<boolean> {
  const kept = await Promise.all(lostWith(closing).map((one) => one.keep()));
  return !kept.includes(false);
}

/** A question that waits for its answer: whether what cannot be kept may be lost. */
let asked: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const subscribeToQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isAsking = (): boolean => asked !== undefined;

/** Answers the question. */
export function answerQuestion(mayBeLost: boolean): void {
  asked?.resolve(mayBeLost);
  asked = undefined;
  tell();
}

/** Keeps what was typed before something is closed, and asks where it can't. @returns whether to go on */
export async function mayClose(closing: Closing): Promise<boolean> {
  if (await keepAll(closing)) return true;
  // Two that want to close it at once get one answer.
  asked ??= Promise.withResolvers<boolean>();
  tell();
  const isAgreed = await asked.promise;
  if (isAgreed) for (const one of lostWith(closing)) letGo(one);
  return isAgreed;
}

/** Closes the open form and then does this: at once where nothing would be lost. */
export function closeForm(then: () => void): void {
  if (lostWith('form').length === 0) then();
  else void mayClose('form').then((isAgreed) => isAgreed && then());
}
