import { exposeWorker } from '#client/lib/workers/host.ts';
import { createCsvSession, type CsvWorkerApi } from './csv-session.ts';

exposeWorker<CsvWorkerApi>(createCsvSession());
