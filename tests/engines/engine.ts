/**
 * Engine of browsers that others are based on, as Debian packages it. Two libraries drive the two: this is the minimum that
 * journeys need of either.
 */
export interface Engine {
  name: string;
  /** True if all programs that it needs are installed here. */
  isHere: boolean;
  /** Starts it; it stops at the end of the block. */
  start: () => Promise<RunningEngine>;
}

export interface RunningEngine extends AsyncDisposable {
  /** Folder for a visitor's downloads. */
  downloads: string;
  /** Opens a window of a new visitor: no cookies, nothing stored. */
  open: () => Promise<EngineWindow>;
}

export interface EngineWindow extends AsyncDisposable {
  /** Version of the engine, such as '153.8.0'. */
  version: string;
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function in the page; arguments and results are JSON. */
  run: <Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Runs the text of a program in the page. */
  load: (program: string) => Promise<void>;
  /** Presses the pointer at this position of the window. */
  press: (place: { x: number; y: number }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses keys together, by their names in the UI Events specification: 'Enter', 'Control+a'. */
  key: (keys: string) => Promise<void>;
  /** Attaches a file to the field of this selector. */
  attach: (selector: string, file: string) => Promise<void>;
  /** Screenshot of the window as a PNG. */
  picture: () => Promise<Buffer>;
}
