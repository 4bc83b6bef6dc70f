import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkField, contactRules, suggestionRules } from './forms.ts';

const { email } = contactRules;
const { link, name } = suggestionRules;

test('addresses that people have are taken', () => {
  for (const address of [
    'a@example.org',
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.ie",
    'müller@exämple.de',
    'x_y@例え.jp',
  ]) {
    expect(checkField(email, address), address).toBeUndefined();
  }
});

test('what is no address is reported', () => {
  for (const text of [
    'abc',
    'a@b',
    '@example.org',
    'a@example.',
    'a b@example.org',
    'a@exa mple.org',
    '.a@example.org',
    'a@-x.org',
  ]) {
    expect(checkField(email, text), text).toContain('name@example.org');
  }
  expect(checkField(email, 'a@example.org\nBcc: b@example.org')).toContain('single line');
});

test('lengths count what people see typed, after trimming', () => {
  expect(checkField(name, ' a ')).toBe('Tool name needs at least 2 characters; there are 1.');
  expect(checkField(name, '😀😀')).toBeUndefined();
  expect(checkField(name, 'x'.repeat(121))).toBe('Tool name may have 120 characters; there are 121.');
  expect(checkField(name, '  ')).toContain('missing');
  expect(checkField(link, '')).toBeUndefined();
});

test('links are web addresses', () => {
  expect(checkField(link, 'https://example.org/a?b#c')).toBeUndefined();
  for (const text of [
    'example.org',
    'javascript:alert(1)',
    'ftp://example.org',
    'https://localhost',
    'https://',
  ]) {
    expect(checkField(link, text), text).toContain('https://example.org');
  }
});

test('control characters are refused, line breaks only in texts allowed', () => {
  expect(checkField(contactRules.message, 'ten chars\nand\tmore')).toBeUndefined();
  expect(checkField(contactRules.message, 'ten chars\u0000 and more')).toContain('control character');
  expect(checkField(contactRules.subject, 'a\r\nb')).toContain('single line');
});

test('any text is answered, in time that grows with its length alone', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(email, link, name),
      (text, rule) => {
        checkField(rule, text);
      },
    ),
  );
  checkField({ ...email, max: 100_000 }, `${'a.'.repeat(40_000)}@`);
  checkField({ ...email, max: 100_000 }, `a@${'a-'.repeat(40_000)}`);
});
