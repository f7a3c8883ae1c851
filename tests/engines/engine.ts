/**
 * An engine of browsers that others are made from, as Debian packages it. Two libraries drive the two: this is the least that
 * journeys need of either.
 */
export interface Engine {
  name: string;
  /** Whether all that it needs is installed here. */
  isHere: boolean;
  /** Starts it; it ends with the block. */
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine extends AsyncDisposable {
  /** Where it puts what a visitor downloads. */
  downloads: string;
  /** A window of a visitor who was never here: no cookies, nothing remembered. */
  open: () => Promise<EngineWindow>;
}

export interface EngineWindow extends AsyncDisposable {
  /** Of the engine, such as '153.8.0'. */
  version: string;
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function in the page; what it takes and gives is JSON. */
  run: <Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Runs the text of a program in the page. */
  load: (program: string) => Promise<void>;
  /** Presses the pointer at this place of the window. */
  press: (place: { x: number; y: number }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses keys together, by their names in the UI Events specification: 'Enter', 'Control+a'. */
  key: (keys: string) => Promise<void>;
  /** Hands a file to the field that this selector finds. */
  attach: (selector: string, file: string) => Promise<void>;
  /** The window as a PNG. */
  picture: () => Promise<Buffer>;
}
