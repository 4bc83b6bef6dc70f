import { DatabaseSync } from 'node:sqlite';

const tables = ['contact_messages', 'tool_suggestions'];

/** Removes spam from a backup that will be kept; otherwise every backup of a spam flood would fill the disk again. */
export function dropSpam(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const known = copy.prepare("select name from sqlite_master where type = 'table'").all();
    const names = new Set(known.map(({ name }) => String(name)));
    for (const table of tables.filter((name) => names.has(name))) {
      copy.exec(`delete from ${table} where status = 'spam'`);
    }
  } finally {
    copy.close();
  }
}
