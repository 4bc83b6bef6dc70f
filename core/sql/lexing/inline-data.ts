/** Input formats of ClickHouse; their names are case-sensitive. */
const formats =
  '(?:TabSeparated|TSV|TSKV|CSV|CustomSeparated|JSON|BSON|Values|Template|Regexp|LineAsString|RawBLOB|RowBinary|Native|Protobuf|Avro|Parquet|Arrow|ORC|MsgPack|CapnProto|MySQLDump|Form|Npy|One|DWARF|HiveText)';
const isFormat = new RegExp(String.raw`^${formats}\w*$`);
const behindFormat = new RegExp(String.raw`\s(?:FORMAT|[Ff]ormat)\s+${formats}\w*(?!\w|\s*(?:;|$))`, 'g');

/**
 * Returns the data after `INSERT … FORMAT CSV`, if the word at that offset names its format. If a new line follows,
 * ClickHouse reads the data from there.
 */
export function findInlineData(
  sql: string,
  statement: number,
  { text: word, from }: { readonly text: string; readonly from: number },
): { readonly kind: 'data'; readonly text: string; readonly from: number } | undefined {
  if (!isFormat.test(word) || !/\bformat\s+$/i.test(sql.slice(Math.max(statement, from - 20), from)))
    return undefined;
  if (!/\binsert\s+into\b/i.test(sql.slice(statement, Math.min(from, statement + 5000)))) return undefined;
  const gap = /[ \t\f]*(?:\r?\n)?/y;
  gap.lastIndex = from + word.length;
  gap.exec(sql);
  const rest = /\s*(?:;|$)/y;
  rest.lastIndex = gap.lastIndex;
  const begin = gap.lastIndex;
  return rest.test(sql) ? undefined : { kind: 'data', text: sql.slice(begin), from: begin };
}

/** True if the text has such data, which is not SQL and exists only in ClickHouse. */
export function hasInlineData(sql: string): boolean {
  return Array.from(sql.matchAll(behindFormat)).some(({ index }) => {
    const head = sql.slice(Math.max(0, index - 5000), index);
    const statement = head.slice(head.lastIndexOf(';') + 1);
    // An odd number of quotation marks means that it is part of a string.
    return /(?:^|\n)\s*insert\s+into\b/i.test(statement) && statement.split("'").length % 2 === 1;
  });
}

/**
 * Returns the data that psql reads up to the line `\.`, if a `COPY … FROM stdin;` or a `\copy … from stdin` ends here.
 * Without that line, the data extends to the end of the script.
 */
export function findCopyData(
  sql: string,
  statement: number,
  { kind, text, from }: { readonly kind: string; readonly text: string; readonly from: number },
): { readonly kind: 'line'; readonly text: string; readonly from: number } | undefined {
  const end = from + text.length;
  const isCopy =
    kind === 'line'
      ? /^\\copy\b.*\bfrom\s+p?stdin\b/i.test(text)
      : /\bcopy\b[\s\S]*\bfrom\s+stdin\b/i.test(sql.slice(statement, Math.min(end, statement + 5000)));
  const lineEnd = /[ \t]*\r?\n/y;
  lineEnd.lastIndex = end;
  if (!isCopy || !lineEnd.test(sql)) return undefined;
  const begin = lineEnd.lastIndex;
  const last = /^\\\.[^\S\n]*$/gm;
  last.lastIndex = begin;
  last.exec(sql);
  return { kind: 'line', text: sql.slice(begin, last.lastIndex || undefined), from: begin };
}
