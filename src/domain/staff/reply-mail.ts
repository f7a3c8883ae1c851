import { mailLink } from '../text/mail-link.ts';
import type { Reply } from './desk-texts.ts';

/** What stands in place of `{name}`, `{title}`, `{reference}` and `{link}`. */
export interface ReplyWords {
  name: string;
  title: string;
  reference: string;
  /** The page that came of it; nothing as long as there is none. */
  link?: string | undefined;
}

/** Whether a reply can be sent as things stand: one that gives the address of a page waits for the page. */
export const fitsReply = ({ subject, body }: Pick<Reply, 'subject' | 'body'>, { link }: Pick<ReplyWords, 'link'>): boolean =>
  link !== undefined || !`${subject} ${body}`.includes('{link}');

/** The text with its places filled in, once: a name that looks like a place stays as it is. */
export const fillReply = (text: string, words: ReplyWords): string =>
  text.replace(/\{(name|title|reference|link)\}/g, (_, place: keyof ReplyWords) => words[place] ?? '');

/** The address that opens the reply in the mail program of whoever follows it. */
export function replyAddress(email: string, reply: Pick<Reply, 'subject' | 'body'>, words: ReplyWords): string {
  const subject = fillReply(reply.subject, words);
  return mailLink(subject, fillReply(reply.body, words).trim(), email);
}
