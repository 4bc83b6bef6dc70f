import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { convertConfig } from './convert.ts';
import type { FormatId } from './formats.ts';

async function convert(text: string, from: FormatId, to: FormatId) {
  const options = { indent: 2, isTyped: false, isNested: false, isAscii: true, isUpper: false } as const;
  return convertConfig(text, undefined, { from, to, ...options });
}

/** Runs a Python script that maps a list of JSON values; its `work` is given each of them. */
function askPython(script: string, items: readonly unknown[]): unknown[] {
  const code = `import json, sys\n${script}\nprint(json.dumps([work(item) for item in json.load(sys.stdin)]))`;
  const { stdout, stderr, status } = spawnSync('python3', ['-c', code], {
    input: JSON.stringify(items),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as unknown[];
}

const piece = fc.oneof({ weight: 9, arbitrary: tellingCharacters }, fc.constantFrom(']]>', '\u0085'));
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('').replaceAll('\r', ''));
const key = fc.stringMatching(/^[a-z_][a-z0-9_-]{0,5}$/);
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    // Integers beyond 64 bits become texts.
    fc.double({ noNaN: true, noDefaultInfinity: true, min: 0.1, max: 1e15 }),
    fc.boolean(),
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4 }),
})).object;

test('Python’s tomllib reads the TOML as the same values', async () => {
  const values = fc.sample(tree, 300);
  const written = await Promise.all(values.map((value) => convert(JSON.stringify(value), 'json', 'toml')));
  const read = askPython(
    'import tomllib\ndef work(text): return tomllib.loads(text)',
    written.map(({ content }) => content),
  );
  expect(read).toEqual(JSON.parse(JSON.stringify(values)));
});

// The convention of the page, on top of Python’s own XML reader.
const readElement = `
import xml.etree.ElementTree as tree
def value(element):
    members = {'@' + name: text for name, text in element.attrib.items()}
    for child in element:
        if child.tag in members:
            if not isinstance(members[child.tag], list): members[child.tag] = [members[child.tag]]
            members[child.tag].append(value(child))
        else: members[child.tag] = value(child)
    text = element.text or ''
    if not members: return text
    if len(element):
        texts = [text] + [child.tail or '' for child in element]
        text = ''.join(part for part in texts if part.strip(' \\t\\r\\n'))
    if text: members['#text'] = text
    return members
def work(text):
    root = tree.fromstring(text)
    return {root.tag: value(root)}
`;

test('reads XML as Python’s xml.etree does', async () => {
  const escaped = text.map((raw) =>
    raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  const attribute = fc
    .tuple(fc.constantFrom('x', 'y'), escaped)
    .map(([name, raw]) => ` ${name}="${raw.replaceAll('"', '&quot;')}"`);
  const { element } = fc.letrec((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('a', 'b', 'é'),
        fc.option(attribute, { nil: '' }),
        fc.array(fc.oneof({ maxDepth: 3 }, escaped, fc.constant('<![CDATA[<&]]>'), tie('element')), {
          maxLength: 4,
        }),
      )
      .map(([name, head, body]) => `<${name}${head}>${body.join('')}</${name}>`),
  }));
  const texts = fc.sample(element, 300);
  const ours = await Promise.all(texts.map((xml) => convert(xml, 'xml', 'json')));
  expect(ours.map(({ content }) => JSON.parse(content) as unknown)).toEqual(askPython(readElement, texts));
});

test('Python reads the XML that is written as the same texts', async () => {
  const values = fc.sample(fc.dictionary(key, text, { minKeys: 2 }), 300);
  const written = await Promise.all(
    values.map((value) => convert(JSON.stringify({ root: value }), 'json', 'xml')),
  );
  expect(
    askPython(
      readElement,
      written.map(({ content }) => content),
    ),
  ).toEqual(values.map((value) => ({ root: { ...value } })));
});

const readIni = `
import configparser
def work(text):
    parser = configparser.ConfigParser(interpolation=None, allow_no_value=True, default_section='no default')
    parser.optionxform = str
    try: parser.read_string(text)
    # Python fails for a key without a value before a deeper line, and for repeated keys.
    except (AttributeError, configparser.Error): return None
    return {name: dict(parser[name]) for name in parser.sections()}
`;

test('reads INI as Python’s configparser does', async () => {
  const line = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('', '  '),
        fc.nat({ max: 999 }),
        fc.constantFrom('=', ' = ', ':', ': ', ''),
        fc.constantFrom('v', 'a b', '1;2', 'x # y', 'a=b', 'é', ''),
      )
      .map(([depth, number, mark, value]) => `${depth}k${number}${mark}${mark === '' ? '' : value}`),
    fc.constantFrom('', '; c', '# c', '    more', '\tmore'),
  );
  const texts = fc
    .sample(
      fc
        .array(line, { maxLength: 6 })
        .map((lines) => `[one]\n${[...new Set(lines)].join('\n')}\n[two.x]\nz=1`),
      400,
    )
    .filter(
      (ini) =>
        !/^ *k\d+ *\n(?:[;#].*\n|\n)*[ \t]+\S/m.test(ini) &&
        !/^ *(k\d+)\b[^]*^ *\1\b/m.test(ini) &&
        !/\n(?:[;#].*\n|\n)*[ \t]+more/.test(ini.replace(/k\d+.*\n[ \t]+more/g, '')),
    );
  const ours = await Promise.all(texts.map((ini) => convert(ini, 'ini', 'json')));
  const theirs = askPython(readIni, texts);
  expect(theirs.filter((each) => each !== null).length).toBeGreaterThan(100);
  for (const [index, { content }] of ours.entries()) {
    if (theirs[index] !== null) expect(JSON.parse(content)).toEqual(theirs[index]);
  }
});

test('configparser reads the INI that is written as the same, quotes aside', async () => {
  const unquoted = (raw: unknown): unknown =>
    typeof raw === 'string' ? raw.replace(/^(["'])(.*)\1$/s, '$2') : raw;
  const values = fc.sample(
    fc.dictionary(key, fc.option(text.map((raw) => String(unquoted(raw)))), { minKeys: 1 }),
    300,
  );
  const written = await Promise.all(
    values.map((value) => convert(JSON.stringify({ s: value }), 'json', 'ini')),
  );
  const harmless = /begin a comment|key without a value/;
  const exact = written.map(({ notes }) => notes.every(({ sentence }) => harmless.test(sentence)));
  const read = askPython(
    readIni,
    written.filter((_, index) => exact[index]).map(({ content }) => content),
  ) as { s: Record<string, unknown> }[];
  expect(read.length).toBeGreaterThan(100);
  const bare = read.map(({ s }) =>
    Object.fromEntries(Object.entries(s).map(([name, raw]) => [name, unquoted(raw)])),
  );
  expect(bare).toEqual(values.filter((_, index) => exact[index]).map((value) => ({ ...value })));
});

const home = process.env.JAVA_HOME;
const java = home === undefined ? 'java' : join(home, 'bin', 'java');
const hasJava = spawnSync(java, ['-version']).status === 0;

test.runIf(hasJava)('reads and writes properties as Java does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'properties-'));
  const source = `
import java.io.*; import java.nio.charset.StandardCharsets; import java.util.*;
public class Read { public static void main(String[] names) throws Exception {
  PrintStream out = new PrintStream(System.out, true, "UTF-8");
  for (String name : names) {
    Properties read = new Properties();
    try (Reader in = new InputStreamReader(new FileInputStream(name), StandardCharsets.UTF_8)) { read.load(in); }
    for (String key : new TreeSet<>(read.stringPropertyNames())) out.println(hex(key) + " " + hex(read.getProperty(key)));
    out.println(".");
  } }
  static String hex(String text) { StringBuilder hex = new StringBuilder("x"); for (char c : text.toCharArray()) hex.append(String.format("%04x", (int) c)); return hex.toString(); } }
`;
  const unit = fc.constantFrom(
    'a',
    'b',
    '=',
    ':',
    ' ',
    '\t',
    '\f',
    '\\',
    '\n',
    '\r\n',
    '\r',
    '#',
    '!',
    '\\u00e9',
    'é',
    '\\n',
    '\\\n  ',
  );
  const texts = fc.sample(
    fc
      .array(unit, { maxLength: 30 })
      .map((units) => units.join(''))
      // JSON.parse of V8 13.6 takes an escaped name for one of a single backslash that it has met before.
      .filter((raw) => raw.trim() !== '' && !/\\[\r\n]*$|\\\\|\\u(?!00e9)/.test(raw)),
    150,
  );
  const names = texts.map((content, index) => {
    const name = join(folder, `${index}.properties`);
    writeFileSync(name, content);
    return name;
  });
  writeFileSync(join(folder, 'Read.java'), source);
  const { stdout, status } = spawnSync(java, [join(folder, 'Read.java'), ...names], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  const fromHex = (hex = '') =>
    hex.slice(1).replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)));
  const theirs = stdout
    .split('.\n')
    .slice(0, -1)
    .map((lines) =>
      Object.fromEntries(
        lines
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => line.split(' ').map(fromHex) as [string, string]),
      ),
    );
  const ours = await Promise.all(texts.map((content) => convert(content, 'properties', 'json')));
  expect(ours.map(({ content }) => JSON.parse(content) as unknown)).toEqual(theirs);
});
