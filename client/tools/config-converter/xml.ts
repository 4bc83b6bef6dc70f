import { ToolInputError } from '#core/errors.ts';
import {
  isJsonScalar,
  JsonNumber,
  type JsonScalar,
  maxJsonDepth,
  type JsonMap,
  type JsonValue,
} from '#core/json/values/json-value.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { xmlParserOf } from '#core/text/xml-parser.ts';
import type { Losses } from './losses.ts';

interface OpenElement {
  readonly name: string;
  readonly members: JsonMap;
  /** The texts before, between and after the child elements. */
  readonly texts: string[];
  hasChildren: boolean;
}

/**
 * Reads XML 1.0: attributes as `@name`, text beside attributes or elements as `#text`, repeated elements as a list.
 * Throws a ToolInputError for XML that is not well-formed.
 */
export function readXml(text: string, losses: Losses): JsonValue {
  const parser = xmlParserOf(text, { xmlns: false } as const);
  const root: OpenElement = { name: '', members: new Map(), texts: [], hasChildren: false };
  const open = [root];
  const here = (length: number) => ({ ...placeOf(text, Math.max(0, parser.position - length)), length });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxJsonDepth) {
      throw new ToolInputError(
        `More than ${maxJsonDepth} levels of elements.`,
        placeOf(text, parser.position),
      );
    }
    const members: JsonMap = new Map(Object.entries(attributes).map(([key, value]) => [`@${key}`, value]));
    open.push({ name, members, texts: [], hasChildren: false });
  });
  const takeText = (piece: string) => {
    const { texts } = open.at(-1) ?? root;
    texts.push((texts.pop() ?? '') + piece);
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('comment', (comment) => losses.addAt('comment', here(comment.length + 7)));
  parser.on('processinginstruction', ({ body, target }) =>
    losses.addAt('instruction', here(body.length + target.length + 5)),
  );
  parser.on('doctype', (doctype) => losses.addAt('instruction', here(doctype.length + 10)));
  parser.on('closetag', () => {
    const closed = open.pop() ?? root;
    const parent = open.at(-1) ?? root;
    parent.hasChildren = true;
    parent.texts.push('');
    addMember(parent.members, closed.name, valueOf(closed, open.map(({ name }) => name).slice(1), losses));
  });
  parser.write(text).close();
  return root.members;
}

function addMember(members: JsonMap, name: string, value: JsonValue): void {
  const known = members.get(name);
  if (known === undefined) members.set(name, value);
  else if (Array.isArray(known)) known.push(value);
  else members.set(name, [known, value]);
}

function valueOf(
  { name, members, texts, hasChildren }: OpenElement,
  path: string[],
  losses: Losses,
): JsonValue {
  if (members.size === 0) return texts.join('');
  if (!hasChildren) {
    if (texts.some((text) => text !== '')) members.set('#text', texts.join(''));
    return members;
  }
  const filled = texts.filter((text) => /[^ \t\r\n]/.test(text));
  if (filled.length > 0) {
    losses.add('mixed', [...path, name]);
    members.set('#text', filled.join(''));
  }
  return members;
}

const namePattern = /^[:_\p{L}][\p{L}\p{M}\p{Nd}:_.\u00b7-]*$/u;
const forbidden = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\p{Cs}\ufffe\uffff]/gu;

/** Writes a value as XML by the convention of `readXml`. Without a single root key the root is `<root>`. */
export function writeXml(value: JsonValue, indent: number, losses: Losses): string {
  const writer = new XmlWriter(indent, losses);
  const [only] = value instanceof Map && value.size === 1 ? [...value] : [];
  const hasRoot = only !== undefined && !Array.isArray(only[1]) && namePattern.test(only[0]);
  const [name, content] = hasRoot ? only : ['root', value];
  if (!hasRoot) losses.say('info', 'XML needs one root element: it is <root>.');
  const body = writer.element(name, content, '\n', [name]);
  return `<?xml version="1.0" encoding="UTF-8"?>${body}\n`;
}

class XmlWriter {
  readonly #step: string;
  readonly #losses: Losses;
  /** The namespace prefixes that are declared around the present place, the innermost last. */
  readonly #prefixes: string[] = ['xml', 'xmlns'];

  constructor(indent: number, losses: Losses) {
    this.#step = ' '.repeat(indent);
    this.#losses = losses;
  }

  /** Writes a member: one element, or one for each item of a list. */
  element(key: string, value: JsonValue, newLine: string, path: readonly string[]): string {
    if (Array.isArray(value) && path.length > 1) {
      if (value.length < 2) this.#losses.add(value.length === 0 ? 'emptyList' : 'single', path);
      return value.map((item) => this.#one(key, item, newLine, path)).join('');
    }
    return this.#one(key, value, newLine, path);
  }

  #one(key: string, value: JsonValue, newLine: string, path: readonly string[]): string {
    const outer = this.#prefixes.length;
    if (value instanceof Map)
      for (const member of value.keys())
        if (member.startsWith('@xmlns:')) this.#prefixes.push(member.slice(7));
    const written = this.#inScope(key, value, newLine, path);
    this.#prefixes.length = outer;
    return written;
  }

  #inScope(key: string, value: JsonValue, newLine: string, path: readonly string[]): string {
    const name = this.#name(key, path);
    const members = Array.isArray(value) ? new Map<string, JsonValue>([['item', value]]) : value;
    if (!(members instanceof Map)) {
      const text = this.#scalar(members, path).replace(/[&<>\r]/g, escapeCharacter);
      return `${newLine}<${name}${text === '' ? '/>' : `>${text}</${name}>`}`;
    }
    if (members.size === 0) this.#losses.add('empty', path);
    let head = `${newLine}<${name}`;
    let body = '';
    const text = members.get('#text');
    const isMixed = isJsonScalar(text);
    const inner = isMixed || newLine === '' ? '' : newLine + this.#step;
    for (const [member, content] of members) {
      const at = [...path, member];
      if (member === '#text' && isJsonScalar(content)) {
        body += this.#scalar(content, at).replace(/[&<>\r]/g, escapeCharacter);
      } else if (member.startsWith('@') && namePattern.test(member.slice(1)) && isJsonScalar(content)) {
        head += ` ${this.#name(member.slice(1), at)}="${this.#scalar(content, at).replace(/[&<>"\r\n\t]/g, escapeCharacter)}"`;
      } else body += this.element(member, content, inner, at);
    }
    return body === '' ? `${head}/>` : `${head}>${body}${isMixed ? '' : newLine}</${name}>`;
  }

  #scalar(value: JsonScalar, path: readonly string[]): string {
    if (value === null) {
      this.#losses.add('nullEmpty', path);
      return '';
    }
    if (typeof value !== 'string') this.#losses.add('typed', path);
    const text = value instanceof JsonNumber ? value.text : String(value);
    const clean = text.replace(forbidden, '\ufffd');
    if (clean !== text) this.#losses.add('character', path);
    return clean;
  }

  /** Returns a valid name; a colon in it follows a declared prefix (Namespaces in XML 1.0, section 4). */
  #name(key: string, path: readonly string[]): string {
    const [prefix = '', ...rest] = key.split(':');
    const isPrefixed = rest.length === 1 && this.#prefixes.includes(prefix) && rest[0] !== '';
    if (namePattern.test(key) && (rest.length === 0 || isPrefixed)) return key;
    this.#losses.add('name', path);
    const name = key.replace(/[^\p{L}\p{M}\p{Nd}_.\u00b7-]/gu, '_');
    return namePattern.test(name) ? name : `_${name}`;
  }
}

const escapeCharacter = (character: string) =>
  `&#${character.charCodeAt(0)};`
    .replace('&#38;', '&amp;')
    .replace('&#60;', '&lt;')
    .replace('&#62;', '&gt;')
    .replace('&#34;', '&quot;');
