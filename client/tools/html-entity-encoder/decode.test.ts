import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLayers, decodeEntities, type DecodeContext } from './decode.ts';
import { encodeEntities, type EncodeOptions } from './encode.ts';
import references from './fixtures/html5lib-references.json' with { type: 'json' };

test.each(references as [DecodeContext, string, string][])(
  'html5lib: in %s, %j',
  (context, input, expected) => {
    expect(decodeEntities(input, context).text).toBe(expected);
  },
);

test('what is written is read as the same text', () => {
  const options: fc.Arbitrary<EncodeOptions> = fc.record({
    reach: fc.constantFrom('special', 'nonAscii', 'all'),
    form: fc.constantFrom('named', 'xml', 'decimal', 'hex'),
    isKept: fc.constant(false),
  });
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('&', '<', '"', "'", ';', '#', '\n', '\r', '\0', '\u{80}', '\u{a0}', 'é', '⃒'),
      fc.string({ unit: 'grapheme' }),
    ),
  });
  fc.assert(
    fc.property(text, options, (text, options) => {
      const encoded = encodeEntities(text, options).text;
      if (options.reach !== 'special') expect(encoded).toMatch(/^[\0-\u{9f}]*$/u);
      for (const context of ['text', 'attribute', 'strict'] as const) {
        expect(decodeEntities(encoded, context).text).toBe(text.toWellFormed());
      }
    }),
  );
});

test('findings tell what browsers make of a mistake, and where', () => {
  const { findings } = decodeEntities('a &copy b\n&foo; &#128; &#; &#xD800;', 'text');
  expect(findings.map(({ kind, raw, decoded, line, column }) => [kind, raw, decoded, line, column])).toEqual([
    ['missing-semicolon', '&copy', '©', 1, 3],
    ['unknown', '&foo;', '&foo;', 2, 1],
    ['replaced', '&#128;', '€', 2, 7],
    ['no-digits', '&#', '&#', 2, 14],
    ['replaced', '&#xD800;', '\u{fffd}', 2, 18],
  ]);
  expect(decodeEntities('Tom & Jerry; AT&T &c.', 'text').findings).toEqual([]);
});

test('layers are counted', () => {
  expect(countLayers('&amp;amp;lt;')).toBe(3);
  expect(countLayers('a & b')).toBe(0);
});
