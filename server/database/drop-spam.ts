import { DatabaseSync } from 'node:sqlite';

const tables = ['contact_messages', 'tool_suggestions'];

/** Takes the spam out of a copy that will be kept: a flood of it would fill the disk once more with every backup. */
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
