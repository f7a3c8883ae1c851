/** Message from a page to the service worker when it is shown. */
export interface Visit {
  /** The full address. */
  address: string;
  /** Our own files that this visit has loaded so far. */
  assets: string[];
  /** True if the page may be requested again to be stored; false if the visitor saves data. */
  mayFetch: boolean;
}
