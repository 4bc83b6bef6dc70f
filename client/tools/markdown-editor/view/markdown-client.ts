import { openSession, type Session } from '#client/tool-kit/operations/session.ts';
import type { MarkdownSession } from '../session-api.ts';

export type MarkdownClient = Session<MarkdownSession>;

/** Creates a worker that keeps the preview's state. */
export function createMarkdownClient(): MarkdownClient {
  return openSession<MarkdownSession>('markdown-editor', { idleMs: Infinity });
}

/** Runs one job in a separate worker, so that it does not wait for the preview. */
export async function runAside<Result>(job: (client: MarkdownClient) => Promise<Result>): Promise<Result> {
  const client = createMarkdownClient();
  try {
    return await job(client);
  } finally {
    client.dispose();
  }
}
