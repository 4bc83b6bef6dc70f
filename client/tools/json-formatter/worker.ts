import { exposeWorker } from '#client/lib/workers/host.ts';
import { createJsonSession } from './session/json-session.ts';
import type { JsonWorkerApi } from './worker-api.ts';

exposeWorker<JsonWorkerApi>(createJsonSession());
