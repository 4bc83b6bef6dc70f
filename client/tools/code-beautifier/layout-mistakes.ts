import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { type LanguageId, languages } from './languages.ts';

/** Deeper nesting takes prettier minutes, and people do not read it. */
export const deepest = 1000;

export function tooDeep(): ToolInputError {
  return new ToolInputError('The code is nested too deeply to be formatted.', {
    hint: 'Split it by hand.',
  });
}

interface Located {
  readonly message: string;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
}

/** Converts an error of prettier into one with its place. */
export function mistakeOf(error: unknown, source: string, language: LanguageId): unknown {
  if (error instanceof ToolInputError) return error;
  if (error instanceof RangeError) return tooDeep();
  // Some of its parsers fail without a place on text that is not code.
  if (!isLocated(error)) {
    return new ToolInputError('Prettier cannot format this text.', {
      hint: `Choose the language if this is not ${languages[language].label}.`,
    });
  }
  const { line, column } = error.loc.start;
  const lines = source.split('\n');
  const offset = Math.min(
    source.length,
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + Math.max(0, column - 1),
  );
  if (language === 'handlebars' && error.message.startsWith('A block may only be used inside')) {
    return new ToolInputError('Prettier cannot format a block inside a tag.', {
      ...placeOf(source, offset),
      hint: 'It reads the Handlebars of Ember, which has blocks only between tags: put the whole tag into the block.',
    });
  }
  if (language === 'handlebars' && /^Handlebars .* are not supported/.test(error.message)) {
    const [what = ''] = /(?:partial|decorator)(?: block)?s/.exec(error.message) ?? [];
    return new ToolInputError(`Prettier cannot format ${what} of Handlebars.`, {
      ...placeOf(source, offset),
      hint: 'It reads the Handlebars of Ember, which has none. Nothing is wrong with this text.',
    });
  }
  // Prettier adds a frame of the code, which the page shows in its own way.
  const message = (error.message.split('\n')[0] ?? '')
    .replace(/\s*\(\d+:\d+\)\s*$/, '')
    .replace(/^(?:Css)?SyntaxError: /, '');
  return new ToolInputError(/[.!?]$/.test(message) ? message : `${message}.`, {
    ...placeOf(source, offset),
    hint: `${language === 'handlebars' ? 'Prettier reads the Handlebars of Ember. ' : ''}Fix it there, or choose the language if this is not ${languages[language].label}.`,
  });
}

function isLocated(error: unknown): error is Located {
  return (
    error instanceof Error &&
    'loc' in error &&
    typeof (error.loc as Located['loc'] | undefined)?.start.line === 'number'
  );
}
