import { withoutControls } from '#domain/text/unseen.ts';

/** Text as it stands within XML or HTML, in an attribute too: without the control characters that XML 1.0 may not hold. */
export const escapeXml = (text: string) =>
  withoutControls(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
