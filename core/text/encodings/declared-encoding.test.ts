import { expect, test } from 'vitest';
import { declareUtf8 } from './declared-encoding.ts';
import { decodeText } from './text-decoding.ts';

/** “Пр” in windows-1251, by the index of WHATWG's Encoding standard. */
const cyrillic = '\xcf\xf0';

test.each([
  ['XML', `<?xml version="1.0" encoding="windows-1251"?><a>${cyrillic}</a>`],
  ['XML with single quotes', `<?xml version='1.0' encoding='cp1251'?><a>${cyrillic}</a>`],
  ['HTML', `<!doctype html><html><head><meta charset=windows-1251><title>${cyrillic}</title>`],
  [
    'HTML with http-equiv',
    `<html><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>${cyrillic}`,
  ],
  ['HTML after a comment', `<!-- <meta charset="koi8-r"> --><meta charset="windows-1251"><p>${cyrillic}`],
  ['CSS', `@charset "windows-1251";a::before{content:"${cyrillic}"}`],
])('reads %s in the encoding that it declares', (_name, text) => {
  const decoded = decodeText(Buffer.from(text, 'latin1'));
  expect(decoded).toEqual({
    text: text.replace(cyrillic, 'Пр'),
    encoding: 'windows-1251',
    hasByteOrderMark: false,
  });
});

test.each([
  ['a byte order mark', `\ufeff<?xml version="1.0" encoding="windows-1251"?><a>Пр</a>`],
  ['UTF-16 in HTML, which means UTF-8', '<meta charset="utf-16"><p>Пр'],
  ['an unknown encoding', '<?xml version="1.0" encoding="none-such"?><a>Пр</a>'],
  ['bytes that the encoding does not have', '<?xml version="1.0" encoding="EUC-KR"?><a>\u{1f600}</a>'],
  ['a CSS rule that is not at the start', ' @charset "windows-1251";/*Пр*/'],
  ['a text about markup', 'Write <meta charset="windows-1251"> in Пр'],
])('reads UTF-8 in spite of %s', (_name, text) => {
  expect(decodeText(Buffer.from(text))).toMatchObject({
    text: text.replace(/^\ufeff/, ''),
    encoding: 'utf-8',
  });
});

test('declares UTF-8 for a text that is saved in it', () => {
  expect(declareUtf8('<?xml version="1.0" encoding="latin1"?><a/>')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><a/>',
  );
  expect(declareUtf8('<html><meta charset="latin1"><p>latin1')).toBe('<html><meta charset="UTF-8"><p>latin1');
  expect(declareUtf8('@charset "latin1";a{b:c}')).toBe('@charset "UTF-8";a{b:c}');
  expect(declareUtf8('<?xml version="1.0" encoding="utf-8"?><a/>')).toContain('"utf-8"');
});
