import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { claimMail, settleMail } from './store.ts';
import type { Transport } from './transport.ts';

const pauseMs = 5000;
/**
 * How long to wait for a mail when stopping. Later, its lease expires and the next process sends it again with the same
 * Message-ID.
 */
const stopMs = 5000;

export interface OutboxSender {
  /** Looks for due mails now. */
  wake(): void;
  /** Resolves when the current mail, if any, is settled, or after five seconds. */
  stop(): Promise<void>;
}

/** Sends due mails one after another until stopped; any number of processes may do this at once. */
export function startOutbox(
  database: Database,
  transport: Transport,
  log: Log,
  clock: () => number = Date.now,
): OutboxSender {
  const holder = randomUUID();
  let isStopped = false;
  let wakeUp: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!isStopped) {
      const hasSent = await sendNext(database, transport, log, holder, clock).catch((error: unknown) => {
        log('outbox-failed', { message: error instanceof Error ? error.name : 'unknown' });
        return false;
      });
      if (!hasSent) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      if (isStopped) {
        resolve();
        return;
      }
      const timer = setTimeout(resolve, pauseMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run();
  return {
    wake: () => {
      wakeUp();
    },
    stop: async () => {
      isStopped = true;
      wakeUp();
      await Promise.race([running, sleep(stopMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Sends one due mail; false when none is due. */
export async function sendNext(
  database: Database,
  transport: Transport,
  log: Log,
  holder: string,
  clock: () => number,
): Promise<boolean> {
  const mail = await claimMail(database, holder, clock());
  if (!mail) return false;
  const delivery = await transport.send(mail);
  await settleMail(database, mail, holder, delivery, clock());
  log('mail', { mailId: mail.id, state: delivery.state, attempts: mail.attempts });
  return true;
}
