import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import type { Permission } from '#domain/staff/accounts.ts';
import type { SignInLimits } from '../../auth/sign-in-limits.ts';
import type { SignedIn, StaffAuth } from '../../auth/staff-auth.ts';
import type { CurrentCatalogue } from '../../catalogue/current-catalogue.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/tables.ts';
import type { DocumentThread } from '../../documents/document-thread.ts';
import type { LeaveLinks } from '../../submissions/leave-links.ts';

/** Dependencies of the staff API's calls. */
export interface StaffContext {
  db: Kysely<Database>;
  catalogue: CurrentCatalogue;
  auth: StaffAuth;
  limits: SignInLimits;
  /** Thread that reads strangers' documents, one after the other. */
  documents: DocumentThread;
  /** The authored files as this server read them. */
  files: Content;
  /** Folder of the authored files, whose links are listed before something is taken down. */
  contentFolder: string;
  /** Renders the page at an address with another catalogue, for a frame of the desk. */
  preview: (address: string, snapshot: CatalogueSnapshot) => Promise<{ body: Buffer; headers: Record<string, string> }>;
  /** Makes the links by which people leave the list. */
  leaveLinks: LeaveLinks;
  /** True if this server checks links (LINK_CHECKS). */
  checksLinks: boolean;
  /** Takes up an edit on this server at once; other servers learn of it through the database. */
  catalogueChanged: () => Promise<void>;
  /** Takes up a decision about a question, in the same way. */
  questionsChanged: () => Promise<void>;
}

/** A request of staff: its user and its validated input. */
export interface StaffRequest<Body = unknown, Query = unknown> {
  by: SignedIn;
  /** Headers that better-auth receives. */
  headers: Headers;
  /** The parts of the address by name: { slug: 'claude' }. */
  params: Record<string, string>;
  body: Body;
  query: Query;
  now: Date;
}

/** Answer to a call: one record, a list with the number of all matches, a file, a page or nothing; and a new session's cookie. */
export type StaffAnswer = { cookies?: readonly string[] } & (
  | { body: object }
  | { list: readonly object[]; total: number }
  | { csv: string; fileName: string }
  /** A page of the site, for a frame of the desk. */
  | { page: Buffer; headers: Record<string, string> }
  | { none: true }
);

/** A call of the staff API. Routes, descriptions (GET /api/staff/calls) and the test of permissions are made from the calls. */
export interface StaffCall {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path below /api/staff, with parameters in braces: '/tools/{slug}'. */
  path: string;
  summary: string;
  permission: Permission;
  /** True if it is open to a user who has to set up a second factor before anything else. */
  withoutSecondFactor?: true;
  body?: z.ZodType;
  /** Maximum size in bytes of its body, where that is larger than a record. */
  mostBytes?: number;
  /** True if the body is a form whose one field, 'record', holds JSON: only a form can be sent into a frame. */
  takesForm?: true;
  query?: z.ZodObject;
  /** True if a retry runs again: it is idempotent, or its answer holds a session or a secret, which is stored nowhere. */
  isDoneAnew?: true;
  /** Does slow work that stores nothing, before the transaction of the call. @returns what replaces the body */
  prepare?: (context: StaffContext, request: Pick<StaffRequest<never>, 'params' | 'body' | 'now'>) => Promise<unknown>;
  /** True if it creates something, and answers 201. */
  creates?: true;
  answer: (context: StaffContext, request: StaffRequest<never, never>) => Promise<StaffAnswer>;
}

type Checked<Schema, None> = Schema extends z.ZodType ? z.output<Schema> : None;

/** A call of one address with the type of its answer, which the desk imports (staff-answers.ts). */
type Answering<Method, Path, Answer> = StaffCall & { method: Method; path: Path; answers?: Answer };

/** Types a call: its `answer` receives the input as parsed by its schemas, and the body as returned by `prepare`. */
export const staffCall = <
  Method extends StaffCall['method'],
  const Path extends string,
  Answer extends StaffAnswer,
  Body extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Prepared = Checked<Body, undefined>,
>(
  call: Omit<StaffCall, 'method' | 'path' | 'body' | 'query' | 'prepare' | 'answer'> & {
    method: Method;
    path: Path;
    body?: Body;
    query?: Query;
    prepare?: (
      context: StaffContext,
      request: Pick<StaffRequest<Checked<Body, undefined>>, 'params' | 'body' | 'now'>,
    ) => Promise<Prepared>;
    answer: (context: StaffContext, request: StaffRequest<Prepared, Checked<Query, undefined>>) => Promise<Answer>;
  },
): Answering<Method, Path, Answer> => call as unknown as Answering<Method, Path, Answer>;
