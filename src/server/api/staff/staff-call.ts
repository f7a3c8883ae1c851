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

/** What the calls of the staff API work on. */
export interface StaffContext {
  db: Kysely<Database>;
  catalogue: CurrentCatalogue;
  auth: StaffAuth;
  limits: SignInLimits;
  /** Where strangers' documents are read, one after the other. */
  documents: DocumentThread;
  /** The authored files as this server read them. */
  files: Content;
  /** Where the authored files are, whose links are told before something is taken down. */
  contentFolder: string;
  /** The page at an address as it would be with another catalogue, for a frame of the desk. */
  preview: (address: string, snapshot: CatalogueSnapshot) => Promise<{ body: Buffer; headers: Record<string, string> }>;
  /** Makes the links by which people leave the list. */
  leaveLinks: LeaveLinks;
  /** Whether this server asks links at all (LINK_CHECKS). */
  checksLinks: boolean;
  /** Takes up an edit on this server at once; the others hear of it through the database. */
  catalogueChanged: () => Promise<void>;
  /** … and a decision about a question. */
  questionsChanged: () => Promise<void>;
}

/** A request of staff: who it is from, and what was sent after its check. */
export interface StaffRequest<Body = unknown, Query = unknown> {
  by: SignedIn;
  /** What better-auth is told of the request. */
  headers: Headers;
  /** The parts of the address by name: { slug: 'claude' }. */
  params: Record<string, string>;
  body: Body;
  query: Query;
  now: Date;
}

/** What is answered: one record, a list with the number of all that matched, a file, or nothing; and a new session's cookie. */
export type StaffAnswer = { cookies?: readonly string[] } & (
  | { body: object }
  | { list: readonly object[]; total: number }
  | { csv: string; fileName: string }
  /** A page of the site, for a frame of the desk. */
  | { page: Buffer; headers: Record<string, string> }
  | { none: true }
);

/** One call of the staff API. The table of them makes the routes, their description (GET /api/staff/calls) and the test of permissions. */
export interface StaffCall {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below /api/staff, with names in braces: '/tools/{slug}'. */
  path: string;
  summary: string;
  permission: Permission;
  /** Open also to somebody who has to set up a second factor before anything else. */
  withoutSecondFactor?: true;
  body?: z.ZodType;
  /** Most bytes of its body, where that is larger than a record. */
  mostBytes?: number;
  /** The body is a form whose one field, 'record', holds JSON: only a form can be sent into a frame. */
  takesForm?: true;
  query?: z.ZodObject;
  /** Sent again it is done anew: that leaves the same, or its answer holds a session or a secret, which is kept nowhere. */
  isDoneAnew?: true;
  /** What takes long and stores nothing, before the transaction of the call: what it makes of the body takes its place. */
  prepare?: (context: StaffContext, request: Pick<StaffRequest<never>, 'params' | 'body' | 'now'>) => Promise<unknown>;
  /** Whether it makes something new, and answers 201. */
  creates?: true;
  answer: (context: StaffContext, request: StaffRequest<never, never>) => Promise<StaffAnswer>;
}

type Checked<Schema, None> = Schema extends z.ZodType ? z.output<Schema> : None;

/** A call of one address, with what it answers, for the compiler alone: the desk takes its types from there (staff-answers.ts). */
type Answering<Method, Path, Answer> = StaffCall & { method: Method; path: Path; answers?: Answer };

/** A call whose `answer` gets what its own schemas make of the request, and `prepare` of its body. */
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
