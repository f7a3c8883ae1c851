import { addresses } from '../addresses.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Prompt } from '../catalogue/workflow-schema.ts';

/** A piece of a text: plain, or a link when it has an `href`. */
export interface TextPart {
  text: string;
  href?: string;
}

/** A word or name that becomes a link, and its target. */
interface LinkTerm {
  term: string;
  href: string;
  /** True if it is also an English word: recognized only where no sentence can have caused the capital. */
  isOrdinaryWord?: boolean;
}

// Words for models, which link to their hubs (docs/product.md).
const modelWords: LinkTerm[] = [
  { term: 'large language models', href: addresses.hub('llm-hub') },
  { term: 'large language model', href: addresses.hub('llm-hub') },
  { term: 'image generators', href: addresses.hub('image-hub') },
  { term: 'image generator', href: addresses.hub('image-hub') },
  { term: 'video generators', href: addresses.hub('video-hub') },
  { term: 'video generator', href: addresses.hub('video-hub') },
];

/** Pages of the hub that workflows link to, by their names in quotation marks. */
const pageNames: LinkTerm[] = [{ term: '“Your church”', href: addresses.churchPolicy() }];

/** Splits a text at the known names. Compiled once per catalogue, because the pattern of a hundred names is long. */
export type Autolinker = (text: string) => TextPart[];

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Compiles the rule that links tool names and model words in steps and descriptions: whole words only, the longest name first,
 * nothing inside an address, and each target once per text.
 *
 * Tool names match in their own case, so that 'make' stays a verb and 'Make' is the tool only in the middle of a sentence (a
 * sentence often begins with that verb); model words match in any case. Prompts and pages of the hub match by their titles in
 * quotation marks.
 */
export function createAutolinker(
  tools: readonly Pick<Tool, 'name' | 'slug' | 'isOrdinaryWord'>[],
  prompts: readonly Pick<Prompt, 'title' | 'slug'>[] = [],
): Autolinker {
  const toolTerms = tools.map(({ name, slug, isOrdinaryWord }) => ({ term: name, href: addresses.tool(slug), isOrdinaryWord }));
  const promptTerms = prompts.map(({ title, slug }) => ({ term: `“${title}”`, href: addresses.prompt(slug) }));
  const byLength = [...toolTerms, ...promptTerms, ...pageNames, ...modelWords].sort((a, b) => b.term.length - a.term.length);
  const byTerm = new Map(byLength.map((link) => [link.term.toLowerCase(), link]));
  const isModelWord = new Set(modelWords.map(({ term }) => term));
  const alternatives = byLength.map(({ term }) => escaped(term)).join('|');
  const pattern = new RegExp(
    `https?://\\S+|(?<![\\p{L}\\p{N}_./@-])(?:${alternatives})(?![\\p{L}\\p{N}_]|[./-][\\p{L}\\p{N}])`,
    'giu',
  );

  return (text) => {
    const parts: TextPart[] = [];
    const linked = new Set<string>();
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const link = byTerm.get(match[0].toLowerCase());
      if (!link || linked.has(link.href)) continue;
      if (!isModelWord.has(link.term) && !namesTheTool(link, match[0], text, match.index)) continue;
      if (match.index > end) parts.push({ text: text.slice(end, match.index) });
      parts.push({ text: match[0], href: link.href });
      linked.add(link.href);
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  };
}

// Matches the text before a sentence's first word: the end of the preceding one, or an opening quotation mark or bracket.
const beginsSentence = /([.!?:…][”’"')\]]*|[“‘"'([])$/;

function namesTheTool({ term, isOrdinaryWord }: LinkTerm, name: string, text: string, index: number): boolean {
  if (name !== term) return false;
  if (!isOrdinaryWord) return true;
  const before = text.slice(0, index).trimEnd();
  return before !== '' && !beginsSentence.test(before);
}
