import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Serves the metrics at a separate address, which the proxy does not forward to. */
export function createMetricsServer(metrics: Metrics, log: Logger): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { body, type } = await metrics.text();
      response.writeHead(200, { 'Content-Type': type }).end(body);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  });
}
