import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { alphabetIds, hasPadding } from './alphabet-choices.ts';
import { alphabetOf, parseAlphabet } from './alphabets.ts';
import { decodeContent, encodeContent } from '../logic.ts';
import type { DecodeOptions, EncodeOptions } from '../options.ts';

const context = { reportProgress: () => {} };
const encoding: EncodeOptions = {
  isUrlSafe: false,
  isPadded: true,
  lineLength: 0,
  isDataUrl: false,
  isPerLine: false,
  isHex: false,
  charset: 'utf-8',
};
const decoding: DecodeOptions = {
  strictness: 'strict',
  isUrlSafe: false,
  isPerLine: false,
  charset: 'utf-8',
};
const fixture = JSON.parse(
  readFileSync(new URL('../fixtures/alphabets.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly sundry: string; readonly all: string }>>;

const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const sundry = bytesOf('Sundry: \u00ff\u00fe ~>?');
const all = Uint8Array.from([...Array.from({ length: 256 }, (_, byte) => byte), 0xff, 0xfb, 0xf0, 0]);

async function encode(bytes: Uint8Array<ArrayBuffer>, options: Partial<EncodeOptions>): Promise<string> {
  return (await encodeContent(new Blob([bytes]), { ...encoding, ...options }, '', context)).blob.text();
}

async function decode(text: string, options: Partial<DecodeOptions>): Promise<Uint8Array> {
  const { blob } = await decodeContent(text, { ...decoding, ...options }, context);
  return new Uint8Array(await blob.arrayBuffer());
}

async function failureOf(work: () => unknown): Promise<ToolInputError> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ToolInputError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

const others = alphabetIds.filter((id) => id !== 'standard' && id !== 'custom');

test.each(others)('%s as Python writes it, both ways', async (id) => {
  const alphabet = alphabetOf(id, '');
  expect(await encode(sundry, { alphabet })).toBe(fixture[id]?.sundry);
  expect(await encode(all, { alphabet })).toBe(fixture[id]?.all);
  expect(await decode(fixture[id]?.sundry ?? '', { alphabet })).toEqual(sundry);
  expect(await decode(fixture[id]?.all ?? '', { alphabet })).toEqual(all);
  expect(hasPadding(id)).toBe(alphabet?.padding !== '');
});

test('the mailbox names of RFC 3501, section 5.1.3', async () => {
  const alphabet = alphabetOf('imap', '');
  for (const [encoded, name] of [
    ['U,BTFw', '台北'],
    ['ZeVnLIqe', '日本語'],
  ] as const) {
    const { text } = await decodeContent(encoded, { ...decoding, alphabet, charset: 'utf-16be' }, context);
    expect(text).toBe(name);
    const { blob } = await encodeContent(name, { ...encoding, alphabet, charset: 'utf-16be' }, '', context);
    expect(await blob.text()).toBe(encoded);
  }
});

test.each([
  // Made by another program: HackTricks, “Crypto CTFs Tricks”.
  ['atom128', 'MIc3KiXa+Ihz+lrXMIc3KbCC', 'holaholaholahola'],
  ['megan35', 'kLD8iwKsigSalLJ5', 'holcaracola'],
  ['zong22', 'ayRiIo1gpO+uUc7g', 'holacaracola'],
  ['hazz15', 'DmPsv8J7qrlKEoY7', 'holacaracola'],
] as const)('%s as others write it', async (id, encoded, text) => {
  const alphabet = alphabetOf(id, '');
  expect(await encode(bytesOf(text), { alphabet })).toBe(encoded);
  expect(await decode(encoded, { alphabet })).toEqual(bytesOf(text));
});

test('the signs of uuencoded lines as binascii writes them, with spaces or without', async () => {
  const alphabet = alphabetOf('uu', '');
  const zeros = Uint8Array.from([0, 0, 0, 83, 117, 110, 0, 16, 131, 255, 254, 0]);
  // python3 -c "import binascii; print(binascii.b2a_uu(bytes([...]), backtick=True))", without the length sign
  expect(await encode(zeros, { alphabet })).toBe('````4W5N`!"#__X`');
  expect(await decode('````4W5N`!"#__X`', { alphabet })).toEqual(zeros);
  expect(await decode('    4W5N !"#__X ', { alphabet })).toEqual(zeros);
  expect(await decode('````4W5N\n`!"#__X`\n', { alphabet, strictness: 'forgiving' })).toEqual(zeros);
});

test('a file longer than the pieces it is read in, in an alphabet of one’s own, with line breaks', async () => {
  const large = new Uint8Array(9_000_001).map((_, at) => (at * 2_654_435_761) >>> 24);
  const reversed = Array.from(standard).toReversed().join('');
  const alphabet = parseAlphabet(`${reversed}#`);
  const encoded = await encode(large, { alphabet, lineLength: 76 });
  const expected = execFileSync(
    'python3',
    [
      '-c',
      'import sys, base64; a, b = sys.argv[1:]; t = base64.encodebytes(sys.stdin.buffer.read()).decode().strip(); sys.stdout.write(t.translate(str.maketrans(a, b)).replace("\\n", "\\r\\n"))',
      `${standard}=`,
      `${reversed}#`,
    ],
    { input: large, maxBuffer: 64e6 },
  ).toString();
  expect(encoded === expected.replaceAll('\r\r', '\r')).toBe(true);
  const decoded = await decode(encoded, { alphabet, strictness: 'forgiving' });
  expect(Buffer.compare(decoded, large)).toBe(0);
});

describe('an alphabet of one’s own', () => {
  test('is taken as written, or in ranges', () => {
    expect(parseAlphabet(standard)).toEqual({ characters: standard, padding: '' });
    expect(parseAlphabet(' A-Za-z0-9+/= ')).toEqual({ characters: standard, padding: '=' });
    expect(parseAlphabet(String.raw`A-Za-z0-9+\-=`)).toEqual(alphabetOf('filename', ''));
    expect(parseAlphabet(String.raw`+\-0-9A-Za-z`)).toEqual(alphabetOf('xx', ''));
    expect(parseAlphabet('!-,-0-689@A-NP-VX-Z[`a-fh-mp-r')).toEqual(alphabetOf('binhex', ''));
    expect(parseAlphabet('A-Za-z0-9-_').characters.slice(62)).toBe('-_');
  });

  test.each([
    ['', 'The alphabet is empty.'],
    ['A-Z', 'The alphabet has 26 characters rather than 64.'],
    [standard.slice(1), 'The alphabet has 63 characters rather than 64.'],
    [`${standard}=!`, 'The alphabet has 66 characters rather than 64.'],
    [`${standard.slice(1)}B`, '“B” is in the alphabet twice.'],
    [`${standard}A`, '“A” is in the alphabet twice.'],
    [`${standard.slice(1)}é`, '“é” cannot be in an alphabet.'],
    [`${standard.slice(0, 30)} ${standard.slice(31)}`, 'A space cannot be in an alphabet.'],
    [`${standard.slice(1)}😀`, '“😀” cannot be in an alphabet.'],
  ])('%j is reported: %s', async (typed, message) => {
    const error = await failureOf(() => parseAlphabet(typed));
    expect(error.message).toBe(message);
    expect(error.details.hint).toBeTruthy();
  });
});

test('what is not in the alphabet, and padding where it does not belong, is reported with its place', async () => {
  const imap = await failureOf(() => decode('U/BTFw', { alphabet: alphabetOf('imap', '') }));
  expect(imap.message).toBe('“/” (U+002F) is not in the chosen alphabet.');
  expect(imap.details).toMatchObject({ line: 1, column: 2 });
  const y64 = await failureOf(() => decode('Zg', { alphabet: alphabetOf('y64', '') }));
  expect(y64.message).toBe('Padding is missing: -- at the end.');
  const early = await failureOf(() =>
    decode('Zg-A', { alphabet: alphabetOf('y64', ''), strictness: 'forgiving' }),
  );
  expect(early.message).toBe('Padding (-) is not at the end.');
});

test('data: URLs and PEM headers belong to the standard alphabet alone', async () => {
  expect(await encode(sundry, { alphabet: alphabetOf('xx', ''), isDataUrl: true })).toBe(fixture.xx?.sundry);
  const text = 'data:,;base64,';
  const error = await failureOf(() => decode(text, { alphabet: alphabetOf('imap', '') }));
  expect(error.message).toContain('“:”');
});

test('each line on its own', async () => {
  const alphabet = alphabetOf('bcrypt', '');
  const { text } = await decodeContent(
    'XUC\nXk6',
    { ...decoding, alphabet, isPerLine: true, strictness: 'skip' },
    context,
  );
  const lines = await encodeContent(text ?? '', { ...encoding, alphabet, isPerLine: true }, '', context);
  expect(await lines.blob.text()).toBe('XUC\nXk6');
});
