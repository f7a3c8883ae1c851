/**
 * Calls of our code and libraries that a browser of the floor lacks (docs/browsers.md); fallbacks.ts supplies each that is
 * missing. Each entry is the expression that tests for it.
 */
export const fallbackNames = [
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'URL.canParse',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.isWellFormed',
] as const;
