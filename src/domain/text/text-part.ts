/** A piece of a text: plain, or a link when it has an `href`. */
export interface TextPart {
  text: string;
  href?: string;
}
