import type { List as MarkdownList, PhrasingContent, RootContent } from 'mdast';
import type { Block, Heading, List, ListItem, Paragraph, Words } from '#server/word-files/document.ts';
import { DocumentError } from '#server/word-files/document.ts';

/**
 * Blocks of a Markdown text. In a section headed '7. …' a paragraph that begins '7.1 ' is a clause.
 * @throws {DocumentError} on anything that would be lost or look wrong in a document.
 */
export function readBlocks(nodes: RootContent[]): Block[] {
  let section: string | undefined;
  return nodes.map((node) => {
    const block = readBlock(node);
    if (block.kind === 'heading') {
      const heading = withNumber(block, /^(\d+)\. /);
      section = heading.number;
      return heading;
    }
    return block.kind === 'paragraph' && section ? withNumber(block, new RegExp(`^(${section}\\.\\d+) `)) : block;
  });
}

/** Moves the number at the beginning of the text into a field. */
function withNumber<T extends Heading | Paragraph>(block: T, pattern: RegExp): T {
  const [first, ...others] = block.words;
  const match = first && pattern.exec(first.text);
  return match
    ? { ...block, number: match[1], words: [{ ...first, text: first.text.slice(match[0].length) }, ...others] }
    : block;
}

function readBlock(node: RootContent): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth < 2 || node.depth > 4)
        throw new DocumentError(`a heading of depth ${node.depth} has no place: use ##, ### or ####`);
      return { kind: 'heading', depth: node.depth as Heading['depth'], words: readWords(node.children) };
    case 'paragraph':
      return { kind: 'paragraph', words: readWords(node.children) };
    case 'list':
      return readList(node);
    case 'table': {
      const [header = [], ...rows] = node.children.map((row) => row.children.map((cell) => readWords(cell.children)));
      return { kind: 'table', header, rows };
    }
    default:
      throw new DocumentError(`line ${node.position?.start.line}: a document cannot show Markdown of the kind '${node.type}'`);
  }
}

function readList({ ordered, start, children }: MarkdownList): List {
  if (ordered && start !== 1) throw new DocumentError(`a numbered list begins with ${start}: Word would begin it with 1`);
  const items = children.map((item): ListItem => {
    const [text, ...others] = item.children.map(readBlock);
    if (text?.kind !== 'paragraph')
      throw new DocumentError(`line ${item.position?.start.line}: an item of a list must begin with text`);
    return [text, ...others];
  });
  return { kind: 'list', ordered: ordered === true, items };
}

const readWords = (nodes: PhrasingContent[]): Words[] => nodes.flatMap((node) => wordsOf(node, {}));

function wordsOf(node: PhrasingContent, look: Omit<Words, 'text'>): Words[] {
  switch (node.type) {
    case 'text':
      // Lines of the source become one line of text.
      return [{ ...look, text: node.value.replace(/\s+/g, ' ') }];
    case 'break':
      return [{ ...look, text: ' ' }];
    // The look has no italics: emphasis is weight.
    case 'strong':
    case 'emphasis':
      return node.children.flatMap((child) => wordsOf(child, { ...look, bold: true }));
    case 'link':
      return node.children.flatMap((child) => wordsOf(child, { ...look, link: node.url }));
    default:
      throw new DocumentError(`line ${node.position?.start.line}: a document cannot show Markdown of the kind '${node.type}'`);
  }
}
