import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { Clock } from '../clock/clock.ts';
import type { Intake } from '../submissions/intake.ts';
import type { TrustedProxies } from './client-address.ts';
import { clientOf } from './client-address.ts';
import { refuseForeignOrigin } from './same-origin.ts';

/** The request as Hono hands it on, with the connection that it came by. */
export type NodeEnvironment = { Bindings: HttpBindings };

/** What stands before everything that visitors send. */
export interface Admission {
  intake: Intake;
  publicUrl: string;
  trustedProxies: TrustedProxies;
  clock: Clock;
}

/** @throws {HttpError} 403 when another site's page sent it. */
export const refuseForeign = ({ publicUrl }: Admission, c: Context) => refuseForeignOrigin(c.req.raw.headers, publicUrl);

/** Counts the request for its client. @throws {HttpError} 429 when it sent too many. */
export function countClient(
  { intake, trustedProxies }: Admission,
  c: Context<NodeEnvironment>,
  form: FormName,
  now: Date,
): Promise<void> {
  return intake.limit.count(form, clientOfRequest(c, trustedProxies), now.getTime());
}

/** Whom a request is counted for. */
export const clientOfRequest = (c: Context<NodeEnvironment>, trustedProxies: TrustedProxies): string =>
  clientOf(c.env.incoming.socket.remoteAddress, c.req.header('X-Forwarded-For') ?? null, trustedProxies);
