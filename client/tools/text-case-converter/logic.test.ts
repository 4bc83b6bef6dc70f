import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { ToolInputError } from '#core/errors.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import { toCase } from './cases.ts';
import { convertText, detectCases, previewText } from './logic.ts';
import operation from './operation.ts';
import type { CaseOptions } from './options.ts';
import { splitWords } from './words.ts';

const defaults: CaseOptions = {
  scope: 'lines',
  language: 'any',
  titleStyle: 'apa',
  digits: 'joined',
  acronyms: '',
};
const convert = (text: string, id: CaseId, options: Partial<CaseOptions> = {}) =>
  convertText(text, id, { ...defaults, ...options }).text;

describe('words', () => {
  test.each([
    ['XMLHttpRequest', ['XML', 'Http', 'Request']],
    ['camelCase', ['camel', 'Case']],
    ['snake_case-and.dots/and spaces', ['snake', 'case', 'and', 'dots', 'and', 'spaces']],
    ["don't it’s o'clock", ['dont', 'its', 'oclock']],
    ["'quoted' rock 'n' roll", ['quoted', 'rock', 'n', 'roll']],
    ['éÀ naïveÉcole', ['é', 'À', 'naïve', 'École']],
    ['東京Tower', ['東京', 'Tower']],
    ['مرحبا بالعالم', ['مرحبا', 'بالعالم']],
    ['__init__', ['init']],
    ['HTML5Parser', ['HTML5', 'Parser']],
    ['B2B v2API 0A', ['B2B', 'v2', 'API', '0A']],
    ['utf8Decode2', ['utf8', 'Decode2']],
    ['e\u0301tat', ['e\u0301tat']],
    ['👍 ok', ['ok']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(splitWords(text, 'joined')).toEqual(expected);
  });

  test('digits apart', () => {
    expect(splitWords('utf8Decode v2.1', 'apart')).toEqual(['utf', '8', 'Decode', 'v', '2', '1']);
    expect(convert('v2', 'snake')).toBe('v2');
    expect(convert('v2', 'snake', { digits: 'apart' })).toBe('v_2');
  });
});

test('names in every case', () => {
  const expected: Partial<Record<CaseId, string>> = {
    camel: 'xmlHttpRequest2',
    pascal: 'XmlHttpRequest2',
    snake: 'xml_http_request2',
    constant: 'XML_HTTP_REQUEST2',
    kebab: 'xml-http-request2',
    cobol: 'XML-HTTP-REQUEST2',
    train: 'Xml-Http-Request2',
    dot: 'xml.http.request2',
    path: 'xml/http/request2',
    flat: 'xmlhttprequest2',
    spaced: 'xml http request2',
    inverse: 'xmlhTTPrEQUEST2',
    alternating: 'xMlHtTpReQuEsT2',
  };
  for (const [id, result] of Object.entries(expected))
    expect(convert('XMLHttpRequest2', id as CaseId)).toBe(result);
});

test('two numbers never run into one', () => {
  expect(convert('version 1.2', 'camel')).toBe('version1_2');
});

describe('letters, by Unicode SpecialCasing', () => {
  test.each([
    ['Straße', 'upper', 'STRASSE', 'any'],
    ['ΟΔΟΣ', 'lower', 'οδος', 'any'],
    ['ΟΔΟΣ', 'sentence', 'Οδος', 'any'],
    ['istanbul ILIK', 'upper', 'İSTANBUL ILIK', 'tr'],
    ['İSTANBUL ILIK', 'lower', 'istanbul ılık', 'tr'],
    ['istanbul', 'title', 'İstanbul', 'az'],
    ['άλφα', 'upper', 'ΑΛΦΑ', 'el'],
    ['άλφα', 'upper', 'ΆΛΦΑ', 'any'],
    ['ijsland', 'capitalized', 'IJsland', 'nl'],
    ['ǆungla ﬁn ßa ŉa ᾳ ᾀ և', 'capitalized', 'ǅungla Fin Ssa ʼNa ᾼ ᾈ Եւ', 'any'],
    ['东京 עברית ไทย', 'upper', '东京 עברית ไทย', 'any'],
    ['👨‍👩‍👧 hi', 'alternating', '👨‍👩‍👧 hI', 'any'],
  ] as const)('%s in %s is %s (%s)', (text, id, expected, language) => {
    expect(convert(text, id, { language })).toBe(expected);
  });
});

describe('titles', () => {
  // Headings and rules from apastyle.apa.org (title case capitalization) and CMOS 18, 8.160.
  test.each([
    [
      'train your mind for peak performance: a science-based approach for achieving your goals',
      'apa',
      'Train Your Mind for Peak Performance: A Science-Based Approach for Achieving Your Goals',
    ],
    ['turning frowns (and smiles) upside down', 'apa', 'Turning Frowns (and Smiles) Upside Down'],
    [
      'a self-report of what is in and what to look up',
      'apa',
      'A Self-Report of What Is in and What to Look Up',
    ],
    [
      'mnemonics that work are better than rules that do not',
      'chicago',
      'Mnemonics That Work Are Better than Rules That Do Not',
    ],
    ['a little learning is a dangerous thing', 'chicago', 'A Little Learning Is a Dangerous Thing'],
    ['four theories concerning the gospel', 'chicago', 'Four Theories Concerning the Gospel'],
    ['OF MICE AND MEN', 'apa', 'Of Mice and Men'],
    ['Of Mice And Men', 'apa', 'Of Mice and Men'],
    ['don’t stop', 'apa', 'Don’t Stop'],
    ['of mice and men', 'every', 'Of Mice And Men'],
    ['what?! the end', 'apa', 'What?! The End'],
    ['kramer vs. kramer', 'apa', 'Kramer vs. Kramer'],
    ['he said “a small dog” ran', 'apa', 'He Said “A Small Dog” Ran'],
    ["the dog's bed in the 'a small dog' style", 'apa', "The Dog's Bed in the 'A Small Dog' Style"],
  ] as const)('%s (%s)', (text, titleStyle, expected) => {
    expect(convert(text, 'title', { titleStyle })).toBe(expected);
  });

  test('words keep a spelling of their own', () => {
    expect(convert('the iPhone and NASA', 'title')).toBe('The iPhone and NASA');
    expect(convert('an api for ios', 'title', { acronyms: 'API, iOS' })).toBe('An API for iOS');
    expect(convert('AN API FOR IOS', 'sentence', { acronyms: 'API, iOS' })).toBe('An API for iOS');
  });

  test('sentences begin large, and so does the English I', () => {
    expect(convert('HELLO WORLD. HOW ARE YOU? “FINE!” I’M OK', 'sentence')).toBe(
      'Hello world. How are you? “Fine!” I’m ok',
    );
    expect(convert('one\ntwo', 'sentence')).toBe('One\nTwo');
    expect(convert('version 3.14 is out', 'sentence')).toBe('Version 3.14 is out');
  });

  // Expected: Word's “Sentence case”, and the lists of abbreviations in Chicago 18, chapter 10.
  test.each([
    ['e.g. this is 3.5 units. ok', 'E.g. this is 3.5 units. Ok'],
    ['see dr. who, i.e. the doctor. then stop', 'See dr. who, i.e. the doctor. Then stop'],
    ['at 5 p.m. we met. fine', 'At 5 p.m. we met. Fine'],
    ['At 5 p.m. We met', 'At 5 p.m. We met'],
    ['apples, pears, etc. are fruit', 'Apples, pears, etc. are fruit'],
    ['is it a cat vs. dog thing? yes', 'Is it a cat vs. dog thing? Yes'],
  ])('a point after an abbreviation ends no sentence: %s', (text, expected) => {
    expect(convert(text, 'sentence')).toBe(expected);
  });

  // Expected: what change-case, convertcase.net and Word make of shouting; acronyms stay.
  test.each([
    ['HELLO WORLD. HOW ARE YOU? i am fine', 'sentence', 'Hello world. How are you? I am fine'],
    ['HELLO WORLD. HOW ARE YOU? i am fine', 'title', 'Hello World. How Are You? I Am Fine'],
    ['TESTING with dash-es', 'title', 'Testing With Dash-Es'],
    ['please DO NOT TOUCH this', 'sentence', 'Please do not touch this'],
    ['use the AWS IAM API', 'sentence', 'Use the AWS IAM API'],
    ['NASA and UNESCO agree', 'sentence', 'NASA and UNESCO agree'],
    ['the NASA. it flies', 'sentence', 'The NASA. It flies'],
  ] as const)('shouting is no acronym: %s (%s)', (text, id, expected) => {
    expect(convert(text, id)).toBe(expected);
  });
});

describe('scopes', () => {
  test('lines keep their breaks; the whole text is one name', () => {
    expect(convert('first name\r\nlast name\n', 'camel')).toBe('firstName\r\nlastName\n');
    expect(convert('first\nname', 'camel', { scope: 'whole' })).toBe('firstName');
  });

  test('keys of JSON: values, order, spaces and numbers stay', () => {
    const json = '{ "user_name": "keep_this", "a_b" :{"c_d": 1.0, "é_\\"x": [17478252242305210114]}}';
    expect(convert(json, 'camel', { scope: 'keys' })).toBe(
      '{ "userName": "keep_this", "aB" :{"cD": 1.0, "éX": [17478252242305210114]}}',
    );
    expect(() => convert('{"a_b": }', 'camel', { scope: 'keys' })).toThrow(ToolInputError);
    expect(previewText('{"a_b": "cut', 'camel', { ...defaults, scope: 'keys' })).toBe('{"aB": "cut');
  });

  test('keys that become the same are reported', () => {
    const { collisions } = convertText('{"a_b": 1, "aB": 2, "c": 3}', 'camel', {
      ...defaults,
      scope: 'keys',
    });
    expect(collisions).toEqual(['aB']);
  });

  test('names in code: keywords, single words and what surrounds a name stay', () => {
    const code = 'const user_name = _private_field + $el_id.getName(MAX_SIZE); // a note';
    expect(convert(code, 'camel', { scope: 'names' })).toBe(
      'const userName = _privateField + $elId.getName(maxSize); // a note',
    );
  });
});

test('the case that a text has is recognized', () => {
  expect(detectCases('user_name\nlast_login', defaults)).toEqual(['snake']);
  expect(detectCases('userName', defaults)).toEqual(['camel']);
  expect(detectCases('UserName', defaults)).toEqual(['pascal']);
  expect(detectCases('two words', defaults)).toEqual([]);
  expect(detectCases('', defaults)).toEqual([]);
});

test('conversions of any text settle: once more changes nothing', () => {
  const settled = caseLabels
    .filter(({ id }) => !['inverse', 'alternating', 'random'].includes(id))
    .map(({ id }) => id);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...settled), (text, id) => {
      const ascii = text.replace(/[^\x20-\x7e]/g, 'a');
      const once = toCase(ascii, id, defaults);
      expect(toCase(once, id, defaults)).toBe(once);
    }),
  );
});

test('any text is converted in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...caseLabels), (text, { id }) => {
      expect(typeof toCase(text, id, defaults)).toBe('string');
    }),
  );
});

test('random case: both kinds, only letters change, and the same each time', () => {
  const text = 'The quick brown fox jumps over the lazy dog. Straße! '.repeat(20);
  const mixed = convert(text, 'random');
  expect(mixed).toBe(convert(text, 'random'));
  expect(mixed.toLowerCase().replaceAll('ss', 'ß')).toBe(text.toLowerCase());
  const share = mixed.replace(/\P{Lu}/gu, '').length / mixed.replace(/\P{L}/gu, '').length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  // Unlike alternating case, it has runs of equal case.
  expect(mixed).toMatch(/\p{Lu}\p{Lu}\p{Lu}/u);
  expect(mixed).toMatch(/\p{Ll}\p{Ll}\p{Ll}/u);
});

test('megabytes without a break do not exhaust the stack', () => {
  const long = JSON.stringify({ a_b: 'x'.repeat(12_000_000), c_d: '\\"'.repeat(1_000_000) });
  // Not by a pattern, which would need its own stack.
  const keys = convert(long, 'camel', { scope: 'keys' });
  expect(keys.replace('x'.repeat(12_000_000), '').slice(0, 14)).toBe('{"aB":"","cD":');
  expect(convert('a-'.repeat(4_000_000), 'upper', { scope: 'names' })).toHaveLength(8_000_000);
  expect(convert("a'".repeat(4_000_000), 'title')).toHaveLength(8_000_000);
});

test('keys far from their colon are keys, and a preview of what is no JSON leaves it alone', () => {
  expect(convert(`{"a_b"${' '.repeat(500)}: 1}`, 'camel', { scope: 'keys' })).toContain('"aB"');
  expect(previewText('"a\\q_b": x "c_d": 1', 'camel', { ...defaults, scope: 'keys' })).toBe(
    '"a\\q_b": x "cD": 1',
  );
});

test('files in any encoding', async () => {
  const latin = new Blob([Buffer.from('stra\u00dfe', 'latin1')]);
  const { parts } = await executeOperation(operation, latin, { ...defaults, case: 'upper' });
  expect(parts[0]?.content).toBe('STRASSE');
});

test('hostile texts take linear time', () => {
  for (const unit of ['a', 'A', '\u0301', "'", 'aA', '"', '_', 'a-', '.']) {
    const text = unit.repeat(20_000 / unit.length);
    for (const { id } of caseLabels) expect(toCase(text, id, { ...defaults, digits: 'apart' })).toBeDefined();
    convertText(text, 'camel', { ...defaults, scope: 'names' });
    previewText(text, 'camel', { ...defaults, scope: 'keys' });
  }
});
