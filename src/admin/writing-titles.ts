import { nameOfCategory } from '#admin/categories.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import type { WritingKind } from '#domain/writings/writing-kinds.ts';

/** What a guide, explainer or statement is called at the desk, by the name of its file. */
export function titleOfWriting(kind: WritingKind, name: string): string {
  if (kind === 'guides') return `Guide: ${nameOfCategory(name) ?? name}`;
  const titles: Record<string, string | undefined> =
    kind === 'explainers'
      ? explainerTitles
      : Object.fromEntries(Object.entries(statementTitles).map(([statement, { title }]) => [statement, title]));
  return titles[name] ?? name;
}
