import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataKind } from './data-kinds.ts';
import { detectTextKind } from './text-kind-detection.ts';

// RFC 7519, section 3.1.
const jwt =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

const samples: readonly (readonly [kind: DataKind | undefined, text: string])[] = [
  ['jwt', jwt],
  ['jwt', `Bearer ${jwt}`],
  // RFC 9562, appendix A.
  ['uuid', '919108f7-52d1-4320-9bac-f847db4148a8'],
  ['uuid', 'urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F'],
  ['url', 'https://www.example.com/a?b=c#d'],
  ['url', 'mailto:joe@example.com'],
  ['ip', '192.0.2.146'],
  ['ip', '10.0.0.0/22'],
  ['ip', '2001:db8::/32'],
  ['color', '#ff8800'],
  ['color', '#F80'],
  ['color', 'rgb(255 136 0 / 50%)'],
  ['color', 'hsl(32deg, 100%, 50%)'],
  ['date', '2026-11-21'],
  ['date', '1985-04-12T23:20:50.52Z'],
  ['number', '-1,234.5'],
  ['number', '6.022e23'],
  // FIPS 180-4: SHA-256 and SHA-1 of "abc".
  ['hash', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['hash', 'A9993E364706816ABA3E25717850C26C9CD0D89D'],
  ['hex', '0xdeadbeef'],
  ['hex', 'de ad be ef'],
  ['hex', '48656c6c6f2c20776f726c6421'],
  ['cron', '*/5 * * * *'],
  ['cron', '0 9 * * MON-FRI'],
  ['cron', '0 0 1,15 * ?'],
  ['cron', '@daily'],
  ['regex', String.raw`/^\d+$/gm`],
  ['json', '{"a": [1, 2]}'],
  ['json', '[1,2,3]'],
  ['json', '{"a": 1,}'],
  ['json', "{a: 'b'"],
  ['jsonl', '{"a":1}\n{"a":2}\n{"a":3}\n'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['svg', '<?xml version="1.0"?>\n<!-- x -->\n<svg></svg>'],
  ['svg', '<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY c "d"> ]>\n<!-- e -->\n<svg></svg>'],
  ['html', '<!DOCTYPE html>\n<title>Hello</title>'],
  ['html', '<p>One <b>two</b></p>'],
  ['xml', '<?xml version="1.0"?><note><to>Tove</to></note>'],
  ['xml', '<note date="x"><to>Tove</to></note>'],
  // RFC 4648, section 10, and RFC 2045's line length.
  ['base64', 'SGVsbG8sIFdvcmxkISBIb3cgYXJlIHlvdT8='],
  ['base64', 'data:image/png;base64,iVBORw0KGgo='],
  ['sql', 'SELECT name, count(*)\nFROM tools\nGROUP BY name'],
  ['sql', 'insert into t values (1)'],
  // Statements of the fixtures of sqlfluff and of PostgreSQL’s reference.
  ['sql', 'SELECT\n  0\nUNION ALL\nSELECT\n  1'],
  ['sql', 'ALTER POLICY account_managers ON accounts\n    RENAME TO account_users;'],
  ['sql', 'CREATE TEMPORARY TABLE t (a int);'],
  ['sql', 'GRANT SELECT ON t TO PUBLIC;'],
  ['sql', 'WITH RECURSIVE t AS (SELECT 1) TABLE t;'],
  ['sql', '-- make it\ncreate table t (id int);'],
  // The heads of mysqldump, sqlite3’s .dump, pg_dump and Chinook’s script for SQL Server.
  ['sql', '-- MySQL dump\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `t`;'],
  ['sql', 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE t(a);'],
  ['sql', '--\n-- dump\n--\n\nSET lock_timeout = 0;\n\nCREATE TABLE t (\n    a integer\n);'],
  ['sql', "/* by x */\nIF EXISTS (SELECT name FROM sysdatabases WHERE name = N'C')\nBEGIN\nEND\nGO"],
  ['css', 'body {\n  color: red;\n}'],
  ['css', '/* x */ .a > .b:hover{margin:0}'],
  ['css', '@media (width > 3em) { a { color: blue; } }'],
  ['javascript', "import x from 'y';\nconsole.log(x);"],
  ['javascript', 'const add = (a, b) => a + b;'],
  ['javascript', 'function f() {\n  return 1;\n}'],
  ['yaml', 'name: Sundry\nversion: 1\ntags:\n  - a\n  - b'],
  ['yaml', '---\nname: x\n'],
  ['csv', 'name,age\nAnn,31\nBob,27'],
  ['csv', 'a;b;c\n1;2;3\n'],
  ['csv', 'name\ttext\n"A\tB"\tx'],
  ['markdown', '# Title\n\nSome text.'],
  ['markdown', '- one\n- two\n- **three**'],
  [undefined, ''],
  [undefined, '   '],
  [undefined, 'merge pdf'],
  [undefined, 'Hello, world!'],
  [undefined, 'First, there was nothing.\nThen, there was light.'],
  [undefined, 'passwordgenerator'],
  [undefined, 'unit-converter'],
  [undefined, '12 ft in m'],
  [undefined, '15% of 80'],
  [undefined, 'a.b.c'],
  [undefined, 'mon tue wed thu fri'],
  [undefined, 'Select a colour, please'],
];

test.each(samples)('%s: %s', (kind, text) => {
  expect(detectTextKind(text)).toBe(kind);
});

test('a large text is known by its beginning', () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `{"id":${index},"name":"n"}`);
  expect(detectTextKind(`[${rows.join(',')}]`)).toBe('json');
  expect(detectTextKind(rows.join('\n'))).toBe('jsonl');
  expect(detectTextKind(`id,name\n${'1,x\n'.repeat(200_000)}`)).toBe('csv');
});

test('any JSON value in brackets is JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())), (value) => {
      expect(detectTextKind(JSON.stringify(value, undefined, 1))).toBe('json');
    }),
  );
});

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      detectTextKind(text);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('{}[]":,<>-#|*/=\n a1.')), maxLength: 400 }),
      (text) => {
        detectTextKind(text);
      },
    ),
  );
});

test('hostile texts do not hang it', () => {
  for (const part of [
    '<',
    '<!--',
    '{',
    '"',
    'select ',
    '-- x\n',
    '/*',
    '1,',
    '* ',
    '[a](',
    '**a',
    'a: ',
    '0 ',
    'rgb(1',
    'a{',
    'aa:',
  ]) {
    detectTextKind(part.repeat(100_000));
    detectTextKind(`${part.repeat(60_000)}\n!`);
    detectTextKind(part.repeat(800));
  }
});
