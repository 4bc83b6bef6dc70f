import { exposeWorker } from '#client/lib/workers/host.ts';
import { createJsonSession } from './json-session.ts';
import type { JsonWorkerApi } from './worker-api.ts';

exposeWorker<JsonWorkerApi>(createJsonSession());
