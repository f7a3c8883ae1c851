import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { withoutTold } from '#domain/catalogue/price-in-words.ts';
import type { ToolPrices } from '#domain/catalogue/price-schema.ts';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import { withToolsInOrder } from '#domain/catalogue/workflow-schema.ts';
import type { Evidence } from '#domain/trust/fact-schema.ts';
import { readDeskDefaults } from './desk-defaults.ts';
import { readAnswerText, readEvidenceText, readPriceText, readToolText, readWorkflowText } from './read-content.ts';
import { answerFile, evidenceFile, priceFile, toolFile, workflowFile } from './write-content.ts';
import type { StoredText } from './write-desk-texts.ts';
import { deskTextFiles } from './write-desk-texts.ts';

/** What an export did, by the paths of the files below content/. */
export interface ExportReport {
  written: string[];
  unchanged: number;
  /** Files whose record is not in the database: left alone. */
  withoutRecord: string[];
}

/**
 * Writes the catalogue as authored files to `target`: each record has one text, so that only files of other records differ, and
 * only those are written.
 * @throws {Error} when a file would not say what its record says; then nothing was written.
 */
export function exportContent(
  records: {
    tools: readonly Tool[];
    workflows: readonly Workflow[];
    answers: readonly Answer[];
    evidence: ReadonlyMap<string, Evidence>;
    prices: ReadonlyMap<string, ToolPrices>;
    /** The texts beside the catalogue, of which those that staff edited are written. */
    texts: readonly StoredText[];
  },
  authored: string,
  target: string,
): ExportReport {
  const edited = records.texts.filter(({ editedAt }) => editedAt !== null);
  const files = [
    ...records.tools.map((stored) => {
      const tool = withoutTold(stored, records.prices.get(stored.slug));
      const file = `tools/${tool.slug}.md`;
      const text = toolFile(tool);
      return { file, text, isRight: isSame(readToolText(file, text), tool) };
    }),
    ...records.workflows.map((workflow) => {
      const file = `workflows/${workflow.slug}.yaml`;
      const text = workflowFile(workflow);
      return { file, text, isRight: isSame(readWorkflowText(file, text), workflow) };
    }),
    ...records.answers.map((answer) => {
      const file = `answers/${answer.slug}.yaml`;
      const text = answerFile(answer);
      return { file, text, isRight: isSame(readAnswerText(file, text), answer) };
    }),
    ...records.tools.flatMap(({ slug }) => {
      const file = `evidence/${slug}.yaml`;
      // A tool whose last fact went out of use has a file that says nothing, or the file would bring it back.
      const evidence = records.evidence.get(slug) ?? (contentOf(authored, file) === undefined ? undefined : noEvidence);
      if (!evidence) return [];
      const text = evidenceFile(evidence);
      return [{ file, text, isRight: isDeepStrictEqual(readEvidenceText(file, text), evidence) }];
    }),
    ...[...records.prices.values()].map((prices) => {
      const file = `prices/${prices.slug}.yaml`;
      const text = priceFile(prices);
      return { file, text, isRight: isSame(readPriceText(file, text), prices) };
    }),
    ...(edited.length > 0 ? deskTextFiles(edited, readDeskDefaults(authored), (file) => contentOf(authored, file) ?? '') : []),
  ];
  const wrong = files.find(({ isRight }) => !isRight);
  if (wrong) throw new Error(`${wrong.file} would not say what its record says.`);

  const changed = files.filter(({ file, text }) => contentOf(target, file) !== text);
  for (const folder of folders) mkdirSync(join(target, folder), { recursive: true });
  for (const { file, text } of changed) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  const known = new Set(files.map(({ file }) => file));
  return {
    written: changed.map(({ file }) => file).sort(),
    unchanged: files.length - changed.length,
    withoutRecord: folders
      .flatMap((folder) => readdirSync(join(target, folder)).map((name) => `${folder}/${name}`))
      .filter((file) => !known.has(file))
      .sort(),
  };
}

const noEvidence: Evidence = { facts: [], changes: [] };
const folders = ['tools', 'workflows', 'answers', 'evidence', 'prices'];

const contentOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

function isSame<T extends object>(read: T | undefined, record: T): boolean {
  // The way over JSON leaves out what is undefined.
  return read !== undefined && isDeepStrictEqual(inOneOrder(read), inOneOrder(JSON.parse(JSON.stringify(record))));
}

/** A record as it is compared with what its file says: with its tools in one order. */
export const inOneOrder = (record: object): object =>
  'tools' in record && 'steps' in record ? withToolsInOrder(record as Workflow) : record;
