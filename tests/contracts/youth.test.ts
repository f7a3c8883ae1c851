import { expect, test } from 'vitest';
import { againstYouth, refusesYouth } from '#domain/catalogue/with-youth.ts';
import { guidanceProblems } from '#server/content/guidance-rules.ts';
import { readContent } from '#server/content/read-content.ts';

// Statements on youth groups, compared with the quotations from the companies.

const content = readContent('content');
const youthTools = content.tools.flatMap(({ slug, withYouth }) => (withYouth ? [{ slug, withYouth }] : []));
const pages = { there: new Set<string>(), ended: new Map<string, string>() };
const onYouth = (tools: typeof content.tools) =>
  guidanceProblems({ ...content, tools, pages }).filter(({ field }) => field === 'withYouth');

test('no tool is let into a youth group against its own facts', () => {
  expect(youthTools.length).toBeGreaterThan(5);
  const letIn = youthTools.filter(({ withYouth }) => !refusesYouth(withYouth));
  expect(letIn.map(({ slug }) => againstYouth(content.evidence.get(slug)?.facts ?? []))).toEqual(letIn.map(() => []));
  expect(onYouth(content.tools)).toEqual([]);
});

test('a tool whose terms are for personal use can’t be let in by a word', () => {
  const tools = content.tools.map((tool) => (tool.slug === 'perplexity' ? { ...tool, withYouth: 'With a leader.' } : tool));
  expect(onYouth(tools)).toEqual([
    expect.objectContaining({ file: 'tools/perplexity.md', message: 'must begin with No: its terms are for personal use only' }),
  ]);
});

test('the answer on youth groups says of each assistant what its own page says, and names no other', () => {
  const detail = content.answers.find(({ slug }) => slug === 'may-our-youth-group-use-chat-assistants')?.detail ?? '';
  const rows = [...detail.matchAll(/^\| \[[^\]]+\]\(\/tools\/([a-z-]+)\)[^|]*\|[^|]*\| ([^|]*?) \|$/gm)];
  // A picture tool may have a text on youth groups, too; the answer is about assistants that chat.
  const chatting = youthTools.filter(
    ({ slug }) => content.tools.find((tool) => tool.slug === slug)?.category !== 'Image Generators',
  );
  expect(rows.map(([, slug]) => slug).sort()).toEqual(chatting.map(({ slug }) => slug).sort());
  for (const [, slug, word = ''] of rows) {
    const { withYouth = '' } = youthTools.find((one) => one.slug === slug) ?? {};
    expect(refusesYouth(word), `${slug}: ${word}`).toBe(refusesYouth(withYouth));
  }
});
