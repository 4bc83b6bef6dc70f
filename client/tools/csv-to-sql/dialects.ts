export type Dialect = 'postgresql' | 'mysql' | 'sqlite' | 'sqlserver';

/** The kind of a column's values, independent of the dialect. */
export type ColumnKind =
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'decimal'
  | 'double'
  | 'date'
  | 'timestamp'
  | 'zoned'
  | 'text';

export interface ColumnFacts {
  readonly kind: ColumnKind;
  /** The digits of a decimal, and how many of them are after the point. */
  readonly precision: number;
  readonly scale: number;
  /** The longest text in UTF-16 units. */
  readonly longest: number;
}

const types: Readonly<Record<Dialect, Readonly<Record<Exclude<ColumnKind, 'text' | 'decimal'>, string>>>> = {
  postgresql: {
    boolean: 'BOOLEAN',
    integer: 'INTEGER',
    bigint: 'BIGINT',
    double: 'DOUBLE PRECISION',
    date: 'DATE',
    timestamp: 'TIMESTAMP',
    zoned: 'TIMESTAMPTZ',
  },
  mysql: {
    boolean: 'BOOLEAN',
    integer: 'INT',
    bigint: 'BIGINT',
    double: 'DOUBLE',
    date: 'DATE',
    timestamp: 'DATETIME(6)',
    zoned: 'VARCHAR(40)',
  },
  sqlite: {
    boolean: 'BOOLEAN',
    integer: 'INTEGER',
    bigint: 'INTEGER',
    double: 'REAL',
    date: 'TEXT',
    timestamp: 'TEXT',
    zoned: 'TEXT',
  },
  sqlserver: {
    boolean: 'BIT',
    integer: 'INT',
    bigint: 'BIGINT',
    double: 'FLOAT',
    date: 'DATE',
    timestamp: 'DATETIME2',
    zoned: 'DATETIMEOFFSET',
  },
};

/** The bytes that a row of MySQL may have without its TEXTs. */
const maxRowBytes = 65_535;

/** Makes long texts of the columns that would be VARCHAR(255), four bytes a character, if a row could not hold them. */
export function fitRow(dialect: Dialect, facts: readonly ColumnFacts[]): readonly ColumnFacts[] {
  // 20 bytes are enough for the length or value of any other column but that of a zoned time.
  const bytes = facts.map(({ kind, longest }) =>
    kind === 'zoned' ? 40 * 4 + 2 : kind === 'text' && longest <= 255 ? 255 * 4 + 2 : 20,
  );
  if (dialect !== 'mysql' || bytes.reduce((sum, each) => sum + each, 0) <= maxRowBytes) return facts;
  return facts.map((fact) => ({ ...fact, longest: Math.max(fact.longest, 256) }));
}

/** SQLite keeps decimals as doubles, which have 15 digits for sure. */
const maxSqliteDigits = 15;

/** Returns the SQL type of a column. */
export function sqlType(dialect: Dialect, facts: ColumnFacts): string {
  const { kind, precision, scale, longest } = facts;
  if (kind === 'decimal') {
    if (dialect !== 'sqlite')
      return `${dialect === 'postgresql' ? 'NUMERIC' : 'DECIMAL'}(${precision}, ${scale})`;
    return precision > maxSqliteDigits ? 'TEXT' : 'NUMERIC';
  }
  if (kind !== 'text') return types[dialect][kind];
  if (dialect === 'sqlserver') return `NVARCHAR(${longest > 4000 ? 'MAX' : roundedLength(longest)})`;
  if (dialect === 'mysql' && longest <= 255) return 'VARCHAR(255)';
  // A TEXT of MySQL has 65,535 bytes, and a character up to four of them.
  return dialect === 'mysql' && longest > 16_000 ? 'LONGTEXT' : 'TEXT';
}

const roundedLength = (longest: number) =>
  [50, 100, 255, 1000, 4000].find((length) => longest <= length) ?? 4000;

/** Writes a cell as a literal of the column's kind. */
export function writeLiteral(dialect: Dialect, facts: ColumnFacts, cell: string): string {
  switch (facts.kind) {
    case 'boolean': {
      const isTrue = cell.toLowerCase() === 'true';
      if (dialect === 'sqlserver') return isTrue ? '1' : '0';
      return isTrue ? 'TRUE' : 'FALSE';
    }
    case 'integer':
    case 'bigint':
    case 'double':
      return cell;
    case 'decimal':
      return dialect === 'sqlite' && facts.precision > maxSqliteDigits ? `'${cell}'` : cell;
    case 'date':
    case 'timestamp':
    case 'zoned':
      return `'${dialect === 'mysql' && facts.kind === 'timestamp' ? cell.replace('T', ' ') : cell}'`;
    case 'text':
      return writeText(dialect, cell);
  }
}

function writeText(dialect: Dialect, cell: string): string {
  const quoted = `'${cell.replaceAll("'", "''")}'`;
  if (dialect === 'mysql') return quoted.replaceAll('\\', '\\\\');
  // SQL Server joins lines after a backslash at their end.
  return dialect === 'sqlserver' ? `N${quoted.replace(/\\(?=\r?\n)/g, "\\' + N'")}` : quoted;
}

/** Quotes a name, so that any character may be in it. */
export function quoteName(dialect: Dialect, name: string): string {
  if (dialect === 'mysql') return `\`${name.replaceAll('`', '``')}\``;
  return dialect === 'sqlserver' ? `[${name.replaceAll(']', ']]')}]` : `"${name.replaceAll('"', '""')}"`;
}

/** The longest name of a column: bytes in PostgreSQL, characters elsewhere. */
const maxNameLength: Readonly<Record<Dialect, number>> = {
  postgresql: 63,
  mysql: 64,
  sqlite: 1000,
  sqlserver: 128,
};

/** Names the columns; databases ignore case and cut long names, so later ones get a number. */
export function nameColumns(dialect: Dialect, header: readonly string[], count: number): string[] {
  const seen = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const written = (header[index] ?? '').replaceAll('\0', '').trim();
    const base = written === '' ? `column_${index + 1}` : written;
    let name = cutName(base, maxNameLength[dialect]);
    while (seen.has(name.toLowerCase())) {
      const stem = cutName(base, maxNameLength[dialect] - 8);
      const number = nextNumbers.get(stem.toLowerCase()) ?? 2;
      nextNumbers.set(stem.toLowerCase(), number + 1);
      name = `${stem}_${number}`;
    }
    seen.add(name.toLowerCase());
    return name;
  });
}

function cutName(name: string, maxBytes: number): string {
  const encoder = new TextEncoder();
  let cut = '';
  for (const character of name) {
    if (encoder.encode(cut + character).length > maxBytes) break;
    cut += character;
  }
  return cut;
}
