import { load } from 'js-yaml';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { z } from 'zod';
import type { HubDocument } from '#server/word-files/document.ts';
import { DocumentError } from '#server/word-files/document.ts';
import { readBlocks } from './read-blocks.ts';

const line = z.string().trim().min(1);
const frontMatterSchema = z.object({ title: line, summary: line, version: line.optional(), date: z.iso.date() });

/**
 * Reads a text of content/: front matter, then Markdown.
 * @throws {DocumentError} when a field is missing, or the Markdown has something that a document cannot show.
 */
export function readDocument(source: string): HubDocument {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!match) throw new DocumentError('must start with a block between two lines of ---');
  const [, frontMatter = '', body = ''] = match;
  const fields = frontMatterSchema.safeParse(load(frontMatter));
  if (!fields.success) {
    throw new DocumentError(fields.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const markdown = withoutComments(body);
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return { ...fields.data, blocks: readBlocks(tree.children), markdown };
}

/** Removes comments, which name the studies behind a figure; only the content check reads them. */
const withoutComments = (markdown: string) => markdown.replace(/[ \t]*<!--.*?-->/gs, '').trim();
