import type { Logger } from 'pino';
import { pino } from 'pino';
import { currentRequest } from './requests/request-scope.ts';

/**
 * Creates the server's log: one JSON object a line, with the id of the request that caused it. It contains nothing personal: no
 * addresses, names, queries or bodies.
 */
export const createLog = (level: string): Logger =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestOfLine });

function requestOfLine(): object {
  const request = currentRequest();
  return request ? { requestId: request.id, ...(request.route && { route: request.route }) } : {};
}
