/** https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/; Chromium only. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Checks whether the visitor asks for little data, or is on a connection so slow that prefetching would get in the way. */
export const savesData = (browser: Navigator & { connection?: NetworkInformation } = navigator): boolean =>
  browser.connection?.saveData === true ||
  /2g$/.test(browser.connection?.effectiveType ?? '') ||
  // https://drafts.csswg.org/mediaqueries-5/#prefers-reduced-data
  matchMedia('(prefers-reduced-data: reduce)').matches;
