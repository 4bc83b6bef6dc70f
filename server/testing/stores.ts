import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type StorePlace } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { createDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all test files share; each test has its own database there. */
    postgresAddress: string;
  }
}

/** A kind of store for running the same tests on each. */
export interface TestStore {
  readonly name: 'sqlite' | 'postgres';
  /** Creates a new, empty place; several connections may share it. */
  createPlace(): Promise<StorePlace>;
  stop(): Promise<void>;
}

/** Returns both kinds; all test files share the PostgreSQL. */
export function listStores(): TestStore[] {
  return [createSqliteStore(), createPostgresStore()];
}

/** Opens a new, migrated store. */
export async function openEmpty(store: TestStore): Promise<Database> {
  return connect(await store.createPlace());
}

/** Creates a temporary folder, which `remove` deletes. */
export function makeFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function createSqliteStore(): TestStore {
  const folders: { remove: () => void }[] = [];
  return {
    name: 'sqlite',
    createPlace: () => {
      const folder = makeFolder();
      folders.push(folder);
      return Promise.resolve({ dataDir: join(folder.path, 'data') });
    },
    stop: () => {
      for (const folder of folders) folder.remove();
      return Promise.resolve();
    },
  };
}

function createPostgresStore(): TestStore {
  return {
    name: 'postgres',
    createPlace: async () => ({
      dataDir: '/nonexistent',
      databaseUrl: await createDatabase(inject('postgresAddress')),
    }),
    stop: () => Promise.resolve(),
  };
}
