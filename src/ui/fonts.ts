/** The heading font's address, for the one preload that look.md, part 2.3, asks for. */
export { default as headingFontUrl } from './fonts/vollkorn.woff2?url&no-inline';
