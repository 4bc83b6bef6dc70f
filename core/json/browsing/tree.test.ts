import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonDocument } from '#core/json/json-document.ts';
import { toJsonPath, toJsonPointer, toJsPath } from './paths.ts';
import { searchText } from './search.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import type { JsonTree, TreeNode } from './tree.ts';

const open = (text: string) => new JsonDocument(bytesOfText(text));

/** Every node of a tree, parents first, read page by page. */
function* allNodes(tree: JsonTree, node: TreeNode = tree.root, pageSize = 3): Generator<TreeNode> {
  yield node;
  for (let from = 0; from < node.childCount; from += pageSize) {
    for (const child of tree.children(node.id, from, pageSize).nodes) yield* allNodes(tree, child, pageSize);
  }
}

/** RFC 6901 section 4, on a parsed document. */
function evaluatePointer(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((current, token) => (current as Record<string, unknown>)[token], value);
}

describe('paths', () => {
  it('are the JSON Pointers of RFC 6901, section 5', () => {
    const text =
      '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}';
    const { tree } = open(text);
    const pointers = [...allNodes(tree)].map(({ id }) => toJsonPointer(tree.locate(id).segments));
    expect(pointers).toEqual([
      '',
      '/foo',
      '/foo/0',
      '/foo/1',
      '/',
      '/a~1b',
      '/c%d',
      '/e^f',
      '/g|h',
      '/i\\j',
      '/k"l',
      '/ ',
      '/m~0n',
    ]);
  });

  it('are the normalized paths of RFC 9535, section 2.7', () => {
    expect(toJsonPath(['a'])).toBe("$['a']");
    expect(toJsonPath([1])).toBe('$[1]');
    expect(toJsonPath(['a', 'b', 1])).toBe("$['a']['b'][1]");
    expect(toJsonPath(['\u000b'])).toBe("$['\\u000b']");
    expect(toJsonPath(["'\\\b\t\n\f\r"])).toBe("$['\\'\\\\\\b\\t\\n\\f\\r']");
    expect(toJsonPath(['"é/😀'])).toBe("$['\"é/😀']");
    expect(toJsonPath([])).toBe('$');
  });

  it('are JavaScript that reads the value', () => {
    expect(toJsPath(['orders', 0, 'x-y', '__proto__', 'class', 'ünï', '1'])).toBe(
      'data.orders[0]["x-y"].__proto__.class.ünï["1"]',
    );
  });

  it('lead to their values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const parsed = JSON.parse(text) as unknown;
        const { tree, analysis } = open(text);
        for (const { id } of allNodes(tree)) {
          const { segments } = tree.locate(id);
          const expected = JSON.parse(sliceText(analysis.bytes, ...tree.span(id))) as unknown;
          expect(evaluatePointer(parsed, toJsonPointer(segments))).toEqual(expected);
          const read = runInNewContext(toJsPath(segments), { data: parsed }) as unknown;
          expect(JSON.stringify(read)).toBe(JSON.stringify(expected));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('tree', () => {
  it('shows keys, values and counts, duplicates and all', () => {
    const { tree } = open('{"a": 1.0, "a": [true, null], "__proto__": {"b": "c\\n"}, "d": {}}');
    expect(
      [...allNodes(tree)].map(({ type, key, index, preview, childCount }) => [
        type,
        key,
        index,
        preview,
        childCount,
      ]),
    ).toEqual([
      ['object', undefined, 0, '"a": 1.0, "a": [true, null], "__proto__": {"b": "c\\n"}, "d": {}', 4],
      ['number', 'a', 0, '1.0', 0],
      ['array', 'a', 1, 'true, null', 2],
      ['boolean', undefined, 0, 'true', 0],
      ['null', undefined, 1, 'null', 0],
      ['object', '__proto__', 2, '"b": "c\\n"', 1],
      ['string', 'b', 0, '"c\\n"', 0],
      ['object', 'd', 3, '', 0],
    ]);
  });

  it('reads JSON5, comments skipped', () => {
    const { tree } = open("// c\n{a /* d */: 'b', // e\n 'c': [ /* f */ 1, ],}");
    expect([...allNodes(tree)].map(({ key, preview }) => [key, preview])).toEqual([
      [undefined, "a: 'b', 'c': [1, ],"],
      ['a', "'b'"],
      ['c', '1,'],
      [undefined, '1'],
    ]);
  });

  it('has a root above several documents', () => {
    const { tree } = open('{"a":1}\n2\n[3]');
    expect(tree.root).toMatchObject({ type: 'documents', childCount: 3 });
    const nodes = [...allNodes(tree)];
    expect(nodes.map(({ preview }) => preview)).toEqual(['', '"a": 1', '1', '2', '3', '3']);
    expect(nodes.slice(1).map(({ id }) => tree.locate(id).documentIndex)).toEqual([0, 0, 1, 2, 2]);
    expect(tree.locate(nodes[5]?.id ?? 0).trail.map(({ childIndex }) => childIndex)).toEqual([2, 0]);
  });

  it('pages through large containers in any order', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ id: index, pad: 'x'.repeat(index % 50) }));
    const { tree } = open(JSON.stringify({ items, last: true }, null, 1));
    const [list] = tree.children(tree.root.id, 0, 1).nodes;
    for (const from of [4990, 0, 2047, 1024, 3000]) {
      const page = tree.children(list?.id ?? 0, from, 3);
      expect(page.total).toBe(5000);
      expect(page.nodes.map(({ index }) => index)).toEqual([from, from + 1, from + 2]);
      expect(page.nodes[0]?.preview).toContain(`"id": ${from},`);
    }
    expect(tree.children(list?.id ?? 0, 4998, 100).nodes.length).toBe(2);
  });

  it('locates the value around any offset', () => {
    const text = '{"a": [10, {"b": "c"}], "d": 1}';
    const { tree } = open(text);
    const at = (offset: number) => toJsonPointer(tree.locate(offset).segments);
    expect(['10', '"b"', 'c"', '"a"', '}]', '"d"', '1}'].map((part) => at(text.indexOf(part)))).toEqual([
      '/a/0',
      '/a/1/b',
      '/a/1/b',
      '/a',
      '/a/1',
      '/d',
      '/d',
    ]);
  });

  it('opens a hundred thousand levels', () => {
    const depth = 100_000;
    const { tree } = open('['.repeat(depth) + ']'.repeat(depth));
    const location = tree.locate(depth - 1);
    expect(location.segments.length).toBe(depth - 1);
    expect(tree.children(depth - 2, 0, 10)).toMatchObject({
      total: 1,
      nodes: [{ id: depth - 1, childCount: 0 }],
    });
  });

  it('has no tree of invalid JSON', () => {
    expect(() => open('[1').tree).toThrow('Invalid JSON has no tree.');
  });
});

describe('search', () => {
  const search = (
    text: string,
    query: string,
    place: 'keys' | 'values' | 'both' = 'both',
    isCaseSensitive = false,
  ) => searchText(bytesOfText(text).bytes, { text: query, place, isCaseSensitive, from: 0, count: 100 });
  const pathsOf = (...args: Parameters<typeof search>) => search(...args).hits.map(({ path }) => path);

  it('finds keys and values, escapes resolved', () => {
    const text = '{"Name":"Ada","list":["name",{"x":"rename"}],"\\u006eame":1,"n":"N\\u0061ME"}';
    expect(pathsOf(text, 'name')).toEqual(['/Name', '/list/0', '/list/1/x', '/name', '/n']);
    expect(pathsOf(text, 'name', 'keys')).toEqual(['/Name', '/name']);
    expect(pathsOf(text, 'name', 'values')).toEqual(['/list/0', '/list/1/x', '/n']);
    expect(pathsOf(text, 'name', 'both', true)).toEqual(['/list/0', '/list/1/x', '/name']);
  });

  it('finds letters beyond ASCII in either case', () => {
    expect(pathsOf('["ÉTÉ","\\u00e9t\\u00e9","ete"]', 'été')).toEqual(['/0', '/1']);
  });

  it('finds numbers and literals, and nothing for nothing', () => {
    expect(pathsOf('[1.50, true, null]', '1.5')).toEqual(['/0']);
    expect(pathsOf('[1.50, true, null]', 'TRUE')).toEqual(['/1']);
    expect(search('[1]', '').total).toBe(0);
  });

  it('counts all hits and lists a page of them', () => {
    const { bytes } = bytesOfText(JSON.stringify(Array.from({ length: 500 }, () => 'hit')));
    const page = searchText(bytes, {
      text: 'hit',
      place: 'both',
      isCaseSensitive: false,
      from: 490,
      count: 100,
    });
    expect(page.total).toBe(500);
    expect(page.hits.map(({ path }) => path)).toEqual(
      Array.from({ length: 10 }, (_, index) => `/${490 + index}`),
    );
  });

  it('finds what a plain walk over the parsed document finds', () => {
    const walk = (value: unknown, query: string): number => {
      if (typeof value !== 'object' || value === null) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return text.includes(query) ? 1 : 0;
      }
      if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + walk(item, query), 0);
      return Object.entries(value).reduce((sum, [key, item]) => {
        const isScalar = typeof item !== 'object' || item === null;
        const isFound = key.includes(query);
        return sum + (isFound ? 1 : 0) + (isFound && isScalar ? 0 : walk(item, query));
      }, 0);
    };
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1, maxLength: 2 }), (value, query) => {
        expect(search(JSON.stringify(value), query, 'both', true).total).toBe(walk(value, query));
      }),
      { numRuns: 2000 },
    );
  });
});
