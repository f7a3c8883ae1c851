import type { Reply } from './replies.ts';

/** What stands in place of `{name}`, `{title}` and `{reference}`. */
export interface ReplyWords {
  name: string;
  title: string;
  reference: string;
}

/** The text with its places filled in, once: a name that looks like a place stays as it is. */
export const fillReply = (text: string, words: ReplyWords): string =>
  text.replace(/\{(name|title|reference)\}/g, (_, place: keyof ReplyWords) => words[place]);

/** The address that opens the reply in the mail program of whoever follows it (RFC 6068: lines end with CR LF). */
export function replyAddress(email: string, reply: Pick<Reply, 'subject' | 'body'>, words: ReplyWords): string {
  const subject = fillReply(reply.subject, words);
  const body = fillReply(reply.body, words).trim().replace(/\r?\n/g, '\r\n');
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
