import * as engine from 'sql-formatter';
import type { DialectId } from '../dialects.ts';
import { joinStrings } from './joined-strings.ts';
import { essenceOf, type Token, tokensOf } from '../lexing/lexer.ts';
import { operators as commonOperators, templates } from '../lexing/token-pattern.ts';
import { inCase, markPhrases } from './phrases.ts';
import { joinTypes } from './joined-types.ts';
import { joinBodies } from '../routine-bodies.ts';
import { type Unit, unitsOf, wideUnitsOf } from './units.ts';
import { unmask } from './unmask.ts';

export type Layout = Partial<engine.FormatOptions>;

export interface Mistake {
  readonly message: string;
  readonly offset: number;
  /** True if the statement is valid, but the engine would change it. */
  readonly isOurs?: true;
  /** True if it is nested too deeply in every dialect. */
  readonly isTooDeep?: true;
}

/** In some dialects the engine knows fewer operators than their servers do. */
const ownOperators = [...commonOperators, '%', '&', '|', '^', '~'];
/** Dialects without lists in brackets: brackets are a mistake, or belong to another dialect. */
const withoutLists = new Set<DialectId>([
  'mysql',
  'mariadb',
  'tidb',
  'singlestoredb',
  'plsql',
  'db2',
  'db2i',
]);
/** Dialects in which `:name` is always a parameter. */
const colonParameters = new Set<DialectId>(['sql', 'postgresql', 'mysql', 'mariadb', 'tidb']);

/** ClickHouse manual, Syntax: functions and types are case-sensitive. */
const ownCase = { functionCase: 'preserve', dataTypeCase: 'preserve' } as const;

/**
 * Formats the statements of one dialect. Statements of the same structure, such as rows of a dump, are processed once.
 */
export function createLayoutEngine(
  dialect: DialectId,
  layout: Layout,
): (tokens: readonly Token[], lexis?: DialectId) => string | Mistake {
  const options = { ...layout, ...(dialect === 'clickhouse' && ownCase), ...optionsOf(dialect) };
  const shapes = new Map<string, string>();
  const attempt = (tokens: readonly Token[], units: readonly Unit[], lexis: DialectId): string | Mistake => {
    const masked = joinMasks(units);
    try {
      const shape = shapes.get(masked) ?? engine.formatDialect(masked, options);
      shapes.set(masked, shape);
      const text = unmask(movePipes(shape), dialect, units, options);
      if (text !== undefined && essenceOf(tokensOf(text, lexis)) === essenceOf(tokens)) return text;
      return { message: 'A new layout would change more than white space here.', offset: 0, isOurs: true };
    } catch (error) {
      return mistakeOf(error, masked, tokens.map(({ text }) => text).join(''));
    }
  };
  const layOut = (tokens: readonly Token[], lexis: DialectId) => {
    const joined = joinBodies(joinStrings(tokens, lexis, keptGap), dialect);
    const outcome = attempt(tokens, markPhrases(unitsOf(joined)), lexis);
    if (typeof outcome === 'string' || outcome.isTooDeep) return outcome;
    const typed = joinTypes(joined);
    const isTyped = typed.length < joined.length;
    const wide = wideUnitsOf(typed, !withoutLists.has(dialect));
    let best = outcome;
    for (const units of [isTyped ? unitsOf(typed) : undefined, wide]) {
      const other = units && attempt(tokens, markPhrases(units), lexis);
      if (typeof other === 'string') return other;
      if (other?.isOurs) best = other;
    }
    return best;
  };
  return (tokens, lexis = dialect) => {
    const open = tokens.find(({ kind }) => kind === 'open');
    if (open) return neverClosed(open, tokens[0]);
    if (isGrant(tokens)) return joinGrant(tokens, layout.keywordCase);
    const outcome = layOut(tokens, lexis);
    if (typeof outcome === 'string' || !outcome.isOurs || !layout.denseOperators) return outcome;
    // Without spaces, two signs would become one operator.
    return createLayoutEngine(dialect, { ...layout, denseOperators: false })(tokens, lexis);
  };
}

/** Returns the text between two strings, unless a line comment already keeps them on two lines. */
const keptGap = (gap: readonly Token[]) =>
  gap.some(({ kind }) => kind === 'comment') ? undefined : gap.map(({ text }) => text).join('');

const grantWords =
  /^(?:grant|revoke|deny|all|privileges|select|insert|update|delete|references|usage|execute|create|alter|drop|on|table|schema|database|function|procedure|sequence|to|from|with|admin|option|public|cascade)$/i;

const isGrant = (tokens: readonly Token[]) =>
  /^(?:grant|revoke|deny)$/i.test(
    tokens.find(({ kind }) => kind !== 'space' && kind !== 'comment' && kind !== 'block')?.text ?? '',
  );

/** Writes a GRANT with its own line breaks, because the engine would begin a query at SELECT. */
function joinGrant(tokens: readonly Token[], keywordCase: Layout['keywordCase']): string {
  return tokens
    .map(({ kind, text }) => {
      if (kind === 'space') return text.includes('\n') ? '\n' : ' ';
      if (kind !== 'word' || !grantWords.test(text)) return text;
      return inCase(text, keywordCase);
    })
    .join('');
}

function neverClosed(token: Token, first: Token | undefined): Mistake {
  const what = token.text.startsWith('/*') ? 'comment' : 'text in quotation marks';
  return { message: `This ${what} is never closed.`, offset: token.from - (first?.from ?? 0) };
}

function optionsOf(dialect: DialectId): { dialect: engine.DialectOptions; paramTypes: engine.ParamTypes } {
  const own = engine[dialect];
  const { paramTypes = {}, operators = [] } = own.tokenizerOptions;
  const named = new Set([
    ...(paramTypes.named ?? []),
    ...(colonParameters.has(dialect) ? ([':'] as const) : []),
  ]);
  return {
    dialect: {
      ...own,
      tokenizerOptions: { ...own.tokenizerOptions, operators: [...new Set([...operators, ...ownOperators])] },
    },
    paramTypes: {
      ...paramTypes,
      named: [...named],
      custom: [...(paramTypes.custom ?? []), ...templates.map((regex) => ({ regex }))],
    },
  };
}

/**
 * Joins the units for the engine. Two adjacent signs are not a comment here, but the engine might read one.
 */
function joinMasks(units: readonly Unit[]): string {
  return units
    .map(({ mask }, index) => (mask === '-' && units[index - 1]?.mask === '-' ? ' -' : mask))
    .join('');
}

/** Puts each step of a BigQuery pipe on its own line. */
const movePipes = (text: string) => text.replaceAll(/[ \t]*\|>[ \t]*\n[ \t]*/g, '\n|> ');

function mistakeOf(error: unknown, masked: string, sql: string): Mistake {
  if (error instanceof RangeError)
    return { message: 'This is nested too deeply to be formatted.', offset: 0, isTooDeep: true };
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = / at line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) throw error;
  const before = masked.split('\n').slice(0, Number(line) - 1);
  const offset = Math.min(
    sql.length,
    before.reduce((sum, each) => sum + each.length + 1, 0) + Number(column) - 1,
  );
  if (message.includes('«EOF»') || offset >= sql.trimEnd().length) {
    return {
      message: 'The statement ends too early: a parenthesis or a CASE is not closed.',
      offset: sql.trimEnd().length,
    };
  }
  const found = /^\S+|\s/.exec(sql.slice(offset, offset + 20))?.[0].trim() ?? '';
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(found);
  return { message: isVisible ? `“${found}” cannot be here.` : 'This cannot be read.', offset };
}
