import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestContext } from './request-context.ts';

/** What the server handed to each page that it is rendering. */
export const requestContexts = new AsyncLocalStorage<RequestContext>();
