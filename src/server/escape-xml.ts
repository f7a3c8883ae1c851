import { withoutControls } from '#domain/text/unseen.ts';

/** Escapes text for XML or HTML, also within attributes, without the control characters that XML 1.0 excludes. */
export const escapeXml = (text: string) =>
  withoutControls(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
