import type { Context } from 'hono';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { Clock } from '../clock/clock.ts';
import type { Intake } from '../submissions/intake.ts';
import { currentRequest } from './request-scope.ts';
import { refuseForeignOrigin } from './same-origin.ts';

/** What stands before everything that visitors send. */
export interface Admission {
  intake: Intake;
  publicUrl: string;
  clock: Clock;
}

/** @throws {HttpError} 403 when another site's page sent it. */
export const refuseForeign = ({ publicUrl }: Admission, c: Context) => refuseForeignOrigin(c.req.raw.headers, publicUrl);

/** Counts the request for its client. @throws {HttpError} 429 when it sent too many. */
export const countClient = ({ intake }: Admission, form: FormName, now: Date): Promise<void> =>
  intake.limit.count(form, clientOfRequest(), now.getTime());

/** Whom the request is counted for that is being answered. */
export const clientOfRequest = (): string => currentRequest()?.client ?? '';
