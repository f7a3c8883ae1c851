import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { check } from '#domain/check.ts';
import { forgottenPasswordSchema, passwordResetSchema, secondFactorSchema, signInSchema } from '#domain/staff/staff-schema.ts';
import type { KnownDevices } from '../../auth/known-devices.ts';
import type { PasswordLinks } from '../../auth/password-links.ts';
import { throwSessionEnded } from '../../auth/refusals.ts';
import type { SignInLimits } from '../../auth/sign-in-limits.ts';
import type { SignInStep } from '../../auth/staff-auth.ts';
import type { Database } from '../../database/tables.ts';
import { HttpError } from '../../errors.ts';
import { findUserByName } from '../../repositories/users.ts';
import type { AddressRow } from '../../requests/address-row.ts';
import { readJsonBody } from '../../requests/request-body.ts';
import { awayFromQueue, clientOfRequest } from '../../requests/request-scope.ts';
import { refuseForeignOrigin } from '../../requests/same-origin.ts';
import { presentSession } from './presenters.ts';
import type { StaffGate } from './staff-gate.ts';
import { requireStaff } from './staff-gate.ts';

/** Shortest time until a refused sign-in or a forgotten password is answered, in ms: a faster answer would reveal known names. */
const leastMs = 250;

interface SignInParts extends StaffGate {
  limits: SignInLimits;
  passwordLinks: PasswordLinks;
  devices: KnownDevices;
  db: Kysely<Database>;
}

/** Rows to sign in and out, and to choose a new password by a mailed link. */
export function signInRows(gate: SignInParts): AddressRow[] {
  const { auth, db, limits, devices, passwordLinks, publicUrl, clock } = gate;

  /** Validates a body from one of our own pages, without a session. @throws {HttpError} 403, 413, 415, 422 */
  async function readOwn<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
    refuseForeignOrigin(c.req.raw.headers, publicUrl);
    const { value } = await readJsonBody(c.req.raw);
    const { data, issues } = check(schema, value);
    if (issues) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
    return data as z.output<Schema>;
  }

  const answerStep = (c: Context, { cookies, session }: SignInStep) => {
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    if (session) devices.remember(c, session.username);
    return c.json(session ? presentSession(session) : { needsCode: true });
  };

  const signIn = async (c: Context) => {
    const now = clock.now();
    const refusedFrom = wait(leastMs);
    const credentials = await readOwn(c, signInSchema);
    const username = credentials.username.trim().toLowerCase();
    const userId = (await findUserByName(db, username))?.id;
    const attempt = { client: clientOfRequest(), username, device: devices.find(c, username), userId };
    await limits.count(attempt, now);
    const step = await auth.signIn({ username, password: credentials.password }, c.req.raw.headers, now);
    if (!step) {
      await awayFromQueue(() => refusedFrom);
      throw new HttpError(401, 'The username or the password is wrong.');
    }
    await limits.giveBack(attempt);
    return answerStep(c, step);
  };

  const secondFactor = async (c: Context) => {
    const factor = await readOwn(c, secondFactorSchema);
    return answerStep(c, await auth.signInWithCode(factor, c.req.raw.headers, clock.now()));
  };

  const forgottenPassword = async (c: Context) => {
    const answeredFrom = wait(leastMs);
    const { username } = await readOwn(c, forgottenPasswordSchema);
    await limits.countReset(clientOfRequest(), clock.now());
    await passwordLinks.ask(username, clock.now());
    await awayFromQueue(() => answeredFrom);
    return c.body(null, 204);
  };

  const newPassword = async (c: Context) => {
    const reset = await readOwn(c, passwordResetSchema);
    const client = clientOfRequest();
    await limits.countReset(client, clock.now());
    await passwordLinks.use(reset, clock.now());
    await limits.forgetClient(client);
    return c.body(null, 204);
  };

  const signOut = (isEverywhere: boolean) => async (c: Context) => {
    const by = await requireStaff(gate, c);
    const cookies = await auth.signOut(by, c.req.raw.headers, isEverywhere, clock.now()).catch(throwSessionEnded);
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    return c.body(null, 204);
  };

  const answers: Record<string, AddressRow['answer']> = {
    'sign-in': signIn,
    'second-factor': secondFactor,
    'forgotten-password': forgottenPassword,
    'new-password': newPassword,
    'sign-out': signOut(false),
    'sign-out-everywhere': signOut(true),
  };
  return Object.entries(answers).map(([name, answer]) => ({
    method: 'POST',
    path: `/api/auth/${name}`,
    cache: 'visitor',
    work: 'storing',
    answer,
  }));
}
