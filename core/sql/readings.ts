import type { DialectId } from './dialects.ts';
import { faultsOf, foreignTextsIn, hasHiveCommand, opening } from './faults.ts';
import { hasEscapeSetting } from './lexing/escape-setting.ts';
import { hasInlineData } from './lexing/inline-data.ts';
import { type Token, tokensOf } from './lexing/lexer.ts';
import { hasDb2Terminators } from './lexing/terminators.ts';

/** The order in which to try dialects if the text does not reveal its own. */
const triedFirst: readonly DialectId[] = [
  'sql',
  'postgresql',
  'mysql',
  'transactsql',
  'sqlite',
  'bigquery',
  'snowflake',
  'plsql',
];

/** The result of reading a text in a dialect: how many tokens are invalid, and where comments and strings are. */
interface Reading {
  readonly dialect: DialectId;
  readonly faults: number;
  /** The start and end of each comment and string, alternately. */
  readonly spans: readonly number[];
}

export interface Guess {
  /** The dialects that fit best, most likely first. */
  readonly dialects: readonly DialectId[];
  /** How many of them fit equally well; the others misread some part. */
  readonly equals: number;
  /** Another dialect that fits as well, and the offset where it first reads comments or strings differently. */
  readonly rival?: { readonly dialect: DialectId; readonly offset: number };
}

/** Finds the dialects in which a text is valid. */
export function guessDialects(sql: string): Guess {
  if (hasInlineData(sql)) return { dialects: ['clickhouse'], equals: 1 };
  if (hasEscapeSetting(sql)) return { dialects: ['postgresql'], equals: 1 };
  if (hasDb2Terminators(sql)) return { dialects: ['db2'], equals: 1 };
  const readings = likelyDialects(sql).map((dialect) => readAs(sql, dialect));
  const fewest = Math.min(...readings.map(({ faults }) => faults));
  const fitting = readings.filter(({ faults }) => faults === fewest);
  const rest = readings.filter(({ faults }) => faults > fewest).sort((a, b) => a.faults - b.faults);
  const [best] = fitting;
  const isLikeBest = (each: Reading) => best !== undefined && firstDifference(best, each) === undefined;
  const rival = fitting.find((each) => !isLikeBest(each));
  const offset = best && rival && firstDifference(best, rival);
  // After the best dialect, only those that read the same comments and strings may follow.
  const alike = [...fitting, ...rest].filter(isLikeBest);
  return {
    dialects: alike.map(({ dialect }) => dialect),
    equals: fitting.filter(isLikeBest).length,
    ...(rival && offset !== undefined && { rival: { dialect: rival.dialect, offset } }),
  };
}

const hiveSigns =
  /\$\{(?:hiveconf|hivevar|system|env):|^[ \t]*add\s+(?:jar|file|archive)s?\s|\binsert\s+overwrite\s+(?:table|local|directory)\b|\blateral\s+view\b|\brow\s+format\s+(?:serde|delimited)\b|\bstored\s+as\s+\w/im;

const clickhouseSigns = /\bengine\s*=\s*\w*mergetree\b|\bcreate\s+(?:or\s+replace\s+)?dictionary\b/i;

function likelyDialects(sql: string): DialectId[] {
  const likely: DialectId[] = [];
  if (/\$\w*\$|::\s*\w|\bilike\b/i.test(sql)) likely.push('postgresql');
  if (/(?:^|[\s.,(])\[[a-z_][^\]\n]*\]|^[ \t]*go(?:\s+\d+)?\s*(?:--.*)?$|\bnvarchar\b|@@\w/im.test(sql))
    likely.push('transactsql');
  if (/`[^`\n]+`/.test(sql)) likely.push(/`[\w-]+\.[\w-]+\.[\w-]+`/.test(sql) ? 'bigquery' : 'mysql');
  if (/^[ \t]*set\s+spark\./im.test(sql)) likely.push('spark');
  if (clickhouseSigns.test(sql)) likely.push('clickhouse');
  // Columns by their place; MySQL reads the rest of the line as a comment.
  if (/#\d/.test(sql)) likely.push('duckdb');
  if (/\bwith\s+function\s[^;]*\breturns\b/i.test(sql)) likely.push('trino');
  if (hiveSigns.test(sql) || hasHiveCommand(sql)) likely.push('hive');
  return [...new Set([...likely, ...triedFirst])];
}

function firstDifference({ spans: one }: Reading, { spans: other }: Reading): number | undefined {
  const longer = one.length < other.length ? other : one;
  const index = longer.findIndex((_, at) => one[at] !== other[at]);
  // Spans are stored as pairs of offsets.
  return index < 0
    ? undefined
    : Math.min(one[index - (index % 2)] ?? Infinity, other[index - (index % 2)] ?? Infinity);
}

function readAs(sql: string, dialect: DialectId): Reading {
  const spans: number[] = [];
  const code: string[] = [];
  let faults = 0;
  let before: Token | undefined;
  let last: Token | undefined;
  let isApart = true;
  for (const token of tokensOf(sql, dialect)) {
    const { kind, text, from } = token;
    if (
      kind === 'comment' ||
      kind === 'block' ||
      kind === 'string' ||
      (kind === 'name' && text.startsWith('"'))
    )
      spans.push(from, from + text.length);
    // psql inserts a variable's value at `:'name'`, and Snowflake has stages such as `@"a"."b"/c`; other dialects read a
    // string or a name there.
    else if (kind === 'placeholder')
      for (const quoted of text.matchAll(/"[^"]*"|'[^']*'/g))
        spans.push(from + quoted.index, from + quoted.index + quoted[0].length);
    code.push(hidden.has(kind) ? ' ' : text);
    if (kind === 'space') {
      isApart = true;
      continue;
    }
    if (kind === 'open') faults += 3;
    // Likely a mistake, although a dialect allows it: it must be chosen.
    if (kind === 'block' && !text.endsWith('*/')) faults += 4;
    faults += faultsOf(token, before, isApart, dialect, sql);
    isApart = false;
    before = token;
    if (kind !== 'comment' && kind !== 'block') last = token;
  }
  // A comment here would hide a required operand.
  if (last?.kind === 'word' && opening.test(last.text)) faults += 3;
  const rest = code.join('');
  faults += foreignTextsIn(rest, dialect);
  const balance = (open: string, close: string) =>
    Math.abs(rest.split(open).length - rest.split(close).length);
  return { dialect, faults: faults + balance('(', ')') + balance('[', ']'), spans };
}

const hidden = new Set<Token['kind']>(['comment', 'block', 'string', 'name', 'line']);
