import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import type { Note } from '#core/errors.ts';
import { answer } from './answer.ts';
import { decodeBytes, encodeBytes } from './formats.ts';
import { type BaseOptions, schema } from './state.ts';

type Format = BaseOptions['format'];
const optionsOf = (format: Format, more: Partial<BaseOptions> = {}) => ({
  ...initialState(schema),
  format,
  ...more,
});
const encode = (text: string | Uint8Array, format: Format, more?: Partial<BaseOptions>) =>
  encodeBytes(Buffer.from(text), optionsOf(format, more), 'a.txt', []);
const decode = async (text: string, format: Format, more?: Partial<BaseOptions>) =>
  Buffer.from((await decodeBytes(text, optionsOf(format, more), [])).bytes).toString();

const published: readonly (readonly [Format, string, string])[] = [
  // RFC 4648, section 10.
  ['base32', '', ''],
  ['base32', 'f', 'MY======'],
  ['base32', 'fo', 'MZXQ===='],
  ['base32', 'foo', 'MZXW6==='],
  ['base32', 'foob', 'MZXW6YQ='],
  ['base32', 'fooba', 'MZXW6YTB'],
  ['base32', 'foobar', 'MZXW6YTBOI======'],
  ['base32hex', 'f', 'CO======'],
  ['base32hex', 'fo', 'CPNG===='],
  ['base32hex', 'foo', 'CPNMU==='],
  ['base32hex', 'foob', 'CPNMUOG='],
  ['base32hex', 'fooba', 'CPNMUOJ1'],
  ['base32hex', 'foobar', 'CPNMUOJ1E8======'],
  ['base16', 'foobar', '666F6F626172'],
  // RFC 9285, section 4.3 and 4.4.
  ['base45', 'AB', 'BB8'],
  ['base45', 'Hello!!', '%69 VD92EX0'],
  ['base45', 'base-45', 'UJCLQE7W581'],
  ['base45', 'ietf!', 'QED8WEX0'],
  // draft-msporny-base58-03, section 5.
  ['base58', 'Hello World!', '2NEpo7TZRRrLZSi2U'],
  [
    'base58',
    'The quick brown fox jumps over the lazy dog.',
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
];

test.each(published)('%s of %j is %s', async (format, plain, encoded) => {
  expect(await encode(plain, format)).toBe(encoded);
  expect(await decode(encoded, format)).toBe(plain);
});

test('zeros of Base58 (draft-msporny-base58-03)', async () => {
  expect(await encode(Buffer.from('0000287fb4cd', 'hex'), 'base58')).toBe('11233QC4');
  expect((await decodeBytes('11233QC4', optionsOf('base58'), [])).bytes).toEqual(
    new Uint8Array([0, 0, 0x28, 0x7f, 0xb4, 0xcd]),
  );
});

test('the test case of ZeroMQ RFC 32', async () => {
  const bytes = Buffer.from('864FD26FB559F75B', 'hex');
  expect(await encode(bytes, 'z85')).toBe('HelloWorld');
  expect(Buffer.from((await decodeBytes('HelloWorld', optionsOf('z85'), [])).bytes)).toEqual(bytes);
});

test('examples of z-base-32 in its specification', async () => {
  expect(await encode(Buffer.from('f0bfc7', 'hex'), 'zbase32')).toBe('6n9hq');
  expect(await encode(Buffer.from('d47a04', 'hex'), 'zbase32')).toBe('4t7ye');
});

test('Crockford reads letters that look like digits', async () => {
  expect(await encode('foobar', 'crockford')).toBe('CSQPYRK1E8');
  expect(await decode('csqp-yrkl-e8', 'crockford')).toBe('foobar');
  expect(await decode('CSQPYRKIE8', 'crockford')).toBe('foobar');
});

test('Base58Check of the first Bitcoin address', async () => {
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  const options = optionsOf('base58', { isChecked: true });
  const { bytes } = await decodeBytes(address, options, []);
  expect(Buffer.from(bytes).toString('hex')).toBe('0062e907b15cbf27d5425399ebf6f0fb50ebb88f18');
  expect(await encodeBytes(bytes, options, '', [])).toBe(address);
  await expect(decodeBytes(address.replace('z', 'x'), options, [])).rejects.toThrow('checksum');
});

test('mistakes have a place', async () => {
  const details = (offset: number, line: number, column: number) =>
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ offset, line, column }) as unknown,
    }) as unknown;
  await expect(decode('MZ\nX1W6', 'base32')).rejects.toEqual(details(4, 2, 2));
  await expect(decode('MZX', 'base32')).rejects.toEqual(details(3, 1, 4));
  await expect(decode('zz\nuuuuu', 'ascii85')).rejects.toEqual(details(3, 2, 1));
  await expect(decode('AAzz', 'ascii85')).rejects.toEqual(details(2, 1, 3));
  // RFC 9285, section 6: GGW is 65,536, which does not fit in two bytes.
  await expect(decode('BB8GGW', 'base45')).rejects.toEqual(details(3, 1, 4));
  await expect(decode('begin 644 a\n$86`\n`\nend\n', 'uu')).rejects.toEqual(details(16, 2, 5));
});

test('quoted-printable keeps what it cannot read, and says where', async () => {
  const notes: Note[] = [];
  const { bytes } = await decodeBytes('a=ZZ b \r\nc=\r\nd=3d é', optionsOf('quoted'), notes);
  expect(Buffer.from(bytes).toString()).toBe('a=ZZ b\r\ncd= é');
  expect(notes.map(({ place }) => place?.offset)).toEqual([1, 6, 18]);
});

test('whatever is encoded comes back', async () => {
  const formats = (schema.format.values ?? []) as Format[];
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .array(fc.constantFrom(0, 9, 10, 13, 32, 61, 96, 255), { maxLength: 100 })
      .map((all) => Uint8Array.from(all)),
  );
  const flags = fc.record({
    format: fc.constantFrom(...formats),
    isPadded: fc.boolean(),
    isLower: fc.boolean(),
    isChecked: fc.boolean(),
    isAdobe: fc.boolean(),
    isBinary: fc.boolean(),
    lineLength: fc.constantFrom(0, 1, 7, 76),
  });
  await fc.assert(
    fc.asyncProperty(bytes, flags, async (bytes, chosen) => {
      const options = { ...initialState(schema), ...chosen };
      const text = await encodeBytes(bytes, options, 'x', []);
      if (chosen.format === 'quoted') expect(text).toMatch(/^(?:.{0,76}\r?\n)*.{0,76}$/);
      expect([...(await decodeBytes(text, options, [])).bytes]).toEqual([...bytes]);
    }),
    { numRuns: 600 },
  );
});

test('questions and silences', async () => {
  expect(await answer('base32 encode hello')).toMatchObject({ text: 'NBSWY3DP' });
  expect(await answer('encode hello as base58')).toMatchObject({ text: 'Cn8eVZg' });
  expect(await answer('decode base32 NBSWY3DP')).toMatchObject({ text: 'hello' });
  for (const query of [
    'base32',
    'base32 encode',
    'base32 encode online',
    'base32 decoder',
    'base 64 encode a',
  ]) {
    expect(await answer(query), query).toBeUndefined();
  }
});
