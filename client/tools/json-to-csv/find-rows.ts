import { ToolInputError } from '#core/errors.ts';
import { LEFT_BRACE, LEFT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import type { JsonDocument } from '#core/json/json-document.ts';
import { type Child, ChildWalk, documentsNode } from '#core/json/reading/child-walk.ts';
import { ContainerIndex } from '#core/json/reading/container-index.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** The values that become rows. */
export interface FoundRows {
  readonly walk: ChildWalk;
  rows(): Generator<Child>;
  /** A JSON Pointer to a list within the object, if only one is likely meant. */
  readonly suggestion: string | undefined;
}

/** Finds the rows of a valid document: the items of its list, its lines, or the document itself. */
export function findRows({ analysis }: JsonDocument, path: string): FoundRows {
  const { bytes, outline } = analysis;
  const walk = new ChildWalk(bytes, new ContainerIndex(outline));
  if (outline.documents > 1 && path === '') {
    return { walk, rows: () => walk.children(documentsNode), suggestion: undefined };
  }
  const [root] = walk.children(documentsNode);
  if (!root) throw new ToolInputError('There is no value in it.');
  const target = follow(walk, bytes, root, path);
  if (bytes[target.start] === LEFT_BRACKET) {
    return { walk, rows: () => walk.children(target.start), suggestion: undefined };
  }
  return { walk, rows: () => one(target), suggestion: suggest(walk, bytes, target, path) };
}

function* one(child: Child): Generator<Child> {
  yield child;
}

/** Returns the value at a JSON Pointer (RFC 6901). */
function follow(walk: ChildWalk, bytes: Uint8Array, root: Child, path: string): Child {
  let target = root;
  const steps = path === '' ? [] : path.replace(/^\//, '').split('/');
  for (const [depth, raw] of steps.entries()) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    const isObject = bytes[target.start] === LEFT_BRACE;
    const isContainer = isObject || bytes[target.start] === LEFT_BRACKET;
    let found: Child | undefined;
    if (isContainer) {
      for (const child of walk.children(target.start)) {
        const name = isObject ? decodeToken(bytes, child.keyStart, child.keyEnd) : String(child.index);
        if (name === step) found = child;
      }
    }
    if (!found) {
      const before = steps.slice(0, depth).join('/');
      throw new ToolInputError(`There is no “${step}” in ${before === '' ? 'the JSON' : `/${before}`}.`, {
        field: 'path',
        hint: 'Write a slash before each key, as in /data/items; list positions count from 0.',
      });
    }
    target = found;
  }
  return target;
}

/** The depth to which lists of objects are searched: `/data/result/items`. */
const deepestSuggestion = 3;
const mostSearched = 100;

/** Suggests the only list of objects on the outermost level with such lists, which is what people usually mean. */
function suggest(walk: ChildWalk, bytes: Uint8Array, target: Child, path: string): string | undefined {
  let level = bytes[target.start] === LEFT_BRACE ? [{ start: target.start, path }] : [];
  for (let depth = 0; depth < deepestSuggestion; depth += 1) {
    const lists: string[] = [];
    const objects: typeof level = [];
    for (const object of level) {
      for (const { keyStart, keyEnd, start } of walk.children(object.start)) {
        const key = decodeToken(bytes, keyStart, keyEnd).replaceAll('~', '~0').replaceAll('/', '~1');
        const own = `${object.path}/${key}`;
        if (bytes[start] === LEFT_BRACE) objects.push({ start, path: own });
        if (bytes[start] === LEFT_BRACKET && startsWithObject(walk, bytes, start)) lists.push(own);
        if (lists.length > 1 || objects.length > mostSearched) return undefined;
      }
    }
    if (lists.length > 0) return lists[0];
    level = objects;
  }
  return undefined;
}

function startsWithObject(walk: ChildWalk, bytes: Uint8Array, start: number): boolean {
  const [first] = walk.children(start);
  return first !== undefined && bytes[first.start] === LEFT_BRACE;
}
