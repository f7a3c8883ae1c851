/**
 * Builds an address that opens a mail in the reader's mail program; without a receiver they choose one. Lines end as in a mail,
 * with CR LF (RFC 6068, section 5).
 */
export const mailLink = (subject: string, body: string, to = ''): string =>
  `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
