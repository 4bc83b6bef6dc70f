/** What a piece of SQL is: white space, a comment, a quoted text or name, the end of a statement, or anything else. */
export interface SqlPart {
  readonly kind: 'space' | 'comment' | 'quoted' | 'end' | 'code';
  readonly text: string;
  readonly from: number;
}

// Quoted texts know both ways of writing a quotation mark: doubled, and after a backslash where the dialect has it.
const kinds = (hasBackslash: boolean, hasHash: boolean) => {
  const inside = (mark: string) =>
    hasBackslash ? String.raw`(?:[^${mark}\\]|\\[\s\S]|${mark}${mark})*` : `(?:[^${mark}]|${mark}${mark})*`;
  return new RegExp(
    [
      String.raw`(?<space>\s+)`,
      String.raw`(?<comment>--[^\n]*|/\*[\s\S]*?(?:\*/|$)${hasHash ? String.raw`|#[^\n]*` : ''})`,
      String.raw`(?<quoted>(?<![\p{L}\p{N}_])e'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'${inside("'")}(?:'|$)|"${inside('"')}(?:"|$)|${'`'}[^${'`'}]*(?:${'`'}|$)|\$(?<tag>\w*)\$[\s\S]*?(?:\$\k<tag>\$|$))`,
      String.raw`(?<end>;)`,
      String.raw`(?<code>[\p{L}\p{N}_]+|[\s\S])`,
    ].join('|'),
    'giu',
  );
};

const withBackslash = new Set([
  'mysql',
  'mariadb',
  'tidb',
  'bigquery',
  'spark',
  'hive',
  'clickhouse',
  'singlestoredb',
  'snowflake',
]);
const withHash = new Set(['mysql', 'mariadb', 'tidb', 'bigquery', 'singlestoredb']);

/** Takes SQL apart as far as white space matters; what is never closed runs to the end. */
export function* partsOf(sql: string, dialect: string): Generator<SqlPart> {
  for (const { 0: text, index, groups } of sql.matchAll(
    kinds(withBackslash.has(dialect), withHash.has(dialect)),
  )) {
    const kind = (['space', 'comment', 'quoted', 'end'] as const).find(
      (each) => groups?.[each] !== undefined,
    );
    yield { kind: kind ?? 'code', text, from: index };
  }
}

export interface Statement {
  readonly text: string;
  readonly from: number;
}

/** The statements of a script, each with its semicolon; what is only white space is left out. */
export function statementsOf(sql: string, dialect: string): Statement[] {
  const statements: Statement[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = sql.slice(from, to);
    const start = text.length - text.trimStart().length;
    if (text.trim() !== '') statements.push({ text: text.trim(), from: from + start });
    from = to;
  };
  for (const part of partsOf(sql, dialect)) if (part.kind === 'end') add(part.from + 1);
  add(sql.length);
  return statements;
}

/**
 * SQL in as few characters as white space allows: comments go, but for hints (`/*+`, `/*!`), and a space stays where
 * two words, or two signs that would become another, meet.
 */
export function minifySql(sql: string, dialect: string): string {
  let result = '';
  let isApart = false;
  for (const { kind, text } of partsOf(sql, dialect)) {
    if (kind === 'space' || (kind === 'comment' && !/^\/\*[+!]/.test(text))) {
      isApart = true;
      continue;
    }
    if (isApart && result !== '' && needsSpace(result, text)) result += ' ';
    isApart = false;
    result += text;
  }
  return result;
}

function needsSpace(before: string, after: string): boolean {
  const [last, first] = [before.slice(-1), after.charAt(0)];
  // Only these are sure to stand alone in every dialect.
  return !/[(,;]/.test(last) && !/[(),;]/.test(first) && last !== ')'
    ? true
    : last === ')' && /[\p{L}\p{N}_'"`]/u.test(first);
}

/** What two layouts of the same SQL have in common: everything but white space between parts, and the case of words. */
export function essenceOf(sql: string, dialect: string): string {
  let essence = '';
  for (const { kind, text } of partsOf(sql, dialect)) {
    if (kind === 'quoted') essence += text;
    else if (kind === 'comment') essence += text.replaceAll(/\s+/g, '');
    else if (kind !== 'space') essence += text.toLowerCase();
  }
  return essence;
}
