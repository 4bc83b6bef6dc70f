import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Query, StorageError, type StorageFault } from '#server/database/database.ts';
import { isHeld, maxBusyMs, toStorageError } from './connection.ts';

export interface Job {
  readonly canUseReserve: boolean;
  run(query: Query): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Runs jobs in one transaction and settles them. Returns the jobs for which there was no space. */
export async function commitTogether(
  writer: DatabaseSync,
  query: Query,
  jobs: readonly Job[],
): Promise<Job[]> {
  const outcomes = await attempt(writer, query, jobs);
  const waiting: Job[] = [];
  for (const [index, job] of jobs.entries()) {
    let outcome = outcomes[index];
    // A job that reads a damaged page fails the whole transaction, so each job is tried again alone.
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

/**
 * Rolls back without throwing. SQLite may already have rolled back, or an unreadable file may refuse; neither may stop
 * the queue.
 */
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
    // A full disk may have ended the whole transaction, so no job in it is stored.
    if (!writer.isTransaction) throw error;
    writer.exec('rollback to job; release job');
    return { error };
  }
}

/** Begins a transaction; waits for other processes without blocking the event loop. */
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
