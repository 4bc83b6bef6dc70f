import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { findForeignSyntax } from '../explaining/foreign-syntax.ts';
import { mistakeHint } from '../explaining/mistake-hints.ts';
import { findMistake, offsetOf } from './parsing.ts';

const maxMessageLength = 400;
const usualHint = 'Fix the regex error and try again.';

/** Compiles a pattern. Throws a ToolInputError with the engine's message and the position in the pattern. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    const mistake = findMistake(pattern, flags);
    const foreign = findForeignSyntax(pattern, flags).join(' ');
    const known = mistakeHint(mistake?.message ?? '');
    throw toInputError(error, {
      hint: foreign || (known === undefined ? usualHint : `${known} ${usualHint}`),
      ...(mistake && placeOf(pattern, offsetOf(mistake, pattern))),
    });
  }
}

/**
 * Converts an engine error to a ToolInputError. Engines compile a pattern on its first use, so a pattern or result that
 * is too large is only reported then.
 */
export function toInputError(error: unknown, place: object = {}): unknown {
  if (error instanceof SyntaxError) {
    return new ToolInputError(shortened(error.message), {
      field: 'pattern',
      hint: usualHint,
      ...place,
    });
  }
  if (error instanceof RangeError) {
    return new ToolInputError('The result is too long to be held in memory.', {
      field: 'replacement',
      hint: "Use a shorter text, or a replacement without $` and $'.",
    });
  }
  return error;
}

/** Shortens a message, because the engine repeats the whole pattern. */
function shortened(message: string): string {
  if (message.length <= maxMessageLength) return message;
  return `${message.slice(0, maxMessageLength / 2)} … ${message.slice(-maxMessageLength / 2)}`;
}
