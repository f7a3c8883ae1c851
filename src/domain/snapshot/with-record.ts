import type { Answer } from '../answers/answer-schema.ts';
import type { ToolPrices } from '../catalogue/price-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { WritingKind } from '../writings/writing-kinds.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import { createSnapshot } from './snapshot.ts';

/** A record with a page of its own, by its kind. */
export type PagedRecord =
  | { kind: 'tools'; record: Tool }
  | { kind: 'workflows'; record: Workflow }
  | { kind: 'answers'; record: Answer };

/** The catalogue as it would be with this record in the place of the one of its name, shown even if that is taken down. */
export function withRecord(snapshot: CatalogueSnapshot, { kind, record }: PagedRecord): CatalogueSnapshot {
  const records = recordsOf(snapshot);
  const shown = record.status === 'hidden' ? { ...record, status: 'active' } : record;
  const others = records[kind].filter(({ slug }) => slug !== record.slug);
  return createSnapshot(snapshot.revision, {
    ...records,
    // Answers stay in the order of their slugs; the others are sorted as the snapshot is made.
    [kind]: [...others, shown].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  });
}

/** … and with this price of its tool. */
export const withPrice = (snapshot: CatalogueSnapshot, price: ToolPrices): CatalogueSnapshot =>
  createSnapshot(snapshot.revision, { ...recordsOf(snapshot), prices: new Map(snapshot.prices).set(price.slug, price) });

/** What a snapshot was made of. */
function recordsOf(snapshot: CatalogueSnapshot) {
  const { categories, evidence, prices, added, siteWords, writings, guidance, hidden, tools, workflowBySlug } = snapshot;
  return {
    ...{ categories, evidence, prices, added, siteWords, writings },
    ...guidance,
    tools: [...tools, ...hidden.tools.values()],
    workflows: [...workflowBySlug.values(), ...hidden.workflows.values()],
    answers: [...guidance.answers, ...hidden.answers.values()],
  };
}

/** … and with this text in the place of the one of its name. */
export const withWriting = (
  snapshot: CatalogueSnapshot,
  { kind, name, text }: { kind: WritingKind; name: string; text: string },
): CatalogueSnapshot => ({ ...snapshot, writings: new Map(snapshot.writings).set(`${kind}/${name}`, text) });
