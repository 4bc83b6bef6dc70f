import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { ToolInputError } from '#core/errors.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { countLayers, decodeText, type DecodeOptions } from './decode.ts';
import { encodeText, type EncodeOptions } from './encode.ts';
import type { EncodeMode } from './modes.ts';
import operation from './operation.ts';

const encode = (text: string, mode: EncodeMode = 'component', options: Partial<EncodeOptions> = {}) =>
  encodeText(text, { mode, isKept: true, isPerLine: false, charset: 'utf-8', ...options });
const decode = (text: string, options: Partial<DecodeOptions> = {}) =>
  decodeText(text, { charset: 'utf-8', isPlusSpace: false, ...options });

const wellFormed = peopleTexts;
const everySign = 'Aé€😀 ~!*\'()/?:@&=+$,#[]%-_.^`|{}"<>\\';

describe('encoding', () => {
  test('strict: as Python 3 urllib.parse.quote(text, safe="")', () => {
    expect(encode(everySign, 'strict')).toBe(
      'A%C3%A9%E2%82%AC%F0%9F%98%80%20~%21%2A%27%28%29%2F%3F%3A%40%26%3D%2B%24%2C%23%5B%5D%25-_.%5E%60%7C%7B%7D%22%3C%3E%5C',
    );
  });

  test('component, whole URL and form data agree with the platform', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(encode(text)).toBe(encodeURIComponent(text));
        const withoutBrackets = text.replace(/[#[\]]/g, '');
        expect(encode(withoutBrackets, 'url', { isKept: false })).toBe(encodeURI(withoutBrackets));
        expect(encode(text, 'form')).toBe(new URLSearchParams({ '': text }).toString().slice(1));
      }),
    );
  });

  test('a path holds only what RFC 3986 section 3.3 allows, and the URL parser leaves it alone', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const path = encode(text, 'path', { isKept: false });
        expect(path).toMatch(/^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-F]{2})*$/);
        // A segment of dots, or a leading second slash, has a meaning of its own.
        const url = new URL('https://example.com/');
        url.pathname = `/x${path}x`;
        if (!path.includes('/')) expect(url.pathname).toBe(`/x${path}x`);
      }),
    );
  });

  test('header values: the examples of RFC 8187 section 3.2.3', () => {
    expect(encode('£ rates', 'header')).toBe('%C2%A3%20rates');
    expect(encode('£ and € rates', 'header')).toBe('%C2%A3%20and%20%E2%82%AC%20rates');
    expect(encode("it's*", 'header')).toBe('it%27s%2A');
  });

  test('every character: bytes, not code units', () => {
    expect(encode('é😀a', 'all')).toBe('%C3%A9%F0%9F%98%80%61');
  });

  test('%XX that is there already is kept where asked for', () => {
    expect(encode('/a%20b c%zz', 'url')).toBe('/a%20b%20c%25zz');
    expect(encode('/a%20b', 'url', { isKept: false })).toBe('/a%2520b');
    expect(encode('a%41', 'component')).toBe('a%2541');
  });

  test('legacy encoding: web-platform-tests url/resources/percent-encoding.json', () => {
    expect(encode('†')).toBe('%E2%80%A0');
    expect(encode('†', 'component', { charset: 'windows-1252' })).toBe('%86');
    expect(encode('\u000eA')).toBe('%0EA');
  });

  test('line by line', () => {
    expect(encode('a b\r\nc d\n', 'component', { isPerLine: true })).toBe('a%20b\r\nc%20d\n');
    expect(encode('a\rb', 'component', { isPerLine: true })).toBe('a%0Db');
  });

  test('what cannot be written is reported with its place', () => {
    const failure = (text: string, options: Partial<EncodeOptions>) => {
      try {
        encode(text, 'component', options);
      } catch (error) {
        if (error instanceof ToolInputError) return error.details;
      }
      return undefined;
    };
    expect(failure('a\nb\ud800', {})).toMatchObject({ line: 2, column: 2, offset: 3 });
    expect(failure('é東', { charset: 'windows-1252' })).toMatchObject({ line: 1, column: 2 });
    expect(operation.alternatives?.('\ud800', initialState(operation.schema))).toEqual([]);
  });
});

describe('decoding', () => {
  test('agrees with decodeURIComponent wherever that does not give up', () => {
    const likely = fc
      .array(
        fc.constantFrom('%', 'a', '%41', '%C3%A9', '%E2%82', '%AC', '%FF', '2', 'u', '+', 'é', '😀', '%00'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(likely, wellFormed), (text) => {
        const { text: ours, faultCount, escapeCount } = decode(text);
        const theirs = platformDecode(text);
        if (theirs === undefined) expect(faultCount + escapeCount).toBeGreaterThan(0);
        else expect({ ours, faultCount }).toEqual({ ours: theirs, faultCount: 0 });
      }),
    );
  });

  test('everything encoded comes back', () => {
    const anyMode = fc.constantFrom<EncodeMode>(
      'component',
      'strict',
      'url',
      'path',
      'form',
      'header',
      'all',
    );
    fc.assert(
      fc.property(wellFormed, anyMode, (text, mode) => {
        const encoded = encode(text, mode, { isKept: false });
        expect(decode(encoded, { isPlusSpace: mode === 'form' })).toMatchObject({ text, faultCount: 0 });
      }),
    );
  });

  test('what is broken is left and listed; the rest is decoded', () => {
    expect(decode('a%20%E9\n100%, %C3%A9 %zz%%20')).toEqual({
      text: 'a %E9\n100%, é %zz% ',
      faults: [
        { offset: 4, line: 1, column: 5, raw: '%E9', message: '%E9 is not valid UTF-8.' },
        { offset: 11, line: 2, column: 4, raw: '%', message: '“%,” is no % with two hexadecimal digits.' },
        { offset: 21, line: 2, column: 14, raw: '%', message: '“%zz” is no % with two hexadecimal digits.' },
        { offset: 24, line: 2, column: 17, raw: '%', message: '“%%2” is no % with two hexadecimal digits.' },
      ],
      faultCount: 4,
      plusCount: 0,
      escapeCount: 0,
    });
  });

  test('faults at the end of a long text are placed as surely as at its beginning', () => {
    const lines = 200_000;
    const { faults } = decode(`${'a\n'.repeat(lines)}%E9\n\n${'%z'.repeat(99)}`);
    expect(faults).toHaveLength(100);
    expect(faults[0]).toMatchObject({ offset: 2 * lines, line: lines + 1, column: 1 });
    expect(faults.at(-1)).toMatchObject({ offset: 2 * lines + 201, line: lines + 3, column: 197 });
  });

  test('overlong, surrogate and truncated UTF-8 is refused byte by byte (RFC 3629)', () => {
    for (const raw of ['%C0%80', '%E0%80%AF', '%ED%A0%80', '%F4%90%80%80', '%E2%82', '%80']) {
      expect(decode(`a${raw}b`)).toMatchObject({ text: `a${raw}b`, faultCount: raw.length / 3 });
    }
    expect(decode('%EF%BB%BFx').text).toBe('\ufeffx');
  });

  test('Windows-1252, plus signs, and old escape() sequences', () => {
    expect(decode('caf%E9%80', { charset: 'windows-1252' })).toMatchObject({ text: 'café€', faultCount: 0 });
    expect(decode('a+b%2B', { isPlusSpace: true })).toMatchObject({ text: 'a b+', plusCount: 0 });
    expect(decode('a+b')).toMatchObject({ text: 'a+b', plusCount: 1 });
    // escape('€😀') in JavaScript
    expect(decode('%u20AC%uD83D%uDE00')).toMatchObject({ text: '€😀', escapeCount: 3 });
  });

  test('layers are counted', () => {
    const options = { charset: 'utf-8', isPlusSpace: false } as const;
    expect(countLayers('%252520', options)).toBe(3);
    expect(countLayers('a b', options)).toBe(0);
    expect(countLayers('%E9', options)).toBe(0);
    expect(countLayers(`%${'25'.repeat(50)}20`, options)).toBe(9);
  });
});

test('texts and files are converted alike, with what was met', async () => {
  const convert = (source: string | Blob, options: object) => executeOperation(operation, source, options);
  const decoded = await convert('%252Fa+b', { tab: 'decode' });
  expect(decoded).toMatchObject({
    parts: [{ content: '%2Fa+b' }],
    detail: { furtherLayers: 1, decoded: { plusCount: 1, faultCount: 0 } },
  });
  expect((await convert(new Blob(['é']), { isKept: false })).parts[0]?.content).toBe('%C3%A9');
  const long = (await convert(' '.repeat(1_000_000), {})).parts[0]?.content;
  expect(long).toBeInstanceOf(Blob);
  expect((long as Blob).size).toBe(3_000_000);
});

function platformDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
