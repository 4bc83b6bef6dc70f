import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** The limit in UTF-16 units; entities never make a real drawing this large. */
const mostGrowth = 10_000_000;
const doctype = /<!DOCTYPE\b[^[>]*(?:\[[\s\S]*?\]\s*)?>/;
const predefined = new Set(['amp', 'apos', 'gt', 'lt', 'quot']);
const notMarkup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|&([^\s&;#<]+);/g;

/**
 * Replaces the entities that an XML file declares, including nested ones. Throws a ToolInputError for entities in other
 * files and for those that grow too large ("billion laughs"). All others are valid, and browsers draw them.
 */
export function expandEntities(svg: string): string {
  const found = doctype.exec(svg);
  if (!found) return svg;
  const end = found.index + found[0].length;
  const values = readDeclarations(svg, found[0], found.index);
  if (values.size === 0) return svg;
  const expanded = new Map<string, string>();
  let size = 0;
  const expand = (text: string, open: ReadonlySet<string>): string =>
    text.replace(notMarkup, (part, name: string | undefined) => {
      const value = name === undefined ? undefined : values.get(name);
      if (name === undefined || value === undefined) return part;
      if (open.has(name)) throw refusal('refers to itself', svg, value.index);
      const whole = expanded.get(name) ?? expand(value.text, new Set([...open, name]));
      expanded.set(name, whole);
      size += whole.length;
      if (size > mostGrowth) throw refusal('grows to more than 10 MB', svg, value.index);
      return whole;
    });
  // The declarations are removed, because nothing refers to them any more.
  return svg.slice(0, found.index) + expand(svg.slice(end), new Set());
}

interface Declared {
  readonly text: string;
  readonly index: number;
}

function readDeclarations(svg: string, declarations: string, start: number): ReadonlyMap<string, Declared> {
  const values = new Map<string, Declared>();
  for (const { 0: declaration, index } of declarations.matchAll(
    /<!ENTITY\b(?:\s+(?:"[^"]*"|'[^']*'|[^\s"'>]+))*\s*>?/g,
  )) {
    const plain = /^<!ENTITY\s+([^\s%]+)\s+(?:'([^'%]*)'|"([^"%]*)")\s*>$/.exec(declaration);
    const [, name = '', single, double] = plain ?? [];
    const value = single ?? double;
    if (value === undefined) throw refusal('loads another file or builds declarations', svg, start + index);
    // The first declaration of a name counts (XML 1.0, 4.2).
    if (!values.has(name) && !predefined.has(name)) {
      values.set(name, { text: quoteSafe(decodeCharacters(value)), index: start + index });
    }
  }
  return values;
}

/** Decodes character references, so that `&#60;` begins a tag (XML 1.0, 4.5 and appendix D). */
function decodeCharacters(value: string): string {
  return value.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? reference : String.fromCodePoint(code);
  });
}

/** Escapes quotes, because a quote in an entity's text does not end an attribute value (XML 1.0, 4.4.5). */
function quoteSafe(value: string): string {
  return value.includes('<') ? value : value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}

function refusal(why: string, svg: string, index: number): ToolInputError {
  return new ToolInputError(`This file declares an entity that ${why}.`, {
    ...placeOf(svg, index),
    hint: 'Write the entity’s value instead, and remove its declaration.',
  });
}
