import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mirrorLetters, rotate47, shiftByKey, shiftLetters } from './ciphers.ts';

test('the ciphers are those of a few lines of Python', () => {
  const script = `
import codecs, json, string, sys
lower, upper = string.ascii_lowercase, string.ascii_uppercase
visible = ''.join(map(chr, range(33, 127)))
def caesar(text, by):
    return text.translate(str.maketrans(lower + upper, lower[by:] + lower[:by] + upper[by:] + upper[:by]))
def vigenere(text, key):
    out, turn = [], 0
    for sign in text:
        if sign in lower + upper:
            sign = caesar(sign, lower.index(key[turn % len(key)].lower()))
            turn += 1
        out.append(sign)
    return ''.join(out)
json.dump([[
    codecs.encode(text, 'rot13'),
    text.translate(str.maketrans(visible, visible[47:] + visible[:47])),
    caesar(text, 7),
    text.translate(str.maketrans(lower + upper, lower[::-1] + upper[::-1])),
    vigenere(text, 'Lemon'),
] for text in json.load(sys.stdin)], sys.stdout)
`;
  const texts = fc
    .sample(fc.string({ unit: 'grapheme', maxLength: 40 }), 300)
    .concat(fc.sample(fc.string(), 300));
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(texts) });
  expect(stderr.toString()).toBe('');
  const ours = texts.map((text) =>
    [
      shiftLetters(text, 13),
      rotate47(text),
      shiftLetters(text, 7),
      mirrorLetters(text),
      shiftByKey(text, 'Lemon', 1),
    ].map((coded) => coded.text),
  );
  expect(ours).toEqual(JSON.parse(stdout.toString()));
});
