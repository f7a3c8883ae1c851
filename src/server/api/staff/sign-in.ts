import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { check } from '#domain/check.ts';
import { signInSchema } from '#domain/staff/staff-schema.ts';
import type { SignInLimits } from '../../auth/sign-in-limits.ts';
import { HttpError } from '../../errors.ts';
import type { NodeEnvironment } from '../../requests/admission.ts';
import { clientOfRequest } from '../../requests/admission.ts';
import type { TrustedProxies } from '../../requests/client-address.ts';
import { readJsonBody } from '../../requests/request-body.ts';
import { refuseForeignOrigin } from '../../requests/same-origin.ts';
import { presentSession } from './presenters.ts';
import type { StaffGate } from './staff-gate.ts';
import { noStore, requireStaff } from './staff-gate.ts';

/** A refusal takes at least this long: how long the work behind it takes would tell whether the name is known. */
const refusalMs = 250;

/** Signing in and out, below /api. */
export function createSignInApi(
  gate: StaffGate & { limits: SignInLimits; trustedProxies: TrustedProxies },
): Hono<NodeEnvironment> {
  const { auth, limits, publicUrl, trustedProxies } = gate;
  const api = new Hono<NodeEnvironment>();
  api.use('/auth/*', noStore);

  api.post('/auth/sign-in', async (c) => {
    const now = new Date();
    const refusedFrom = wait(refusalMs);
    refuseForeignOrigin(c.req.raw.headers, publicUrl);
    const { value } = await readJsonBody(c.req.raw);
    const { data, issues } = check(signInSchema, value);
    if (issues) throw new HttpError(422, 'Some fields are missing or wrong.', { issues });
    const username = data.username.trim().toLowerCase();
    const client = clientOfRequest(c, trustedProxies);
    await limits.count(client, username, now);
    const signedIn = await auth.signIn({ username, password: data.password }, c.req.raw.headers, now);
    if (!signedIn) {
      await refusedFrom;
      throw new HttpError(401, 'The username or the password is wrong.');
    }
    await limits.giveBack(client, username);
    c.header('Set-Cookie', signedIn.cookie);
    return c.json(presentSession(signedIn.session));
  });

  for (const [path, everywhere] of [
    ['/auth/sign-out', false],
    ['/auth/sign-out-everywhere', true],
  ] as const) {
    api.post(path, async (c) => {
      const by = await requireStaff(gate, c);
      c.header('Set-Cookie', await auth.signOut(by, everywhere, new Date()));
      return c.body(null, 204);
    });
  }

  for (const path of ['/auth/sign-in', '/auth/sign-out', '/auth/sign-out-everywhere']) {
    api.all(path, () => {
      throw new HttpError(405, 'This address takes POST.', { headers: { Allow: 'POST' } });
    });
  }
  return api;
}
