import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Query, StorageError, type StorageFault } from '#server/database/database.ts';
import { maxBusyMs, toStorageError } from './connection.ts';
import { isHeld } from './result-codes.ts';

export interface Job {
  readonly canUseReserve: boolean;
  run(query: Query): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Runs jobs in one transaction and settles them, except those for which there was no room: these are returned. */
export async function commitTogether(
  writer: DatabaseSync,
  query: Query,
  jobs: readonly Job[],
): Promise<Job[]> {
  const outcomes = await attempt(writer, query, jobs);
  const waiting: Job[] = [];
  for (const [index, job] of jobs.entries()) {
    let outcome = outcomes[index];
    // One that meets a damaged page takes the whole transaction with it, so those beside it try again alone.
    if (jobs.length > 1 && hasFault(outcome, 'damaged')) [outcome] = await attempt(writer, query, [job]);
    if (outcome && 'value' in outcome) job.resolve(outcome.value);
    else if (hasFault(outcome, 'full')) waiting.push(job);
    else job.reject(outcome?.error);
  }
  return waiting;
}

function hasFault(outcome: Outcome | undefined, fault: StorageFault): boolean {
  return (
    outcome !== undefined &&
    'error' in outcome &&
    outcome.error instanceof StorageError &&
    outcome.error.fault === fault
  );
}

async function attempt(writer: DatabaseSync, query: Query, jobs: readonly Job[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  try {
    await beginImmediate(writer);
    for (const job of jobs) outcomes.push(await runInSavepoint(writer, query, job));
    writer.exec('commit');
    return outcomes;
  } catch (error) {
    rollBack(writer);
    const fault = toStorageError(error);
    return jobs.map(() => ({ error: fault }));
  }
}

/** SQLite may have rolled back by itself, and a file that cannot be read may refuse: neither may end the queue. */
function rollBack(writer: DatabaseSync): void {
  try {
    if (writer.isTransaction) writer.exec('rollback');
  } catch {
    // The next transaction tries again.
  }
}

async function runInSavepoint(writer: DatabaseSync, query: Query, job: Job): Promise<Outcome> {
  writer.exec('savepoint job');
  try {
    const value = await job.run(query);
    writer.exec('release job');
    return { value };
  } catch (error) {
    // A full disk may have ended the whole transaction: then nobody's work is in it.
    if (!writer.isTransaction) throw error;
    writer.exec('rollback to job; release job');
    return { error };
  }
}

/** Waits for other processes without holding up the event loop. */
async function beginImmediate(writer: DatabaseSync): Promise<void> {
  const deadlineMs = performance.now() + maxBusyMs;
  for (;;) {
    try {
      rollBack(writer);
      writer.exec('begin immediate');
      return;
    } catch (error) {
      if (!isHeld(error) || performance.now() > deadlineMs) throw error;
      await sleep(5 + Math.random() * 20);
    }
  }
}
