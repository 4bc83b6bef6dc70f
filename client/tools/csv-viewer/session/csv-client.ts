import { openSession, type Session } from '#client/tool-kit/operations/session.ts';
import type { CsvSession } from './csv-session.ts';

export type CsvClient = Session<CsvSession>;

/** One worker, which holds the table open for as long as the page is. */
export function createCsvClient(): CsvClient {
  return openSession<CsvSession>('csv-viewer', { idleMs: Infinity });
}
