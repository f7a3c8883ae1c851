/**
 * An address that opens a mail in the program of whoever follows it; without a receiver they choose one. Lines end as in a mail, with
 * CR LF (RFC 6068, section 5).
 */
export function mailLink({ to = '', subject, body }: { to?: string; subject: string; body: string }): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  const receiver = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${receiver}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
