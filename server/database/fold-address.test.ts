import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAddress } from './fold-address.ts';

test.each([
  ['capitals outside ASCII', 'ÄNNE@example.org', 'änne@example.org'],
  ['decomposed letters', 'a\u0308nne@example.org', 'änne@example.org'],
  ['Greek capitals', 'ΟΔΥΣΣΕΥΣ@example.org', 'οδυσσευς@example.org'],
  ['a final sigma', 'οδυσσευσ@example.org', 'οδυσσευς@example.org'],
  ['sharp s', 'STRASSE@example.org', 'straße@example.org'],
  ['capital sharp s', 'STRAẞE@example.org', 'straße@example.org'],
  ['a dotted capital I', 'İREM@example.org', 'irem@example.org'],
  ['a domain in its ASCII form', 'müller@bücher.example', 'MÜLLER@xn--bcher-kva.example'],
  ['a domain with other dots and capitals', 'a@BÜCHER。EXAMPLE.', 'a@xn--bcher-kva.example'],
  ['wide letters', 'ａｎｎａ＠example.org', 'anna@example.org'],
  ['spaces and invisible characters around it', ' a\u200Bnna@example.org\uFEFF ', 'anna@example.org'],
])('%s make no difference', (_, one, other) => {
  expect(foldAddress(one)).toBe(foldAddress(other));
});

test.each([
  ['anna@example.org', 'anne@example.org'],
  ['anna@example.org', 'anna@example.com'],
  ['a.nna@example.org', 'anna@example.org'],
  ['anna+x@example.org', 'anna@example.org'],
  // Two domains that two people may own.
  ['anna@strasse.example', 'anna@straße.example'],
])('%s and %s stay two addresses', (one, other) => {
  expect(foldAddress(one)).not.toBe(foldAddress(other));
});

test('folding is stable, and does not depend on letter case or composition', () => {
  const letter = fc.constantFrom(...Array.from('aäßẞσςΣİıIiǰΐŉﬁΆᾳǅé@.-_1'));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(letter).map((all) => all.join('')),
      ),
      (text) => {
        const folded = foldAddress(text);
        expect(foldAddress(folded)).toBe(folded);
        expect(foldAddress(text.normalize('NFD'))).toBe(folded);
        const local = text.replaceAll('@', '');
        expect(foldAddress(local.toLowerCase())).toBe(foldAddress(local));
      },
    ),
  );
});

// By Unicode's default folding (CaseFolding.txt has no line of status C or F for U+0131).
test('a dotless i is another letter', () => {
  expect(foldAddress('ışık@example.org')).not.toBe(foldAddress('işik@example.org'));
  expect(foldAddress('IŞIK@example.org')).toBe(foldAddress('işik@example.org'));
});
