import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { ToolInputError } from '#core/errors.ts';
import { decodeShareFragment, encodeShareFragment } from './share-links.ts';

const pack = (text: string | Buffer) => `v1.${deflateRawSync(text).toString('base64url')}`;

test('values survive the way into a link and back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.oneof(peopleTexts, fc.boolean(), fc.integer())),
      async (values) => {
        const plain = JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
        expect(await decodeShareFragment(await encodeShareFragment(plain))).toEqual(plain);
      },
    ),
    { numRuns: 50 },
  );
});

test('what an independent program packs is read', async () => {
  expect(await decodeShareFragment(pack('{"indent":4}'))).toEqual({ indent: 4 });
});

test('anything else is refused in words', async () => {
  const hostile = [
    'v2.abc',
    'v1.',
    'v1.!!!',
    'v1.AAAA',
    pack('[1]'),
    pack('null'),
    pack('{"a":'),
    pack(Buffer.from([0xff, 0xfe])),
    // A bomb: 50 MB of spaces in 50 kB, and one that fits into a link.
    pack(' '.repeat(50_000_000)),
    pack(' '.repeat(5_000_000)),
  ];
  for (const fragment of hostile)
    await expect(decodeShareFragment(fragment)).rejects.toBeInstanceOf(ToolInputError);
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      await decodeShareFragment(`v1.${text}`).catch((error: unknown) =>
        expect(error).toBeInstanceOf(ToolInputError),
      );
    }),
    { numRuns: 50 },
  );
});

test('an input too long for a link is refused before it is copied', async () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const [bytes = []] = fc.sample(fc.array(byte, { minLength: 40_000, maxLength: 40_000, size: 'max' }), 1);
  const noise = bytes.map((value) => value.toString(36)).join('');
  await expect(encodeShareFragment({ text: noise })).rejects.toThrow('too long for a link');
});
