import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Guarded } from './guarded.ts';
import { tagsOf } from './html-tags.ts';

/**
 * Puts quotes around the values that have none: prettier's parser splits them at “=” and stumbles over “/”. Hides
 * conditional comments (`<!--[if IE]>`), which prettier lays out, and breaks in the middle of their marks.
 */
export function guardHtml(source: string): Guarded {
  const mark = Array.from('\uE000\uE001\uE002\uE003').find((char) => !source.includes(char)) ?? '\uE000';
  const text = withQuotes(source).replaceAll('<!--[', `<!--${mark}[`);
  return { text, restore: (laidOut) => laidOut.replaceAll(`<!--${mark}[`, '<!--[') };
}

function withQuotes(source: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { values } of tagsOf(source)) {
    for (const { value, from } of values) {
      if (/^["']/.test(value)) continue;
      refuseCode(value, source, from);
      pieces.push(source.slice(done, from), quoted(value));
      done = from + value.length;
    }
  }
  return pieces.join('') + source.slice(done);
}

function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return value.includes("'") ? `"${value.replaceAll('"', '&quot;')}"` : `'${value}'`;
}

/** Where a space stands in a template's code, HTML ends the value, and its layout would no longer be that template. */
function refuseCode(value: string, source: string, start: number): void {
  const count = (text: string) => value.split(text).length;
  const isWhole = count('{') === count('}') && count('<%') === count('%>') && count('<?') === count('?>');
  if (isWhole) return;
  throw new ToolInputError('HTML ends this value at its first space.', {
    ...placeOf(source, start),
    hint: 'Put quotes around the value.',
  });
}
