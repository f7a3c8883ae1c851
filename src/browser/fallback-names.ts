/**
 * What code and libraries call though a browser of the floor lacks it (docs/browsers.md): fallbacks.ts brings each where one is
 * missing. Named as it is looked for.
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
