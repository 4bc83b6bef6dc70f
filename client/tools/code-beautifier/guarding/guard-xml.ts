import { readOwn } from '#core/collections/read-own.ts';
import { xmlParserOf } from '#core/text/xml-parser.ts';
import type { Guarded } from './guarded.ts';

/** XML 1.0, production 28, after the prolog: a document type with declarations in brackets. */
const documentType =
  /^((?:\uFEFF|\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*)(<!DOCTYPE\s+[^\s[>]+(?:\s+(?:"[^"]*"|'[^']*'|[A-Z]+))*\s*\[(?:"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[^\]"'<]|<(?!!--|\?))*\]\s*>)/;
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<[^<>"']*(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
/** A value, which stays, or a name with more than ASCII. */
const foreignName = /"[^"]*"|'[^']*'|[\w:.-]*[^\x00-\x7F][^\s=<>/"']*/g;

/**
 * Hides parts that prettier's plugin for XML cannot read, which stay as typed: the declarations of a document type,
 * processing instructions (its lexer ends them at the last `?>` of a line) and names with letters beyond ASCII.
 * Throws a ToolInputError for text that is not well-formed, which the plugin drops or reports in terms of its
 * grammar.
 */
export function guardXml(source: string): Guarded {
  refuseMalformed(source);
  let mark = 'hidden';
  while (source.includes(mark)) mark += 'x';
  const held: string[] = [];
  /** About as long as the hidden text, so that lines break in the same places. */
  const hide = (text: string, start = '', end = '') => {
    held.push(text);
    const name = `${start}${mark}${held.length - 1}_`;
    const line = start === '' ? (text.split('\n')[0] ?? '') : text;
    return name + line.slice(name.length + end.length).replace(/[^\n]/g, '_') + end;
  };
  const [, prolog = '', type = ''] = documentType.exec(source) ?? [];
  const text =
    type === ''
      ? source
      : `${prolog}<!DOCTYPE ${hide(type.slice(10, -1))}>${source.slice(prolog.length + type.length)}`;
  return {
    text: text.replace(markup, (found) => {
      if (/^<(?:\?xml\s|!--|!\[)/.test(found)) return found;
      if (found.startsWith('<?')) return hide(found, '<!--', '-->');
      return found.replace(foreignName, (name) => (/^["']/.test(name) ? name : hide(name)));
    }),
    restore: (laidOut) =>
      laidOut.replace(
        new RegExp(`<!--${mark}(\\d+)_[_\\n]*-->|${mark}(\\d+)_+`, 'g'),
        (_, instruction?: string, name?: string) => held[Number(instruction ?? name)] ?? '',
      ),
  };
}

function refuseMalformed(source: string): void {
  const xml = source.replace(/^\uFEFF/, '');
  const parser = xmlParserOf(xml, {});
  // Entities may be declared in the document type or in a file of its own.
  parser.ENTITIES = new Proxy(parser.ENTITIES, {
    get: (known, name: string) => readOwn(known, name) ?? (/^[\p{L}_:]/u.test(name) ? '' : undefined),
  });
  parser.write(xml).close();
}
