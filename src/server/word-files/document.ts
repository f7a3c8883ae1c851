import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** Part of a text in one style. */
export interface Words {
  text: string;
  bold?: boolean;
  link?: string;
  /** True if it quotes others: no bracket in it is to be filled in, and no number in it is one of this document. */
  isTold?: boolean;
}

export interface Heading {
  kind: 'heading';
  /** Depth as in Markdown, and in the outline of the page: the title alone has depth 1. */
  depth: 2 | 3 | 4;
  /** Number of the section: '7' for '## 7. What AI must not be used for'. */
  number?: string;
  words: Words[];
}

export interface Paragraph {
  kind: 'paragraph';
  /** Number of the clause: '7.1' for one of section 7. */
  number?: string;
  words: Words[];
}

export interface List {
  kind: 'list';
  /** True if the items are numbered, from 1. */
  ordered: boolean;
  items: ListItem[];
}

/** Text of an item, and the blocks nested under it. */
export type ListItem = [text: Paragraph, ...others: Block[]];

export interface Table {
  kind: 'table';
  header: Words[][];
  rows: Words[][][];
}

export type Block = Heading | Paragraph | List | Table;

/** One of our texts, ready to be set as a PDF or a Word file. */
export interface HubDocument {
  title: string;
  summary: string;
  version?: string;
  /** Day of the edition, such as '2026-11-20'. */
  date: string;
  blocks: Block[];
  /** Markdown that the blocks were read from, without comments. */
  markdown: string;
}

/** Error for a text that cannot be set; its message is a sentence about the text. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}

/** Publisher, the author in every file's properties. */
export const publisher = 'Ministry AI Hub';

export const language = 'en-US';

/** Describes the edition: 'Version 1.0 · November 20, 2026', or the date alone. */
export const edition = ({ version, date }: Pick<HubDocument, 'version' | 'date'>) =>
  [...(version ? [`Version ${version}`] : []), formatCheckedDate(date)].join(' · ');
