import { exposeWorker } from '#client/lib/workers/host.ts';
import { createCsvSession, type CsvWorkerApi } from './session/csv-session.ts';

exposeWorker<CsvWorkerApi>(createCsvSession());
