import { exposeWorker } from '#client/lib/workers/host.ts';
import { type CaseWorkerApi, convertContent } from './logic.ts';

exposeWorker<CaseWorkerApi>({ convert: ({ content, id, options }) => convertContent(content, id, options) });
