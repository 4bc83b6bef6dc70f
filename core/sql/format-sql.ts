import * as engine from 'sql-formatter';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { placeOf, type TextPlace } from '#core/text/encodings/text-place.ts';
import { type DialectId, dialects } from './dialects.ts';
import { essenceOf, minifySql, statementsOf } from './parts.ts';
import { hasNestedComment, openCommentAt } from './comments.ts';

export type Layout = Partial<engine.FormatOptions>;

/** What one should know of the result; `place` is where in the input. */
export interface SqlNote {
  readonly severity: 'error' | 'info';
  readonly sentence: string;
  readonly hint?: string;
  readonly place?: TextPlace & { readonly length: number };
}

export interface FormattedSql {
  readonly text: string;
  readonly notes: readonly SqlNote[];
}

interface Mistake {
  readonly message: string;
  readonly offset: number;
  readonly isTooDeep?: boolean;
}

/** Placeholders of template languages: `{{ x }}`, `{% if %}`, `${x}`. */
const templates = [
  { regex: String.raw`\{\{.*?\}\}` },
  { regex: String.raw`\{%.*?%\}` },
  { regex: String.raw`\$\{.*?\}` },
];
/** Where `:name` is nothing else than a parameter. */
const colonParameters = new Set<DialectId>(['sql', 'postgresql', 'mysql', 'mariadb', 'tidb']);
/** Trying all dialects on a large text takes long, and the likely ones stand first. */
const largeLength = 100_000;
const fewGuesses = 2;
/** The order in which dialects are tried for what does not say its own. */
const triedFirst: readonly DialectId[] = [
  'sql',
  'postgresql',
  'mysql',
  'transactsql',
  'sqlite',
  'bigquery',
  'snowflake',
];

/**
 * SQL laid out anew: nothing but white space and the case of words changes, which is checked. A script with a mistake
 * keeps the statement that holds it as it is. Throws a ToolInputError with the place when nothing can be laid out.
 */
export function formatSql(sql: string, wished: DialectId | 'auto', layout: Layout): FormattedSql {
  if (sql.trim() === '') return { text: '', notes: [] };
  const likely = guesses(sql);
  const tried =
    wished !== 'auto' ? [wished] : sql.length > largeLength ? likely.slice(0, fewGuesses) : likely;
  const mistakes: Mistake[] = [];
  for (const dialect of tried) {
    const outcome = attempt(sql, dialect, layout);
    if (typeof outcome === 'string')
      return { text: outcome, notes: wished === 'auto' ? notesOfGuess(dialect) : [] };
    mistakes.push(outcome);
    // Another dialect would not find it shallower.
    if (outcome.isTooDeep === true) break;
  }
  return formatByStatement(sql, wished, layout, mistakes);
}

/** SQL without the white space and comments that it does not need. */
export function minify(sql: string, wished: DialectId | 'auto'): FormattedSql {
  return { text: minifySql(sql, wished === 'auto' ? (guesses(sql)[0] ?? 'sql') : wished), notes: [] };
}

function guesses(sql: string): DialectId[] {
  const likely: DialectId[] = [];
  // Where comments nest, standard SQL would end them too early and take their rest for code.
  if (hasNestedComment(sql)) likely.push('postgresql');
  if (/\$\w*\$|::\s*\w|\bilike\b/i.test(sql)) likely.push('postgresql');
  if (/(?:^|[\s.,(])\[[a-z_][^\]\n]*\]|^\s*go\s*$|\bnvarchar\b|@@\w/im.test(sql)) likely.push('transactsql');
  if (/`[^`\n]+`/.test(sql)) likely.push(/`[\w-]+\.[\w-]+\.[\w-]+`/.test(sql) ? 'bigquery' : 'mysql');
  return [...new Set([...likely, ...triedFirst])];
}

function notesOfGuess(dialect: DialectId): SqlNote[] {
  if (dialect === 'sql') return [];
  return [{ severity: 'info', sentence: `Read as ${dialects[dialect]}.` }];
}

function attempt(sql: string, dialect: DialectId, layout: Layout): string | Mistake {
  try {
    const text = engine.formatDialect(sql, { ...layout, ...optionsOf(dialect) });
    const comment = openCommentAt(sql);
    // The engine takes what opens a comment without an end for a division and a star.
    if (comment >= 0 && text.split('/*').length < sql.split('/*').length)
      return { message: 'This comment is never closed.', offset: comment };
    if (essenceOf(text, dialect) === essenceOf(sql.trim(), dialect)) return `${text}\n`;
    return { message: 'A new layout would change more than white space here.', offset: 0 };
  } catch (error) {
    return mistakeOf(error, sql);
  }
}

function optionsOf(dialect: DialectId): { dialect: engine.DialectOptions; paramTypes: engine.ParamTypes } {
  const own = engine[dialect];
  const { paramTypes = {} } = own.tokenizerOptions;
  return {
    dialect: own,
    paramTypes: {
      ...paramTypes,
      named: [
        ...new Set([...(paramTypes.named ?? []), ...(colonParameters.has(dialect) ? ([':'] as const) : [])]),
      ],
      custom: [...(paramTypes.custom ?? []), ...templates],
    },
  };
}

function mistakeOf(error: unknown, sql: string): Mistake {
  if (error instanceof RangeError)
    return { message: 'This is nested too deep to be laid out.', offset: 0, isTooDeep: true };
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = / at line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined || column === undefined) throw error;
  const lines = sql.split('\n');
  const before = lines.slice(0, Number(line) - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const offset = Math.min(sql.length, before + Number(column) - 1);
  if (message.includes('«EOF»') || offset >= sql.trimEnd().length) {
    return {
      message: 'The statement ends too early: a parenthesis or a CASE is not closed.',
      offset: sql.trimEnd().length,
    };
  }
  // What begins with a mark that no other one ends is read by no dialect.
  if (/^(?:'[^']*|"[^"]*)$/.test(sql.slice(offset)))
    return { message: 'This text in quotation marks is never closed.', offset };
  const found = /^\S+|\s/.exec(sql.slice(offset, offset + 20))?.[0].trim() ?? '';
  const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(found);
  return { message: isVisible ? `“${found}” cannot stand here.` : 'This cannot be read.', offset };
}

/** One bad statement must not keep the others from being laid out. */
function formatByStatement(
  sql: string,
  wished: DialectId | 'auto',
  layout: Layout,
  mistakes: readonly Mistake[],
): FormattedSql {
  // The dialect that came furthest is most likely the right one.
  const furthest = mistakes.reduce(
    (best, each, index) => (each.offset > (mistakes[best]?.offset ?? 0) ? index : best),
    0,
  );
  const dialect = wished === 'auto' ? (guesses(sql)[furthest] ?? 'sql') : wished;
  const statements = statementsOf(sql, dialect);
  const notes: SqlNote[] = [];
  const texts = statements.map(({ text, from }) => {
    const outcome = attempt(text, dialect, layout);
    if (typeof outcome === 'string') return outcome.trim();
    const { message, offset } = outcome;
    const place = { ...placeOf(sql, from + offset), length: 1 };
    notes.push({ severity: 'error', sentence: message, hint: 'This statement is left as it is.', place });
    return text;
  });
  const [first] = notes;
  if (notes.length === statements.length && first) {
    throw new ToolInputError(first.sentence, {
      ...first.place,
      hint: wished === 'auto' ? hintOf(sql, dialect) : hintOfOther(sql, wished, layout),
    });
  }
  const told = `Read as ${dialects[dialect]}; ${formatCount(notes.length, 'statement')} of ${statements.length} could not be read.`;
  const gap = '\n'.repeat(1 + (layout.linesBetweenQueries ?? 1));
  return { text: `${texts.join(gap)}\n`, notes: [...notes, { severity: 'info', sentence: told }] };
}

function hintOf(sql: string, dialect: DialectId): string {
  return /^[\s(]*(?:select|insert|update|delete|with|create|alter|drop|merge)\b/i.test(sql)
    ? `Read as ${dialects[dialect]}, which came furthest. Choose the dialect if it is another.`
    : 'Is this SQL?';
}

function hintOfOther(sql: string, wished: DialectId, layout: Layout): string {
  const other = triedFirst.find((each) => each !== wished && typeof attempt(sql, each, layout) === 'string');
  return other
    ? `It reads as ${dialects[other]}: choose that dialect.`
    : 'Mend it there, or choose another dialect.';
}
