import * as engine from 'sql-formatter';
import type { DialectId } from './dialects.ts';
import { essenceOf, isRunComment, type Token, tokensOf } from './lexer.ts';
import { templates } from './token-pattern.ts';

export type Layout = Partial<engine.FormatOptions>;

export interface Mistake {
  readonly message: string;
  readonly offset: number;
  /** The statement is sound, but the engine cannot keep it. */
  readonly isOurs?: true;
  /** Another dialect would not find it shallower. */
  readonly isTooDeep?: true;
}

/** Where `:name` is nothing else than a parameter. */
const colonParameters = new Set<DialectId>(['sql', 'postgresql', 'mysql', 'mariadb', 'tidb']);

/** Lays out the statements of one dialect. Statements of the same shape, such as rows of a dump, are read once. */
export function createLayouter(
  dialect: DialectId,
  layout: Layout,
): (tokens: readonly Token[]) => string | Mistake {
  const options = { ...layout, ...optionsOf(dialect) };
  const shapes = new Map<string, string>();
  return (tokens) => {
    const open = tokens.findIndex(({ kind }) => kind === 'open');
    const [first] = tokens;
    if (open >= 0) return neverClosed(tokens[open], first);
    const masks = tokens.map(maskOf);
    const masked = joinMasks(masks);
    try {
      const shape = shapes.get(masked) ?? engine.formatDialect(masked, options);
      shapes.set(masked, shape);
      const text = unmask(movePipes(shape), dialect, tokens, masks);
      if (text !== undefined && essenceOf(tokensOf(text, dialect)) === essenceOf(tokens)) return text;
      return { message: 'A new layout would change more than white space here.', offset: 0, isOurs: true };
    } catch (error) {
      return mistakeOf(error, masked, tokens.map(({ text }) => text).join(''));
    }
  };
}

function neverClosed(token: Token | undefined, first: Token | undefined): Mistake {
  const what = token?.text.startsWith('/*') ? 'comment' : 'text in quotation marks';
  return { message: `This ${what} is never closed.`, offset: (token?.from ?? 0) - (first?.from ?? 0) };
}

function optionsOf(dialect: DialectId): { dialect: engine.DialectOptions; paramTypes: engine.ParamTypes } {
  const own = engine[dialect];
  const { paramTypes = {}, operators = [] } = own.tokenizerOptions;
  const named = new Set([
    ...(paramTypes.named ?? []),
    ...(colonParameters.has(dialect) ? ([':'] as const) : []),
  ]);
  return {
    dialect: { ...own, tokenizerOptions: { ...own.tokenizerOptions, operators: [...operators, '|>'] } },
    paramTypes: {
      ...paramTypes,
      named: [...named],
      custom: [...(paramTypes.custom ?? []), ...templates.map((regex) => ({ regex }))],
    },
  };
}

/**
 * What the engine reads instead of a token. Its own reading of strings, names and comments is not ours in every
 * dialect, so it sees harmless ones as long as they are.
 */
function maskOf({ kind, text }: Token): string {
  const fill = (open: string, close = open) => open + 'x'.repeat(Math.max(0, text.length - 2)) + close;
  if (kind === 'string') return fill("'");
  if (kind === 'name')
    return /^["`]/.test(text) ? fill(text.charAt(0)) : text.startsWith('[') ? fill('[', ']') : fill('"');
  if (kind === 'placeholder') return 'x'.repeat(text.length);
  if (kind === 'number' && /^\d+(?:\.\d+)?$/.test(text)) return '0'.repeat(text.length);
  if (kind === 'comment') return `-- ${'x'.repeat(Math.max(0, text.length - 3))}`.trim();
  if (kind === 'block' && !isRunComment(text) && !/[\r\n]/.test(text))
    return `/*${'x'.repeat(text.length - 4)}*/`;
  if (kind === 'block' && text.includes('/*', 2)) return `/*${'x'.repeat(text.length - 4)}*/`;
  return text;
}

/** Two signs in a row are no comment for us, but may be one for the engine. */
function joinMasks(masks: readonly string[]): string {
  return masks.map((mask, index) => (mask === '-' && masks[index - 1] === '-' ? ' -' : mask)).join('');
}

/** Each step of a BigQuery pipe begins its line. */
const movePipes = (text: string) => text.replaceAll(/[ \t]*\|>[ \t]*\n[ \t]*/g, '\n|> ');

function unmask(
  shape: string,
  dialect: DialectId,
  tokens: readonly Token[],
  masks: readonly string[],
): string | undefined {
  let index = 0;
  let text = '';
  for (const token of tokensOf(shape, dialect)) {
    if (token.kind === 'space') {
      text += token.text;
      continue;
    }
    while (tokens[index]?.kind === 'space') index += 1;
    const [original, mask] = [tokens[index]?.text, masks[index]];
    if (original === undefined || mask === undefined) return undefined;
    if (mask === original) text += token.text;
    else if (mask.toLowerCase() === token.text.toLowerCase()) text += original;
    else return undefined;
    index += 1;
  }
  return text;
}

function mistakeOf(error: unknown, masked: string, sql: string): Mistake {
  if (error instanceof RangeError)
    return { message: 'This is nested too deep to be laid out.', offset: 0, isTooDeep: true };
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
  return { message: isVisible ? `“${found}” cannot stand here.` : 'This cannot be read.', offset };
}
