import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';

/** A page, an element of it or its text. */
export type Part = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Parses a page like a browser without scripts, with the same error recovery. */
export const readHtml = (html: string): DefaultTreeAdapterMap['document'] => parse(html, { scriptingEnabled: false });

/** Elements in this part of a page, in order. */
export function elementsIn(part: Part): Element[] {
  if (!('childNodes' in part)) return [];
  return part.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

/** Elements of one kind, such as all links. */
export const all = (part: Part, tagName: string): Element[] => elementsIn(part).filter((element) => element.tagName === tagName);

/** First matching element of one kind. @throws when there is none */
export function first(part: Part, tagName: string, fits: (element: Element) => boolean = () => true): Element {
  const match = all(part, tagName).find(fits);
  if (!match) throw new Error(`There is no such <${tagName}>.`);
  return match;
}

export const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value;

/** Words of a part, with single spaces. */
export const wordsOf = (part: Part): string => textIn(part).replaceAll(/\s+/g, ' ').trim();

/** Words of a part that are visible before anything in it is unfolded. */
export const wordsInSight = (part: Part): string[] =>
  textInSight(part)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Target of the link with this name. @throws when there is none */
export const hrefOf = (part: Part, name: string): string | undefined =>
  attribute(
    first(part, 'a', (link) => wordsOf(link) === name),
    'href',
  );

function textIn(part: Part): string {
  if ('value' in part) return part.value;
  if (!('childNodes' in part) || ('tagName' in part && ['script', 'style'].includes(part.tagName))) return '';
  return part.childNodes.map(textIn).join('');
}

function textInSight(part: Part): string {
  if ('tagName' in part && part.tagName === 'details' && attribute(part, 'open') === undefined)
    return textIn(first(part, 'summary'));
  if (!('childNodes' in part) || !('tagName' in part)) return textIn(part);
  // Texts of two elements are separate words.
  return part.childNodes.map(textInSight).join(' ');
}
