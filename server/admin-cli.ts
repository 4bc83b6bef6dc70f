import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { adminCommand, type Config, readConfig } from './config.ts';
import { backUp, restore } from './database/backups.ts';
import { connect, databaseFile } from './database/connect.ts';
import { isSqlite } from './database/sqlite.ts';
import { eraseAllOld } from './housekeeping/housekeeping.ts';
import { hashNewPassword, storeAdminPassword } from './security/admin-password.ts';

process.umask(0o077);

const usage = `Usage: ${adminCommand} <command>
  set-password      asks for the administrator's password, stores its hash, ends all sessions
  backup            copies the database into DATA_DIR/backups and checks the copy
  restore <file>    puts a backup in the database's place; the server must be stopped
  erase-old         erases all that is past its time, however much it is; first a backup is made`;

async function run([command, file]: readonly string[], config: Config): Promise<string> {
  switch (command) {
    case 'set-password':
      return setPassword(config);
    case 'backup':
      return makeBackup(config);
    case 'restore':
      return restoreBackup(config, file);
    case 'erase-old':
      return eraseOld(config);
    default:
      throw new Error(usage);
  }
}

async function setPassword(config: Config): Promise<string> {
  const password = process.stdin.isTTY
    ? await askHidden('New password: ')
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (process.stdin.isTTY && (await askHidden('Once more: ')) !== password)
    throw new Error('The two differ.');
  const database = await connect(config);
  try {
    await storeAdminPassword(database, await hashNewPassword(password));
  } finally {
    await database.close();
  }
  const fixed =
    config.adminPassword === undefined ? '' : ' The environment names another one, which goes before it.';
  return `The password is stored, and all sessions have ended.${fixed}`;
}

async function makeBackup(config: Config): Promise<string> {
  const database = await connect(config);
  try {
    if (!isSqlite(database)) throw new Error('For PostgreSQL use pg_dump; see docs/operations.md.');
    return `Written and checked: ${await backUp(database.connection, config.dataDir, 'manual', Date.now())}`;
  } finally {
    await database.close();
  }
}

async function restoreBackup(config: Config, file: string | undefined): Promise<string> {
  if (config.databaseUrl !== undefined)
    throw new Error('For PostgreSQL use pg_restore; see docs/operations.md.');
  if (file === undefined || !existsSync(file)) throw new Error('Name the backup to restore.');
  restore(file, config.dataDir, databaseFile(config.dataDir), Date.now());
  // Opening migrates it to this version, and proves that it works.
  await (await connect(config)).close();
  return 'Restored. What was there before is kept among the backups.';
}

async function eraseOld(config: Config): Promise<string> {
  const database = await connect(config);
  try {
    const nowMs = Date.now();
    const erased = await eraseAllOld(database, config.dataDir, config.retentionMonths, nowMs);
    return `Erased: ${erased} messages and suggestions from before their time limit, by a clock that says ${new Date(nowMs).toISOString()}.`;
  } finally {
    await database.close();
  }
}

/** Reads a line without echoing it. */
function askHidden(question: string): Promise<string> {
  return new Promise((resolve) => {
    process.stderr.write(question);
    const lines = createInterface({ input: process.stdin, terminal: true });
    lines.question('', (answer) => {
      lines.close();
      process.stderr.write('\n');
      resolve(answer);
    });
  });
}

try {
  const root = join(import.meta.dirname, '..');
  const config = readConfig(process.env, join(root, 'dist'), join(root, 'data'));
  console.log(await run(process.argv.slice(2), config));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
