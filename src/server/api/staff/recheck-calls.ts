import type { Kysely } from 'kysely';
import { z } from 'zod';
import { addresses } from '#domain/addresses.ts';
import { kinds } from '#domain/records/kinds.ts';
import { changesTouching, stillLookedFor } from '#domain/staff/recheck.ts';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import { recheckSchema } from '#domain/staff/staff-schema.ts';
import { newestCatalogue } from '../../catalogue/current-catalogue.ts';
import { checkedKinds, findQueue, leftWrongIn, recentViews } from '../../catalogue/recheck-queue.ts';
import type { Database } from '../../database/tables.ts';
import { compareWithKept, seenByPerson } from '../../documents/compare-with-kept.ts';
import { findChangedDocuments } from '../../documents/find-documents.ts';
import { HttpError } from '../../errors.ts';
import { evidenceInUse } from '../../records/evidence.ts';
import { findLinkChecks } from '../../repositories/link-checks.ts';
import type { Change } from '../../repositories/record-versions.ts';
import { olderVersion, requireFound } from './conflict.ts';
import { recordToEdit, replaceRecord } from './edits.ts';
import { factsToEdit, readNow } from './evidence-calls.ts';
import { pageOf, paging } from './paging.ts';
import { presentLink } from './presenters.ts';
import { changeBy, save, toldOf } from './save.ts';
import type { StaffRequest } from './staff-call.ts';
import { staffCall } from './staff-call.ts';
import { stricterTool } from './stricter-tool.ts';

/** Calls on the queue of entries to check again. */
export const recheckCalls = [
  staffCall({
    method: 'get',
    path: '/recheck',
    summary:
      'What is to be checked again: what names a day that has come first, then words that changed or are gone, then what is wrong, then new terms, then the oldest, then the most seen',
    permission: 'edit catalogue',
    query: z.object(paging),
    answer: async (context, { query, now }) =>
      pageOf(await findQueue(context.db, await newestCatalogue(context.db, context), now), query),
  }),
  staffCall({
    method: 'get',
    path: '/recheck/{kind}/{slug}',
    summary: 'A tool, workflow or answer with its facts and sources, in the queue or not',
    permission: 'edit catalogue',
    answer: async ({ db, ...context }, { params, now }) => {
      const entry = await entryOf(db, params, now);
      const wrong = leftWrongIn(await newestCatalogue(db, context), now.toISOString().slice(0, 10));
      const problems = wrong.get(`${entry.kind}s/${entry.slug}`) ?? [];
      const documents = entry.kind === 'workflow' ? [] : await findChangedDocuments(db, { kind: entry.kind, slug: entry.slug });
      return { body: { ...entry, problems, documents } };
    },
  }),
  staffCall({
    method: 'post',
    path: '/recheck/{kind}/{slug}',
    summary: 'An entry was checked: what was found of each of its facts; answered with a body where that leaves others wrong',
    permission: 'edit catalogue',
    body: recheckSchema,
    answer: (context, request) => {
      const { params, body, now } = request;
      const { kind, slug } = params;
      const own = `${kind}s/${slug}`;
      return save(context, request, { own, isUnsent: true }, async (db) => {
        const entry = await entryOf(db, params, now);
        // A fact that somebody added meanwhile was not checked, so the check is not whole.
        const isWhole = entry.facts.length === body.facts.length && entry.facts.every(({ fact }) => ofId(body.facts, fact.id));
        if (body.version !== entry.version || !isWhole) throw olderVersion(entry);
        const detail = await store(db, entry, request, changeBy(request, 'Checked again'));
        return { answer: { none: true }, ...toldOf(own, 'checked', { detail }) };
      });
    },
  }),
];

/** Finds an entry to check, without its problems and its changed documents. @throws {HttpError} 404 */
async function entryOf(db: Kysely<Database>, { kind: kindName, slug = '' }: Record<string, string>, now: Date) {
  const kind = requireFound(
    checkedKinds.find((checkedKind) => checkedKind === kindName),
    'Entry',
  );
  const views = await recentViews(db, now);
  const links = new Map((await findLinkChecks(db)).map((check) => [check.address, presentLink(check)]));
  const sourcesOf = (addressesOfEntry: readonly (string | undefined)[]) =>
    [...new Set(addressesOfEntry.filter((address) => address !== undefined))].map((address) => ({
      address,
      link: links.get(address) ?? null,
    }));
  if (kind === 'workflow') {
    const { version, record: workflow } = await recordToEdit(db, kinds.workflows, slug);
    const { title: name, verifiedAt, description } = workflow;
    return {
      ...{ kind, slug, name, version, verifiedAt, description, pricing: null, facts: [], notFound: [] },
      views: views.get(addresses.workflow(slug)) ?? 0,
      sources: sourcesOf(workflow.sources),
    };
  }
  if (kind === 'answer') {
    const { version, record: answer } = await recordToEdit(db, kinds.answers, slug);
    const { question: name, written: verifiedAt, lead: description } = answer;
    return {
      ...{ kind, slug, name, version, verifiedAt, description, pricing: null, facts: [], notFound: [] },
      views: views.get(addresses.answer(slug)) ?? 0,
      sources: sourcesOf(answer.grounds.map(({ source }) => source)),
    };
  }
  const { version, record: tool } = await recordToEdit(db, kinds.tools, slug);
  const { name, verifiedAt, description, pricing } = tool;
  const rows = (await factsToEdit(db, slug)).filter(({ editable }) => editable.retiredAt === null);
  const { changes } = await evidenceInUse(db, slug);
  const facts = rows.map(({ record, editable }) => ({
    ...editable,
    touchedBy: changesTouching(record, changes, now.toISOString().slice(0, 10)).map(({ title, date, source }) => ({
      ...{ title, date, source },
    })),
  }));
  return {
    ...{ kind, slug, name, version, verifiedAt, description, pricing, facts },
    views: views.get(addresses.tool(slug)) ?? 0,
    sources: sourcesOf([...rows.map(({ record }) => record.source), tool.website, ...tool.sources]),
    notFound: tool.notFound.map(({ about }) => about),
  };
}

const ofId = (decisions: readonly RecheckDecision[], id: string) => decisions.find((decision) => decision.id === id);

type Entry = Awaited<ReturnType<typeof entryOf>>;
type Checked = Pick<StaffRequest<{ facts: RecheckDecision[]; stricter: boolean }>, 'body' | 'now'>;

/** Stores that an entry was checked. @returns what was found, in words */
async function store(db: Kysely<Database>, entry: Entry, request: Checked, change: Change): Promise<string> {
  const { kind, slug } = entry;
  if (kind === 'tool') return decide(db, slug, entry, request, change);
  const today = change.at.slice(0, 10);
  const checkDate = kind === 'workflow' ? { verifiedAt: today } : { written: today };
  const storedEntry = await recordToEdit<object>(db, kinds[`${kind}s`], slug);
  await replaceRecord(db, kinds[`${kind}s`], storedEntry, { record: { ...storedEntry.record, ...checkDate } }, change);
  return 'its sources were read again';
}

/** Stores the findings on each fact of a tool. @returns what was found, in words */
async function decide(db: Kysely<Database>, slug: string, entry: Entry, { body, now }: Checked, by: Change): Promise<string> {
  const today = by.at.slice(0, 10);
  const tool = await recordToEdit(db, kinds.tools, slug);
  for (const { fact, version } of entry.facts) {
    const decision = ofId(body.facts, fact.id);
    if (!decision || decision.version !== version) throw olderVersion(await entryOf(db, entryAddress(entry), now));
    // The author of a changed fact named the copy that they read.
    const record = decision.found === 'changed' ? { ...decision.fact, read: today } : readNow(fact, by.at);
    if (record.id !== fact.id) throw idChanged;
    const isLost = decision.found === 'not found';
    const change = { record: isLost ? fact : record, retiredAt: isLost ? by.at : null };
    await replaceRecord(db, kinds.facts, { name: `${slug}/${fact.id}`, version }, change, by);
    if (decision.found === 'still true') await seenByPerson(db, `${slug}/${fact.id}`, record, by.at);
    else await compareWithKept(db, 'facts', `${slug}/${fact.id}`);
  }
  const evidence = await evidenceInUse(db, slug);
  const lostTopics = entry.facts
    .filter(({ fact }) => ofId(body.facts, fact.id)?.found === 'not found')
    .map(({ fact }) => fact.about);
  const checkedTool = {
    ...{ ...tool.record, verifiedAt: today },
    notFound: stillLookedFor(tool.record, lostTopics, evidence.facts),
  };
  const strictTool = body.stricter ? stricterTool(checkedTool, evidence, today) : undefined;
  await replaceRecord(db, kinds.tools, tool, { record: strictTool ?? checkedTool }, by);
  return tally(body.facts, strictTool !== undefined);
}

const entryAddress = ({ kind, slug }: Entry) => ({ kind, slug });

const idChanged = new HttpError(422, 'Some fields are missing or wrong.', {
  issues: [{ path: 'fact.id', message: 'cannot be changed: other pages may lead to it' }],
});

/** Findings in words: 'still true: 3; changed: retention; not found: age'. */
function tally(decisions: readonly RecheckDecision[], isStricter: boolean): string {
  const idsOf = (what: RecheckDecision['found']) => decisions.filter(({ found: is }) => is === what).map(({ id }) => id);
  const parts = (['changed', 'not found'] as const).flatMap((what) => {
    const ids = idsOf(what);
    return ids.length > 0 ? [`${what}: ${ids.join(', ')}`] : [];
  });
  return [`still true: ${idsOf('still true').length}`, ...parts, ...(isStricter ? ['the card was made stricter'] : [])].join(
    '; ',
  );
}
