import { expect, test } from 'vitest';
import { guessRegional } from './regional-guess.ts';

// Each text as Python’s codecs write it in hexadecimal: '…'.encode('cp1250').hex().
test.each([
  ['windows-1250', 'Płatność kartą', '50b361746e6f9ce6206b617274b9'],
  ['windows-1250', 'Příchozí úhrada; Měna', '50f8ed63686f7aed20fa68726164613b204dec6e61'],
  ['windows-1250', 'Fűszer és őrölt bors', '46fb737a657220e97320f572f66c7420626f7273'],
  ['windows-1251', 'Дата операции;Пятёрочка', 'c4e0f2e020eeefe5f0e0f6e8e83bcffff2b8f0eef7eae0'],
  ['windows-1251', 'Опис операції; Сільпо', 'ceefe8f120eeefe5f0e0f6b3bf3b20d1b3ebfcefee'],
  ['shift_jis', '取引日,摘要,お支払金額,ﾃﾞﾝﾜ', '8ee688f893fa2c934597762c82a88e7895a58be08a7a2cc3dedddc'],
  ['gb18030', '交易时间,交易对方,收/支,金额', 'bdbbd2d7cab1bce42cbdbbd2d7b6d4b7bd2ccad52fd6a72cbdf0b6ee'],
  ['windows-1252', '¿Qué? 5 m³; Müller; ÄÖÜäöüß', 'bf5175e93f2035206db33b204dfc6c6c65723b20c4d6dce4f6fcdf'],
  [
    'windows-1252',
    'Købmand Sørensen på Ærø, crème',
    '4bf8626d616e642053f872656e73656e2070e520c672f82c206372e86d65',
  ],
  ['windows-1252', 'don’t, it’s “5 €”', '646f6e92742c2069749273209335208094'],
  [
    'windows-1252',
    'Città, perciò, così, più, lunedì',
    '43697474e02c207065726369f22c20636f73ec2c207069f92c206c756e6564ec',
  ],
  ['windows-1252', 'Võileib, pões, avô', '56f5696c6569622c2070f565732c206176f4'],
])('%s: %s', (encoding, text, hex) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(guessRegional(bytes)).toBe(encoding);
  expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
});
