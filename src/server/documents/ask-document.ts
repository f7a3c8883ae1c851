import { extname } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Failure, Manners, PageAnswer } from '../links/polite-requests.ts';
import { isFine, PoliteRequests } from '../links/polite-requests.ts';
import type { DocumentFile, DocumentKind } from './document-file.ts';
import { documentKinds, mostDocumentBytes } from './document-file.ts';

/** Answer of a document's site. */
export type DocumentAnswer =
  | { found: 'read'; file: DocumentFile; etag: string | null; lastModified: string | null }
  | { found: 'as before' }
  /** The site reports that the document is not there. */
  | { found: 'gone'; reason: string }
  /** The answer cannot be read. */
  | { found: 'unreadable'; reason: string }
  /** The site asks for a pause, in milliseconds where it says how long. */
  | { found: 'busy'; reason: string; waitMs: number | undefined }
  | Failure;

/** Validators of the version that was read last, from the site. */
export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

/** Name of the hub in a robots.txt when it reads documents. */
export const readerName = 'MinistryAIHub-Reader';

/** Requests documents politely, and a known one only if it is newer. */
export class DocumentAsker {
  readonly #requests: PoliteRequests;
  readonly #clock: Clock;

  /** @param clock for the date in a Retry-After */
  constructor(manners: Manners, clock: Clock) {
    this.#requests = new PoliteRequests(manners);
    this.#clock = clock;
  }

  /** Requests one document. @param version the version that was read before, where it is still kept */
  ask(address: string, version?: KnownVersion): Promise<DocumentAnswer> {
    const headers = {
      Accept: 'text/html,application/pdf,text/plain,text/markdown;q=0.9,*/*;q=0.5',
      ...(version?.etag && { 'If-None-Match': version.etag }),
      ...(version?.lastModified && { 'If-Modified-Since': version.lastModified }),
    };
    return this.#requests.within(async () =>
      answerOf(await this.#requests.follow(address, { method: 'GET', headers, mostBytes: mostDocumentBytes + 1 }), this.#clock),
    );
  }
}

function answerOf({ status, headers, body, at }: PageAnswer, clock: Clock): DocumentAnswer {
  if (status === 304) return { found: 'as before' };
  if (status === 404 || status === 410) return { found: 'gone', reason: `It answers ${status}` };
  if (status === 429 || status === 503)
    return { found: 'busy', reason: `It answers ${status}`, waitMs: waitOf(headers['retry-after'], clock) };
  if (status >= 500) return { found: 'failed', reason: `It answers ${status}` };
  if (!isFine(status) || status === 204) return { found: 'not told', reason: `It answers ${status} to programs` };
  if (!body) return { found: 'unreadable', reason: 'It is packed in a way that we can’t read' };
  if (body.length > mostDocumentBytes) return { found: 'unreadable', reason: 'It is larger than 5 MB' };
  const kind = kindOf(headers['content-type'] ?? '', body, at.pathname);
  if (!kind) return { found: 'unreadable', reason: 'It is no kind of document that can be read' };
  const charset = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1];
  return {
    found: 'read',
    file: { bytes: body, kind, ...(charset && { charset }) },
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

const kindByType: Record<string, DocumentKind> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/markdown': 'md',
};

/** Finds the kind of a document: its first bytes count more than its type, and its type more than its name. */
function kindOf(type: string, body: Buffer, path: string): DocumentKind | undefined {
  if (body.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaType !== '' && mediaType !== 'application/octet-stream') return kindByType[mediaType];
  return documentKinds.find((kind) => kind !== 'pdf' && extname(path).toLowerCase() === `.${kind}`);
}

/** Reads the pause of a Retry-After, in ms: seconds, or a date (RFC 9110). */
function waitOf(retryAfter: string | undefined, clock: Clock): number | undefined {
  if (!retryAfter) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now().getTime());
}
