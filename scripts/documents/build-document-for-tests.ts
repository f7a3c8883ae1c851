import type { HubDocument } from '#server/word-files/document.ts';
import { readDocument } from './read-document.ts';

/** Builds a document from Markdown. */
export const buildDocument = (markdown: string, overrides: Partial<HubDocument> = {}): HubDocument => ({
  ...readDocument(`---\ntitle: On Lamps\ndate: 2026-07-04\nsummary: What a lamp is for.\n---\n\n${markdown}\n`),
  ...overrides,
});
