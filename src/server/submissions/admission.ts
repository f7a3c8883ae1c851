import type { Context } from 'hono';
import type { FormName } from '#domain/submissions/form-entries.ts';
import type { Clock } from '../clock/clock.ts';
import { clientOfRequest } from '../requests/request-scope.ts';
import { refuseForeignOrigin } from '../requests/same-origin.ts';
import type { Intake } from './intake.ts';

/** Dependencies of the checks before everything that visitors send. */
export interface Admission {
  intake: Intake;
  publicUrl: string;
  clock: Clock;
}

/** Refuses requests from other sites' pages. @throws {HttpError} 403 */
export const refuseForeign = ({ publicUrl }: Admission, c: Context) => refuseForeignOrigin(c.req.raw.headers, publicUrl);

/** Counts the request for its client. @throws {HttpError} 429 when it sent too many. */
export const countClient = ({ intake }: Admission, form: FormName, now: Date): Promise<void> =>
  intake.limit.count(form, clientOfRequest(), now.getTime());
