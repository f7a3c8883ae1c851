import { toolSections } from '#domain/catalogue/tool-schema.ts';
import { canonicalYaml } from './canonical-yaml.ts';
import { parseYamlText } from './parse-yaml.ts';
import type { ContentProblem } from './records.ts';

/** Format of a file's contents. */
export interface FileForm {
  extension: '.yaml' | '.md' | '.mdx';
  /** Parses a text before any schema validates it; undefined when it is not of this form, and `problems` then says why. */
  parse(file: string, source: string, problems: ContentProblem[]): unknown;
  /** Writes the only text for these fields. */
  write(fields: object): string;
}

/** Form of a YAML document. */
export const yaml: FileForm = {
  extension: '.yaml',
  parse: parseYamlText,
  write: (fields) => canonicalYaml(fields),
};

/** Front matter, and the sections of a tool's page, each below one of the known `## ` headings. */
export const toolPage: FileForm = {
  extension: '.md',
  parse(file, source, problems) {
    const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(source);
    if (!match) {
      problems.push({ file, field: '(front matter)', message: 'must start with a block between two lines of ---' });
      return undefined;
    }
    const [, frontMatter = '', body = ''] = match;
    const fields = parseFrontMatter(file, frontMatter, problems);
    const sections: Record<string, string> = {};
    const [before = '', ...parts] = body.split(/^## /m);
    if (before.trim()) problems.push({ file, field: '(body)', message: 'text must stand under a ## heading' });
    for (const part of parts) {
      const [heading = '', ...lines] = part.split('\n');
      const toolSection = toolSections.find((section) => section.heading === heading.trim());
      if (toolSection) sections[toolSection.field] = lines.join('\n').trim();
      else problems.push({ file, field: heading.trim(), message: 'is not one of the headings that a tool page has' });
    }
    return fields && typeof fields === 'object' ? { ...fields, ...sections } : fields;
  },
  write(fields) {
    const frontMatter: Record<string, unknown> = { ...fields };
    const sections = toolSections.flatMap(({ field, heading }) => {
      const { [field]: text } = frontMatter;
      delete frontMatter[field];
      return text === undefined ? [] : [`\n## ${heading}\n\n${text}\n`];
    });
    return `---\n${canonicalYaml(frontMatter)}---\n${sections.join('')}`;
  },
};

/** A text to download: its front matter; scripts/documents turns the text below it into documents. */
export const document: FileForm = {
  extension: '.md',
  parse: (file, source, problems) => parseFrontMatter(file, /^---\n(.*?)\n---\n/s.exec(source)?.[1] ?? '', problems),
  write: (fields) => `---\n${canonicalYaml(fields)}---\n`,
};

/** Markdown with the tags of our guides, as a whole. */
export const writing: FileForm = {
  extension: '.mdx',
  parse: (_file, text) => ({ text }),
  write: (fields) => `${(fields as { text: string }).text}\n`,
};

/** Parses front matter; an error's line is counted in the file, where the front matter begins on the second line. */
const parseFrontMatter = (file: string, frontMatter: string, problems: ContentProblem[]): unknown =>
  parseYamlText(file, `\n${frontMatter}`, problems);
