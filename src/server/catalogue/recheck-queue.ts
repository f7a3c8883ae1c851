import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { Answer } from '#domain/answers/answer-schema.ts';
import { saidOf } from '#domain/catalogue/price-in-words.ts';
import { needsDecision, stateOfDocument } from '#domain/documents/document-state.ts';
import { oncePer } from '#domain/once-per.ts';
import { kinds } from '#domain/records/kinds.ts';
import type { PagedKind } from '#domain/records/record-kind.ts';
import { compareQueued, needsNoChecking, oldestReading, recheckReason } from '#domain/staff/recheck.ts';
import type { RecheckReason } from '#domain/staff/recheck-reasons.ts';
import type { ReadAgain } from '#domain/trust/age.ts';
import { isUnread } from '#domain/trust/age.ts';
import { leftProblems, recordOfFile } from '../content/record-rules.ts';
import type { Database } from '../database/tables.ts';
import { findChangedDocuments } from '../documents/find-documents.ts';
import { countViewsByPath } from '../repositories/page-views.ts';
import type { Catalogue } from './catalogue.ts';

const dayMs = 24 * 60 * 60 * 1000;
const viewedDays = 90;

/** Kinds of record that may wait in the queue. */
export const checkedKinds = ['tool', 'workflow', 'answer'] as const;
export type CheckedKind = (typeof checkedKinds)[number];

/** Counts the recent views of each page, by its path. */
export const recentViews = (db: Kysely<Database>, now: Date): Promise<Map<string, number>> =>
  countViewsByPath(db, new Date(now.getTime() - viewedDays * dayMs).toISOString().slice(0, 10));

/**
 * Lists every entry that is to be checked again, in this order: entries in which a day has come that they name; tools and answers
 * whose words changed in their documents; what an act that always passes has left wrong; tools and workflows by their age.
 */
export async function findQueue(db: Kysely<Database>, catalogue: Catalogue, now: Date) {
  const views = await recentViews(db, now);
  const quoting = (await findChangedDocuments(db)).flatMap(({ entries }) => entries);
  const today = now.toISOString().slice(0, 10);
  const wrong = leftWrongIn(catalogue, today);
  const queued = checkedKinds.flatMap((kind) => {
    const { listed } = kinds[`${kind}s`] as PagedKind<{ slug: string }>;
    return catalogue[`${kind}s`].flatMap((record) => {
      const { slug } = record;
      const { title: name, status, checked: verifiedAt } = listed(record);
      const evidence = (kind === 'tool' && catalogue.evidence.get(slug)) || { facts: [], changes: [] };
      const isWrong = wrong.has(`${kind}s/${slug}`) && !needsNoChecking(status);
      const entryReason = kind === 'answer' ? undefined : recheckReason({ status, verifiedAt, ...evidence }, now.toISOString());
      const words = stateOfDocument(quoting.filter((one) => one.kind === kind && one.slug === slug).map(({ state }) => state));
      const isDue = !needsNoChecking(status) && namingDays(catalogue, kind, slug).some((text) => isUnread(text, today));
      const reason: RecheckReason | undefined = isDue ? 'due' : needsDecision(words) ? words : isWrong ? 'wrong' : entryReason;
      const oldestDay = oldestReading({ verifiedAt, facts: evidence.facts }, today);
      return reason ? [{ kind, slug, name, reason, checked: oldestDay, views: views.get(addresses[kind](slug)) ?? 0 }] : [];
    });
  });
  return queued.sort(compareQueued);
}

/** Finds the parts of an entry that may name a future day: an answer itself; a tool's facts and what its price rests on. */
function namingDays({ answers, evidence, prices }: Catalogue, kind: CheckedKind, slug: string): readonly ReadAgain[] {
  if (kind === 'answer') return answers.filter((answer) => answer.slug === slug).map(readWhenWritten);
  if (kind === 'workflow') return [];
  const price = prices.get(slug);
  return [...(evidence.get(slug)?.facts ?? []), ...(price ? saidOf(price).map(({ said }) => said) : [])];
}

const readWhenWritten = ({ mustBeReadBy, written }: Answer): ReadAgain => ({ mustBeReadBy, read: written });

/** Lists what a stricter card, an ending or a fact out of use elsewhere left wrong in each record: 'workflows/weekly-letter'. */
export const leftWrongIn = oncePer((catalogue: Catalogue, today: string): ReadonlyMap<string, string[]> => {
  const byRecord = Map.groupBy(leftProblems(catalogue, today), ({ file }) => recordOfFile(file));
  return new Map([...byRecord].map(([record, problems]) => [record, problems.map(({ message }) => message)]));
});
