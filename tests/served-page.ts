import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A part of a page as the server sends it, before any style or script. */
export interface ServedPart {
  /** What is read, without the blanks of its source; what stands in scripts and templates is no text. */
  text: string;
  /** Nothing where it is not written. */
  attribute: (name: string) => string | undefined;
  /** The elements of this name within it, in the order of the page. */
  all: (name: string, fits?: (part: ServedPart) => boolean) => ServedPart[];
  /** The first of them. Throws when there is none. */
  first: (name: string, fits?: (part: ServedPart) => boolean) => ServedPart;
}

/** @param html a whole document */
export const readServedPage = (html: string): ServedPart => partOf(parse(html));

function partOf(node: Node): ServedPart {
  const all: ServedPart['all'] = (name, fits = () => true) =>
    elementsIn(node)
      .filter(({ tagName }) => tagName === name)
      .map(partOf)
      .filter(fits);
  return {
    text: textIn(node).replaceAll(/\s+/g, ' ').trim(),
    attribute: (name) => ('attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined),
    all,
    first: (name, fits) => {
      const [found] = all(name, fits);
      if (!found) throw new Error(`There is no such <${name}> in “${textIn(node).slice(0, 200)}”.`);
      return found;
    },
  };
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

const elementsIn = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));

const textIn = (node: Node): string => {
  if ('value' in node) return node.value;
  return ['script', 'style'].includes(node.nodeName) ? '' : childrenOf(node).map(textIn).join('');
};
