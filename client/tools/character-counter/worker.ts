import { exposeWorker } from '#client/lib/workers/host.ts';
import { type CounterWorkerApi, reportContent } from './logic.ts';

exposeWorker<CounterWorkerApi>({ report: ({ content }, context) => reportContent(content, context) });
