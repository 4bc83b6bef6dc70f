import { type Options, Parser, type Program } from 'acorn';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { refuseJson, refuseMarkup, refuseOtherLanguage } from './other-language.ts';

type SourceType = NonNullable<Options['sourceType']>;

export interface ParsedScript {
  readonly program: Program;
  readonly sourceType: SourceType;
}

/**
 * Reads JavaScript as of ECMAScript 2026. A text that is both a script and a module counts as a script, since names
 * at the top of a script belong to the page. Throws a ToolInputError with the place of the mistake.
 */
export async function parseScript(source: string, kind: 'auto' | SourceType): Promise<ParsedScript> {
  refuseJson(source);
  const failures: ParseFailure[] = [];
  for (const sourceType of kind === 'auto' ? (['script', 'module'] as const) : [kind]) {
    try {
      return { program: readAs(source, sourceType), sourceType };
    } catch (error) {
      if (!isParseFailure(error)) throw error;
      // The parser fails when the stack is full; the place of that does not matter.
      if (error.message.startsWith('Not enough stack')) throw tooDeep();
      failures.push(error);
    }
  }
  refuseMarkup(source);
  await refuseOtherLanguage(source);
  // The reading that gets furthest is the one the author meant.
  failures.sort((a, b) => b.pos - a.pos);
  throw failures[0] ? inputErrorOf(failures[0], source, kind) : new Error('No reading was tried.');
}

/** Acorn takes a slash after `yield` for a division in some asynchronous generators: it looks at tokens, not scopes. */
class ScriptParser extends Parser {
  inGeneratorContext(this: { readonly inGenerator: boolean }): boolean {
    return this.inGenerator;
  }
}

export function readAs(source: string, sourceType: SourceType): Program {
  return ScriptParser.parse(source, { ecmaVersion: 'latest', sourceType });
}

/** An error of acorn or terser. */
export interface ParseFailure extends Error {
  /** UTF-16 units from the beginning. */
  readonly pos: number;
}

export function isParseFailure(error: unknown): error is ParseFailure {
  return error instanceof Error && 'pos' in error && typeof error.pos === 'number';
}

export function tooDeep(): ToolInputError {
  return new ToolInputError('The script is nested too deeply.', { hint: 'Split its longest expression.' });
}

function inputErrorOf({ message, pos }: ParseFailure, source: string, kind: string): ToolInputError {
  const offset = Math.min(pos, source.length);
  const place = placeOf(source, offset);
  if (source.slice(offset).trim() === '' || /^Unterminated (?:comment|template)/.test(message)) {
    return new ToolInputError('The script ends before everything in it is closed.', {
      ...place,
      hint: 'Close the open bracket, comment or template.',
    });
  }
  const words = message.replace(/ \(\d+:\d+\)$/, '');
  const token = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|.)/u.exec(source.slice(offset, offset + 40))?.[0];
  const isModule = kind === 'script' && canRead(source, 'module');
  return new ToolInputError(words === 'Unexpected token' ? `Unexpected “${token ?? ''}”.` : `${words}.`, {
    ...place,
    hint: isModule ? 'This is a module: choose Module, or Auto-detect.' : 'Correct the script there.',
  });
}

function canRead(source: string, sourceType: SourceType): boolean {
  try {
    readAs(source, sourceType);
    return true;
  } catch {
    return false;
  }
}
