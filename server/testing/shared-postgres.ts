import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** Starts PostgreSQL once for all test files. Returns a function that stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresAddress', server.address);
  return server.stop;
}
