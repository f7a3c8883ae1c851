/** What a page tells the service worker when it is shown. */
export interface Visit {
  /** The whole address. */
  address: string;
  /** Our own files that this visit has loaded so far. */
  assets: string[];
  /** Whether the page may be asked for once more to be kept; not when the visitor saves data. */
  mayFetch: boolean;
}
