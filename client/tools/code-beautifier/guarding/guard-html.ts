import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Guarded } from './guarded.ts';

/** Comments, code of templates, elements whose content is text, and the beginnings of tags. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<%[\s\S]*?(?:%>|$)|<\?[\s\S]*?(?:\?>|$)|<(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)(?=[\t\n\f\r />])|<[a-z][^\t\n\f\r />]*/gi;
/** HTML Standard, 13.2.5.33 to 13.2.5.38: a value without quotes ends at a space or at “>”. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:([\t\n\f\r ]*=[\t\n\f\r ]*)("[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*))?/y;

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
  parts.lastIndex = 0;
  for (let match = parts.exec(source); match; match = parts.exec(source)) {
    if (/^<[^a-z]/i.test(match[0])) continue;
    attribute.lastIndex = parts.lastIndex;
    for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
      const [, , , value] = found;
      parts.lastIndex = attribute.lastIndex;
      if (value === undefined || /^["']/.test(value)) continue;
      const start = attribute.lastIndex - value.length;
      refuseCode(value, source, start);
      pieces.push(source.slice(done, start), quoted(value));
      done = attribute.lastIndex;
    }
    if (match[1]) parts.lastIndex = endOfText(source, match[1], parts.lastIndex);
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

function endOfText(source: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(source)?.index ?? source.length;
}
