import type { Kysely } from 'kysely';
import { documentOf } from '#domain/documents/document-address.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import type { Asked } from '../links/round.ts';
import { goOnWithRound, hostOf, longestRoundMs, secondAskMs } from '../links/round.ts';
import type { Quotation } from '../records/quotations.ts';
import { findQuotations } from '../records/quotations.ts';
import type { AskOutcome, DocumentAsk } from '../repositories/document-asks.ts';
import { deleteDocumentAsks, findDocumentAsks, saveDocumentAsk } from '../repositories/document-asks.ts';
import { findDocumentVersions, findLatestHashes, hashOf } from '../repositories/documents.ts';
import type { Round } from '../repositories/rounds.ts';
import type { DocumentAnswer, DocumentAsker } from './ask-document.ts';
import type { DocumentThread } from './document-thread.ts';
import type { ComparedReading, Reading } from './keep-reading.ts';
import { compareReading, keepReadings } from './keep-reading.ts';

/** Dependencies of a round of reading. */
export interface ReadingRound {
  db: Kysely<Database>;
  asker: Pick<DocumentAsker, 'ask'>;
  thread: DocumentThread;
  clock: Clock;
  /** Returns true when the server stops, which leaves the rest to another server. */
  isStopping: () => boolean;
}

// Batches of readings are stored, each as one revision of the catalogue, since each revision renews the pages; a killed server's
// batch is read again.
const batchDocuments = 50;
const batchCharacters = 4_000_000;
const batchMs = 5 * 60_000;

/** Pause for a busy site that does not say how long, doubled after each further time. */
const busyMs = 15 * 60_000;
const leastBusyMs = 60_000;
/**
 * Upper bound of a pause, even when the site asks for more: one header, sent by mistake, must not end the watch of its documents.
 */
const mostBusyMs = 60 * 60_000;
/** Maximum number of retries for a document of a busy site, in a round. */
const mostTries = 3;

/** Continues the open round of reading every document on which something rests, unless there is none or another server has it. */
export const readDocuments = (parts: ReadingRound): Promise<void> =>
  goOnWithRound({ ...parts, kind: 'documents', begin: (round) => beginReading(parts, round) });

async function beginReading({ db, asker, thread, clock }: ReadingRound, { createdAt }: Round) {
  const sources = await findSources(db);
  const asks = new Map((await findDocumentAsks(db)).map((ask) => [ask.address, ask]));
  await deleteDocumentAsks(
    db,
    [...asks.keys()].filter((address) => !sources.has(address)),
  );
  const hashes = await findLatestHashes(db);
  const busyUntil = new Map<string, number>();
  const noteBusy = ({ address, againAt, outcome }: DocumentAsk) => {
    if (againAt !== null && outcome === 'refused') busyUntil.set(hostOf(address), Date.parse(againAt));
  };
  // Skips pauses from a former round, which are over.
  for (const ask of asks.values()) if (ask.askedAt >= createdAt) noteBusy(ask);
  let batch: { asks: DocumentAsk[]; readings: ComparedReading[]; characters: number; since: number } | undefined;

  const settle = async () => {
    const { asks: askedInBatch, readings } = batch ?? { asks: [], readings: [] };
    batch = undefined;
    if (askedInBatch.length === 0) return;
    const also = async (transaction: Kysely<Database>) => {
      for (const ask of askedInBatch) await saveDocumentAsk(transaction, ask);
    };
    await keepReadings(db, readings, { now: clock.now().toISOString(), also });
  };
  const keepOne = async ({ address, answer, at }: Asked<DocumentAnswer>) => {
    const quotations = sources.get(address)?.quotations ?? [];
    const { ask, reading } = await settleAnswer(answer, { address, at, before: asks.get(address), quotations, db, thread });
    asks.set(address, ask);
    noteBusy(ask);
    batch ??= { asks: [], readings: [], characters: 0, since: clock.now().getTime() };
    batch.asks.push(ask);
    if (!reading) return;
    batch.readings.push(reading);
    batch.characters += reading.version?.text.length ?? 0;
  };
  return {
    addresses: spreadSites([...sources.keys()]),
    ask: (address: string) => {
      const lastAsk = asks.get(address);
      return asker.ask(
        sources.get(address)?.source ?? address,
        lastAsk && lastAsk.hash === hashes.get(address) ? lastAsk : undefined,
      );
    },
    stateOf: (address: string, round: Round, now: number) => {
      const until = busyUntil.get(hostOf(address)) ?? 0;
      const ask = asks.get(address);
      const isOpen = !ask || ask.askedAt < round.createdAt || ask.againAt !== null;
      if (!isOpen) return 'done';
      const from = Math.max(until, ask?.againAt && ask.askedAt >= round.createdAt ? Date.parse(ask.againAt) : 0);
      if (from <= now) return 'due';
      return from - Date.parse(round.createdAt) > longestRoundMs ? 'done' : 'waiting';
    },
    keep: async (answers: readonly Asked<DocumentAnswer>[]) => {
      for (const each of answers) await keepOne(each);
      if (!batch) return;
      const isFull = batch.asks.length >= batchDocuments || batch.characters >= batchCharacters;
      if (isFull || clock.now().getTime() - batch.since >= batchMs) await settle();
    },
    proven: (but: ReadonlySet<string>) => {
      const provenAsks = [...asks.values()].filter(
        ({ address, outcome }) => (outcome === 'read' || outcome === 'as before') && !but.has(hostOf(address)),
      );
      return provenAsks.sort((a, b) => (a.askedAt < b.askedAt ? 1 : -1))[0]?.address;
    },
    settle,
  } as const;
}

/** Finds every document on which something rests, with the address by which it is requested. */
async function findSources(db: Kysely<Database>): Promise<Map<string, { source: string; quotations: Quotation[] }>> {
  const quoted = Map.groupBy(await findQuotations(db), ({ source }) => documentOf(source));
  return new Map(
    [...quoted].map(([document, quotations]) => [
      document,
      { source: quotations.at(-1)?.source.replace(/#.*$/, '') ?? document, quotations },
    ]),
  );
}

/** Orders documents so that those of one site are far apart: a site that wants long pauses delays little. */
function spreadSites(addresses: readonly string[]): string[] {
  const ofHost = new Map<string, number>();
  const placed = addresses.toSorted().map((address) => {
    const place = ofHost.get(hostOf(address)) ?? 0;
    ofHost.set(hostOf(address), place + 1);
    return { address, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ address }) => address);
}

interface AnswerParts {
  address: string;
  /** Time of the answer, ISO time. */
  at: string;
  before: DocumentAsk | undefined;
  /** Quotations that rest on the document. */
  quotations: readonly Quotation[];
  db: Kysely<Database>;
  thread: DocumentThread;
}

/** Makes the record of an answer, and the document's reading where the answer is conclusive. */
async function settleAnswer(
  answer: DocumentAnswer,
  { address, at, before, quotations, db, thread }: AnswerParts,
): Promise<{ ask: DocumentAsk; reading?: ComparedReading }> {
  const { etag = null, lastModified = null, hash = null } = before ?? {};
  const common = { address, askedAt: at, etag, lastModified, hash };
  const plain = (outcome: AskOutcome, reason: string | null = null) => ({
    ...common,
    outcome,
    reason,
    failures: 0,
    againAt: null,
  });
  const later = (outcome: AskOutcome, reason: string | null, ms: number) => ({
    ...plain(outcome, reason),
    failures: (before?.failures ?? 0) + 1,
    againAt: new Date(Date.parse(at) + ms).toISOString(),
  });
  const compared = (content: Reading['said']) =>
    compareReading(thread, { address, day: at.slice(0, 10), said: content }, quotations);
  const isSecond = (before?.failures ?? 0) > 0;
  switch (answer.found) {
    case 'read': {
      const document = await thread.read(answer.file);
      if (document === 'too much')
        return { ask: plain('unreadable', 'It costs too much to read'), reading: await compared('unreadable') };
      if (document === 'broken') return { ask: plain('unreadable', noWords), reading: await compared('unreadable') };
      const reading = await compared(document);
      if (reading.unusable) return { ask: plain('unreadable', noWords), reading };
      const version = { etag: answer.etag, lastModified: answer.lastModified, hash: hashOf(document.text) };
      // Asks a second time, as another page may be there for a while, for example while a site is being repaired.
      const isAllGone = reading.quotations.every(({ state }) => state === 'gone');
      if (isAllGone && version.hash !== hash && !(isSecond && before?.outcome === 'gone'))
        return { ask: later('gone', 'None of the words that we quote stand in it', secondAskMs) };
      return { ask: { ...plain('read'), ...version }, reading };
    }
    case 'as before': {
      const [latest] = await findDocumentVersions(db, address, 1);
      return latest
        ? { ask: plain('as before'), reading: await compared({ text: latest.text }) }
        : { ask: { ...plain('failed'), etag: null, lastModified: null, hash: null } };
    }
    case 'unreadable':
      return { ask: plain('unreadable', answer.reason), reading: await compared('unreadable') };
    case 'not told':
      return { ask: plain('refused', answer.reason ?? null), reading: await compared('unreadable') };
    case 'busy': {
      const tries = before?.outcome === 'refused' ? before.failures : 0;
      if (tries >= mostTries) return { ask: plain('refused', answer.reason), reading: await compared('unreadable') };
      const ms = Math.min(mostBusyMs, Math.max(leastBusyMs, answer.waitMs ?? busyMs * 2 ** tries));
      return { ask: later('refused', answer.reason, ms) };
    }
    case 'gone':
      return isSecond
        ? { ask: plain('gone', answer.reason), reading: await compared('gone') }
        : { ask: later('gone', answer.reason, secondAskMs) };
    default:
      return { ask: isSecond ? plain('failed', answer.reason ?? null) : later('failed', answer.reason ?? null, secondAskMs) };
  }
}

const noWords = 'It has no words that can be read';
