import type { Note } from '#core/errors.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { type DialectId, dialects } from './dialects.ts';
import { createLayoutEngine, type Layout, type Mistake } from './arranging/layout.ts';
import type { Token } from './lexing/lexer.ts';
import { minifyStatement } from './minify.ts';
import { refuseJson } from './other-text.ts';
import { guessDialects } from './readings.ts';
import { caseMistake, hasCaseStatement, isCasePart } from './routine-bodies.ts';
import { joinStatements, type Statement, statementsOf, type StatementText } from './statements.ts';
import { isWideSpace, wideSpaceNote } from './wide-spaces.ts';

export type { Layout } from './arranging/layout.ts';

/** Notes on the result; `place` is a place in the input. */
export interface FormattedSql {
  readonly text: string;
  readonly notes: readonly Note[];
}

interface Attempt {
  readonly dialect: DialectId;
  readonly statements: readonly StatementText[];
  readonly mistakes: readonly (Mistake & { readonly from: number })[];
  /** The first white space that servers may read as part of a name. */
  readonly wideSpace?: Token | undefined;
}

/** Creates the new text of each statement. */
interface Change {
  readonly apply: (statement: Statement) => string | Mistake;
  readonly gap: string;
  readonly end: string;
  readonly note?: Note;
}

const ownCaseNote: Note = {
  severity: 'info',
  sentence: 'ClickHouse tells functions and types apart by case, so theirs stays.',
};

/** Trying all dialects on a large text takes long, and the likely ones come first. */
const largeLength = 100_000;
const fewGuesses = 2;
/** More notes than this would not help. */
const mostNotes = 20;

/**
 * Formats SQL. Only white space and the case of words may change, and this is verified. A statement with a mistake, or
 * one that the engine would change, stays unchanged. Throws a ToolInputError with the place if nothing can be
 * formatted.
 */
export function formatSql(sql: string, wished: DialectId | 'auto', layout: Layout): FormattedSql {
  const { functionCase = 'preserve', dataTypeCase = 'preserve' } = layout;
  const hasCase = functionCase !== 'preserve' || dataTypeCase !== 'preserve';
  return readSql(sql, wished, (dialect) => {
    const lay = createLayoutEngine(dialect, layout);
    return {
      apply: ({ tokens, lexis }) => lay(tokens, lexis),
      gap: '\n'.repeat(1 + (layout.linesBetweenQueries ?? 1)),
      end: '\n',
      ...(hasCase && dialect === 'clickhouse' && { note: ownCaseNote }),
    };
  });
}

/** Removes white space and comments that SQL does not need. */
export function minify(sql: string, wished: DialectId | 'auto'): FormattedSql {
  return readSql(sql, wished, () => ({
    apply: (statement) =>
      minifyStatement(statement) ?? {
        message: 'A shorter form would change this.',
        offset: 0,
        isOurs: true,
      },
    gap: '',
    end: '',
  }));
}

function readSql(
  sql: string,
  wished: DialectId | 'auto',
  changeFor: (dialect: DialectId) => Change,
): FormattedSql {
  if (sql.trim() === '') return { text: '', notes: [] };
  refuseJson(sql);
  const guess = wished === 'auto' ? guessDialects(sql) : { dialects: [wished], equals: 1 };
  if (guess.rival) return askFor(sql, guess.dialects[0] ?? 'sql', guess.rival);
  let best: Attempt | undefined;
  for (const [index, dialect] of guess.dialects
    .slice(0, sql.length > largeLength ? fewGuesses : undefined)
    .entries()) {
    // If the only problem is statements that the engine cannot keep, a dialect that fits less would only format them
    // wrong.
    if (index >= guess.equals && best?.mistakes.every(({ isOurs }) => isOurs)) break;
    const attempt = changeAll(sql, dialect, changeFor(dialect));
    if (!best || isBetter(attempt, best)) best = attempt;
    // Another dialect would not help, because the nesting is equally deep in all.
    if (best.mistakes.length === 0 || attempt.mistakes.some(({ isTooDeep }) => isTooDeep)) break;
  }
  if (!best) return { text: sql, notes: [] };
  throwIfUnread(sql, wished, best, changeFor);
  const { gap, end, note } = changeFor(best.dialect);
  const text = joinStatements(best.statements, gap) + (best.statements.at(-1)?.isData ? '' : end);
  return { text, notes: [...notesOf(sql, wished, best), ...(note ? [note] : [])] };
}

function changeAll(sql: string, dialect: DialectId, { apply }: Change): Attempt {
  const statements: StatementText[] = [];
  const mistakes: (Mistake & { readonly from: number })[] = [];
  let wideSpace: Token | undefined;
  const hasCases = hasCaseStatement(sql);
  for (const statement of statementsOf(sql, dialect)) {
    const { text, from, isLine, isData, endsLine } = statement;
    const changed = isLine ? text : apply(statement);
    wideSpace ??= isLine ? undefined : statement.tokens.find(isWideSpace);
    const isKept = typeof changed !== 'string';
    if (isKept) mistakes.push({ ...(hasCases && isCasePart(text) ? caseMistake : changed), from });
    statements.push({ text: isKept ? text : changed, isLine, isData, isKept, endsLine });
  }
  return { dialect, statements, mistakes, wideSpace };
}

/** Compares two attempts. A dialect with fewer mistakes, or a later first mistake, is more likely the right one. */
function isBetter({ mistakes: one }: Attempt, { mistakes: other }: Attempt): boolean {
  const reach = ([first]: typeof one) => (first ? first.from + first.offset : Infinity);
  return one.length === other.length ? reach(one) > reach(other) : one.length < other.length;
}

function askFor(
  sql: string,
  dialect: DialectId,
  rival: { dialect: DialectId; offset: number },
): FormattedSql {
  const sentence = `${dialects[dialect]} and ${dialects[rival.dialect]} disagree on what is a comment or a string from here, so nothing is changed.`;
  const place = { ...placeOf(sql, rival.offset), length: 1 };
  return { text: sql, notes: [{ severity: 'warning', sentence, hint: 'Choose the dialect.', place }] };
}

function notesOf(
  sql: string,
  wished: DialectId | 'auto',
  { dialect, statements, mistakes, wideSpace }: Attempt,
): Note[] {
  const notes = wideSpace ? [wideSpaceNote(sql, wideSpace)] : [];
  for (const { message, from, offset, isOurs } of mistakes.slice(0, mostNotes)) {
    notes.push({
      severity: isOurs ? 'warning' : 'error',
      sentence: message,
      hint: 'This statement is left as it is.',
      place: { ...placeOf(sql, from + offset), length: 1 },
    });
  }
  const unread = mistakes.filter(({ isOurs }) => !isOurs).length;
  const read = `Read as ${dialects[dialect]}`;
  if (unread > 0) {
    const sentence = `${read}; ${formatCount(unread, 'statement')} of ${statements.length} could not be read.`;
    return [...notes, { severity: 'info', sentence }];
  }
  return wished === 'auto' && dialect !== 'sql'
    ? [...notes, { severity: 'info', sentence: `${read}.` }]
    : notes;
}

function throwIfUnread(
  sql: string,
  wished: DialectId | 'auto',
  { dialect, statements, mistakes }: Attempt,
  changeFor: (dialect: DialectId) => Change,
): void {
  const [first] = mistakes;
  if (!first || mistakes.some(({ isOurs }) => isOurs) || statements.some(({ isKept }) => !isKept)) return;
  throw new ToolInputError(first.message, {
    ...placeOf(sql, first.from + first.offset),
    // Another dialect would not help, because the nesting is equally deep in all.
    hint: wished === 'auto' || first.isTooDeep ? hintOf(sql, dialect) : hintOfOther(sql, wished, changeFor),
  });
}

function hintOf(sql: string, dialect: DialectId): string {
  return /^[\s(]*(?:select|insert|update|delete|with|create|alter|drop|merge)\b/i.test(sql)
    ? `Read as ${dialects[dialect]}, which came furthest. Choose the dialect if it is another.`
    : 'Is this SQL?';
}

function hintOfOther(sql: string, wished: DialectId, changeFor: (dialect: DialectId) => Change): string {
  const other = guessDialects(sql).dialects.find(
    (each) => each !== wished && changeAll(sql, each, changeFor(each)).mistakes.length === 0,
  );
  return other
    ? `It reads as ${dialects[other]}: choose that dialect.`
    : 'Fix it there, or choose another dialect.';
}
