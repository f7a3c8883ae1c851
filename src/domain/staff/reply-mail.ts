import { mailLink } from '../text/mail-link.ts';
import type { Reply } from './desk-texts.ts';

/** Values of the placeholders `{name}`, `{title}`, `{reference}` and `{link}`. */
export interface ReplyWords {
  name: string;
  title: string;
  reference: string;
  /** Address of the resulting page; undefined as long as there is none. */
  link?: string | undefined;
}

/** Checks whether a reply can be sent now: one with `{link}` waits for the page. */
export const fitsReply = ({ subject, body }: Pick<Reply, 'subject' | 'body'>, { link }: Pick<ReplyWords, 'link'>): boolean =>
  link !== undefined || !`${subject} ${body}`.includes('{link}');

/** Fills in the placeholders of a text, in one pass: a name that looks like a placeholder stays as it is. */
export const fillReply = (text: string, words: ReplyWords): string =>
  text.replace(/\{(name|title|reference|link)\}/g, (_, place: keyof ReplyWords) => words[place] ?? '');

/** The mailto: address that opens the reply in the user's mail program. */
export function replyAddress(email: string, reply: Pick<Reply, 'subject' | 'body'>, words: ReplyWords): string {
  const subject = fillReply(reply.subject, words);
  return mailLink(subject, fillReply(reply.body, words).trim(), email);
}
