import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeCodes } from './describe.ts';
import { readAddress, writeAddress } from './otpauth.ts';
import { type Options, schema } from './schema.ts';

const optionsOf = (more: Partial<Options>): Options => ({ ...initialState(schema), ...more });
const codeOf = async (more: Partial<Options>) => (await describeCodes(optionsOf(more))).figures[0].copied;

// RFC 6238, appendix B. The keys of SHA-256 and SHA-512 are as long as their hashes (erratum 2866).
const keys = {
  'SHA-1': '12345678901234567890',
  'SHA-256': '12345678901234567890123456789012',
  'SHA-512': '1234567890123456789012345678901234567890123456789012345678901234',
};
const vectors: readonly (readonly [string, Options['algorithm'], string])[] = [
  ['59', 'SHA-1', '94287082'],
  ['59', 'SHA-256', '46119246'],
  ['59', 'SHA-512', '90693936'],
  ['1111111109', 'SHA-1', '07081804'],
  ['1111111109', 'SHA-256', '68084774'],
  ['1111111109', 'SHA-512', '25091201'],
  ['1111111111', 'SHA-1', '14050471'],
  ['1234567890', 'SHA-256', '91819424'],
  ['2000000000', 'SHA-512', '38618901'],
  ['20000000000', 'SHA-1', '65353130'],
  ['20000000000', 'SHA-256', '77737706'],
  ['20000000000', 'SHA-512', '47863826'],
];

test.each(vectors)('RFC 6238: at %s with %s', async (time, algorithm, code) => {
  expect(await codeOf({ secret: keys[algorithm], form: 'text', time, algorithm, digits: 8 })).toBe(code);
});

test('RFC 4226, appendix D', async () => {
  const codes = [
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ];
  for (const [counter, code] of codes.entries()) {
    expect(await codeOf({ secret: keys['SHA-1'], form: 'text', type: 'hotp', counter })).toBe(code);
  }
});

test('the same secret in every form, and grouped by people', async () => {
  const time = '2001-09-09T01:46:40Z';
  const code = await codeOf({ secret: keys['SHA-1'], form: 'text', time });
  for (const secret of ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'gezd gnbv-gy3t qojq gezd gnbv gy3t qojq']) {
    expect(await codeOf({ secret, time })).toBe(code);
  }
  const hex = Buffer.from(keys['SHA-1']).toString('hex');
  expect(await codeOf({ secret: hex, form: 'hex', time: '1000000000' })).toBe(code);
});

test('the example of the Key Uri Format', () => {
  expect(
    readAddress(
      'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
    ),
  ).toEqual({
    type: 'totp',
    secret: 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
    issuer: 'ACME Co',
    account: 'john.doe@email.com',
    algorithm: 'SHA-1',
    digits: 6,
    period: 30,
    counter: 0,
  });
});

test('an address goes before the boxes', async () => {
  const secret = 'otpauth://hotp/x?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&counter=9&algorithm=SHA1';
  expect(await codeOf({ secret, form: 'hex', digits: 8 })).toBe('520489');
});

const address = 'otpauth://totp/?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=8&period=60';
const notesOf = async (more: Partial<Options>) => {
  const { notes = [] } = await describeCodes(optionsOf(more));
  return notes.map(({ sentence }) => sentence).join('\n');
};

test('the boxes name what an address does not, and a note names boxes that are not used', async () => {
  const boxes = { secret: address, account: 'ann@example.com', issuer: 'ACME Co' };
  const { others } = await describeCodes(optionsOf(boxes));
  // The label of the Key Uri Format’s example.
  expect(others?.figures.at(-1)?.value).toContain('otpauth://totp/ACME%20Co:ann%40example.com?');
  expect(others?.figures.at(-1)?.value).toContain('secret=…');
  expect(others?.figures.at(-1)?.copied).toMatch(/secret=[A-Z2-7]{16,}/);
  expect(await notesOf(boxes)).toMatch(/not used: “Digits”, “Period”\.$/);
  expect(await notesOf({ ...boxes, digits: 8, period: 60 })).toBe('');
  expect(await notesOf({ secret: address, digits: 8, period: 60 })).toMatch('no account name');
});

test('a colon in issuer or account, which the Key Uri Format forbids', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const field of ['issuer', 'account'] as const) {
    const wrong = expect.objectContaining({ field }) as unknown;
    await expect(codeOf({ secret, [field]: 'My: Co' })).rejects.toMatchObject({ details: wrong });
  }
  const ofAddress = `otpauth://totp/x?secret=${secret}&issuer=My%3A%20Co`;
  expect(await notesOf({ secret: ofAddress })).toMatch('has a colon');
});

test('a mistake in the secret of an address is at its place in the address', async () => {
  const secret = 'otpauth://totp/X?secret=JBSWY3DPE1';
  const place = { column: secret.length, offset: secret.length - 1 };
  await expect(codeOf({ secret })).rejects.toMatchObject({ details: place });
});

test('an address that is written is read as the same', () => {
  const unit = fc.oneof(
    fc.constantFrom(...Array.from('0%&+<>"\'=\\/?# ')),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  );
  // A colon divides issuer and account.
  const name = fc.string({ unit, maxLength: 8 }).map((text) => text.replaceAll(':', '').trim());
  const address = fc.record({
    type: fc.constantFrom('totp' as const, 'hotp' as const),
    secret: fc.constant('GEZDGNBV'),
    issuer: name,
    account: name.filter((text) => text !== ''),
    algorithm: fc.constantFrom('SHA-1' as const, 'SHA-256' as const, 'SHA-512' as const),
    digits: fc.constantFrom(6 as const, 7 as const, 8 as const),
    period: fc.integer({ min: 1, max: 100 }),
    counter: fc.nat(),
  });
  fc.assert(
    fc.property(address, (address) => {
      const read = readAddress(writeAddress(address));
      const { counter, period, ...rest } = address;
      expect(read).toEqual({
        ...rest,
        period: rest.type === 'totp' ? period : 30,
        counter: rest.type === 'hotp' ? counter : 0,
      });
    }),
  );
});

test('mistakes name their box, and never the secret', async () => {
  const box = (field: string) =>
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ field }) as unknown,
    }) as unknown;
  const secrets = [
    '',
    '  ',
    'A1',
    'otpauth://totp/x',
    'otpauth://steam/x?secret=AA',
    'otpauth://totp/x?secret=AAAA&digits=4',
    'otpauth://totp/x?secret=AAAA&period=0',
    'otpauth://totp/x?secret=AAAA&algorithm=MD5',
    'otpauth-migration://offline?data=CjEK',
  ];
  for (const secret of secrets) await expect(codeOf({ secret }), secret).rejects.toEqual(box('secret'));
  for (const time of ['soon', '-1', '-5000', 'foo 5', '1969-12-31', '2026-02-30']) {
    await expect(codeOf({ secret: 'GEZDGNBV', time }), time).rejects.toEqual(box('time'));
  }
});
