import { openSession, type Session } from '#client/tool-kit/operations/session.ts';
import type { CsvSession } from './csv-session.ts';

export type CsvClient = Session<CsvSession>;

/** Creates one worker, which keeps the table open until the page closes. */
export function createCsvClient(): CsvClient {
  return openSession<CsvSession>('csv-viewer', { idleMs: Infinity });
}
