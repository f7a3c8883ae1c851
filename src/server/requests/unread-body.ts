import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sets `Connection: close` on an answer that is sent before the request's body was read to its end: otherwise the rest of the
 * body would have to be read before another request, and a client that sends one meanwhile would find the connection cut (RFC
 * 9112, section 9.6).
 */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (length === '0' && !coding) return;
  response.setHeader('Connection', 'close');
  request.once('end', () => {
    if (!response.headersSent) response.removeHeader('Connection');
  });
}
