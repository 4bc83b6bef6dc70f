import { ToolInputError } from '#core/errors.ts';
import type { JsonMap, JsonValue } from '#core/json/values/json-value.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { type DottedEntry, nestKeys, splitKey } from './nesting.ts';
import type { Losses } from './losses.ts';
import { splitLines } from './read-lines.ts';

/** Reads INI: sections, `=` or `:`, comments on lines of their own, deeper lines as a continuation, `key[]` as a list. */
export function readIni(text: string, isNested: boolean, losses: Losses): JsonValue {
  const finder = new PlaceFinder(text);
  const root: JsonMap = new Map();
  let section = root;
  let open: { readonly key: string; readonly depth: number } | undefined;
  for (const { text: line, offset } of splitLines(text)) {
    const content = line.trim();
    const depth = line.length - line.trimStart().length;
    const place = { ...finder.find(offset + depth), length: content.length };
    if (/^[;#]/.test(content)) losses.addAt('comment', place);
    else if (open && (content === '' || depth > open.depth)) extend(section, open.key, content);
    else if (content !== '') {
      const header = /^\[(.*)\]\s*(?:[;#].*)?$/s.exec(content);
      if (header) section = sectionOf(root, header[1] ?? '', losses);
      else if (content.startsWith('[')) {
        const hint = 'Write the section as [name] on its own line.';
        throw new ToolInputError('This section has no closing bracket, or text after it.', {
          ...place,
          hint,
        });
      }
      open = header ? undefined : { key: addEntry(section, content, place, losses), depth };
    }
  }
  for (const each of [root, ...root.values()]) if (each instanceof Map) finishValues(each);
  return isNested ? nestSections(root, losses) : root;
}

function sectionOf(root: JsonMap, name: string, losses: Losses): JsonMap {
  const known = root.get(name);
  if (known instanceof Map) return known;
  if (known !== undefined) losses.add('replaced', [name]);
  const made: JsonMap = new Map();
  root.set(name, made);
  return made;
}

const plainName = /^[\p{L}\p{N}_\s.-]*(?=:)/u;

/**
 * Returns the position of the `=` or `:` after the key of a line, or -1 if there is none. A colon counts if a plain
 * name comes before it or a space after it. In `//host/:_token=x` and `@scope:registry=x` only the `=` counts.
 */
function findMark(content: string): number {
  const plain = plainName.exec(content)?.[0].length ?? content.search(/=|:(?=\s|$)/);
  return plain === -1 ? content.indexOf(':') : plain;
}

/** Adds a line's key and value and returns the key. */
function addEntry(section: JsonMap, content: string, place: { offset: number }, losses: Losses): string {
  const mark = findMark(content);
  const name = mark === -1 ? content : content.slice(0, mark).trimEnd();
  const key = name.replace(/\[\]$/, '');
  const known = section.get(key);
  const written = mark === -1 ? null : content.slice(mark + 1).trimStart();
  if (written !== null && /^[^"'].*[;#]|^[;#]/s.test(written)) losses.addAt('remark', place);
  if (known instanceof Map) losses.addAt('replaced', place);
  if (known === undefined || known instanceof Map) section.set(key, key === name ? written : [written]);
  else {
    if (key === name) losses.addAt('repeated', place);
    if (Array.isArray(known)) known.push(written);
    else section.set(key, [known, written]);
  }
  return key;
}

function extend(section: JsonMap, key: string, line: string): void {
  const known = section.get(key);
  const last = Array.isArray(known) ? known.at(-1) : known;
  if (line === '' && typeof last !== 'string') return;
  const longer = `${textOf(last)}\n${line}`;
  if (Array.isArray(known)) known[known.length - 1] = longer;
  else section.set(key, longer);
}

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

/** Removes the quotes around a whole value; `"A=1" "B=2"` is two of them. */
export const unquoteIni = (text: string): string => text.replace(/^(["'])((?:(?!\1).)*)\1$/s, '$2');

/** Removes the blank lines after values and the quotes around them. */
function finishValues(section: JsonMap): void {
  const finish = (value: JsonValue): JsonValue => {
    if (typeof value !== 'string') return value;
    return unquoteIni(value.replace(/\n+$/, ''));
  };
  for (const [key, value] of section)
    section.set(key, Array.isArray(value) ? value.map(finish) : finish(value));
}

/** Joins sections and keys, so that `[a]` and `[a.b]` become one object. */
function nestSections(root: JsonMap, losses: Losses): JsonValue {
  const entries = [...root].flatMap(([name, value]): DottedEntry[] => {
    const steps = splitKey(name);
    if (!(value instanceof Map) || value.size === 0) return [{ key: name, steps, value }];
    return [...value].map(([key, member]) => ({
      key: `${name}.${key}`,
      steps: [...steps, ...splitKey(key)],
      value: member,
    }));
  });
  return nestKeys(entries, losses);
}
