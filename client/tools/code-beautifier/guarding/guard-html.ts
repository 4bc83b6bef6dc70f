import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Guarded } from './guarded.ts';

/** Comments, code of templates, elements whose content is text, and the beginnings of tags. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<%[\s\S]*?(?:%>|$)|<\?[\s\S]*?(?:\?>|$)|<(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)(?=[\t\n\f\r />])|<[a-z][^\t\n\f\r />]*/gi;
/** HTML Standard, 13.2.5.33 to 13.2.5.38: a value without quotes ends at a space or at “>”. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:([\t\n\f\r ]*=[\t\n\f\r ]*)("[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*))?/y;

/** CSS Text 4, 3: with these values, every space and line end shows. */
const keptSpaces =
  /(?<![\w-])white-space(?:-collapse)?\s*:\s*(?:pre(?:-wrap|-line|serve(?:-breaks|-spaces)?)?|break-spaces)(?![\w-])/i;

/**
 * Puts quotes around the values that have none: prettier's parser splits them at “=” and stumbles over “/”. Hides
 * conditional comments (`<!--[if IE]>`), which prettier lays out, and breaks in the middle of their marks. Leaves
 * elements alone whose style says that their spaces show.
 */
export function guardHtml(source: string): Guarded {
  const mark = Array.from('\uE000\uE001\uE002\uE003').find((char) => !source.includes(char)) ?? '\uE000';
  const ignore = `<!--${'\t'.repeat(3)}prettier-ignore-->`;
  const text = withIgnored(withQuotes(source), ignore).replaceAll('<!--[', `<!--${mark}[`);
  return {
    text,
    restore: (laidOut) =>
      laidOut.replaceAll(`<!--${mark}[`, '<!--[').replaceAll(new RegExp(String.raw`${ignore}\s*`, 'g'), ''),
  };
}

interface Tag {
  readonly from: number;
  readonly attributes: readonly { readonly name: string; readonly value: string; readonly end: number }[];
}

/** Yields the opening tags of a page with their attributes. */
function* tagsOf(source: string): Generator<Tag> {
  const tag = new RegExp(parts);
  for (let match = tag.exec(source); match; match = tag.exec(source)) {
    if (/^<[^a-z]/i.test(match[0])) continue;
    const attributes: Tag['attributes'][number][] = [];
    attribute.lastIndex = tag.lastIndex;
    for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
      tag.lastIndex = attribute.lastIndex;
      const [, name = '', , value = ''] = found;
      attributes.push({ name, value, end: attribute.lastIndex });
    }
    yield { from: match.index, attributes };
    if (match[1]) tag.lastIndex = endOfText(source, match[1], tag.lastIndex);
  }
}

function withQuotes(source: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { attributes } of tagsOf(source)) {
    for (const { value, end } of attributes) {
      if (value === '' || /^["']/.test(value)) continue;
      const start = end - value.length;
      refuseCode(value, source, start);
      pieces.push(source.slice(done, start), quoted(value));
      done = end;
    }
  }
  return pieces.join('') + source.slice(done);
}

function withIgnored(source: string, ignore: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { from, attributes } of tagsOf(source)) {
    if (!attributes.some(({ name, value }) => /^style$/i.test(name) && keptSpaces.test(value))) continue;
    pieces.push(source.slice(done, from), ignore);
    done = from;
  }
  return pieces.join('') + source.slice(done);
}

function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return value.includes("'") ? `"${value.replaceAll('"', '&quot;')}"` : `'${value}'`;
}

/**
 * HTML ends a value at a space inside a template's code, and the formatted text would no longer be that template.
 */
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
