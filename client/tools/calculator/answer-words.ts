import { matchPhrases, phrase, type Places } from '#client/tool-kit/asking/phrases.ts';
import { readOwn } from '#core/collections/read-own.ts';

type Write = (places: Places) => string;

const group = '(of|for) ';
/** Phrases with the expression that they mean. */
const forms: readonly (readonly [template: string, write: Write])[] = [
  ['[a] half [of] <a>', ({ a }) => `${a} / 2`],
  ['[(a|1)] third of <a>', ({ a }) => `${a} / 3`],
  ['2 thirds of <a>', ({ a }) => `${a} * 2 / 3`],
  ['[(a|1)] (quarter|fourth) of <a>', ({ a }) => `${a} / 4`],
  ['3 (quarters|fourths) of <a>', ({ a }) => `${a} * 3 / 4`],
  ['[(a|1)] fifth of <a>', ({ a }) => `${a} / 5`],
  ['[(a|1)] tenth of <a>', ({ a }) => `${a} / 10`],
  ['<n>/<d> of <a>', ({ n, d, a }) => `${n} / ${d} * ${a}`],
  ['(double|twice) [of] <a>', ({ a }) => `2 * ${a}`],
  ['(triple|thrice|three times) [of] <a>', ({ a }) => `3 * ${a}`],
  ['[square] root of <a>', ({ a }) => `sqrt(${a})`],
  ['square root <a>', ({ a }) => `sqrt(${a})`],
  ['(cube|cubic) root [of] <a>', ({ a }) => `cbrt(${a})`],
  ['<a> squared', ({ a }) => `${a} ^ 2`],
  ['<a> cubed', ({ a }) => `${a} ^ 3`],
  ['<a> [raised] to the [power] [of] <b>', ({ a, b }) => `${a} ^ ${b}`],
  ['<a> [raised] to the <b>(st|nd|rd|th) [power]', ({ a, b }) => `${a} ^ ${b}`],
  ['factorial [of] <a>', ({ a }) => `${a}!`],
  ['<a> factorial', ({ a }) => `${a}!`],
  ['<a> choose <b>', ({ a, b }) => `ncr(${a}; ${b})`],
  ['remainder (of|when|from) [dividing] <a> [is] (divided by|by|/) <b>', ({ a, b }) => `mod(${a}; ${b})`],
  ['<a> modulo <b>', ({ a, b }) => `${a} mod ${b}`],
  ['round <a>', ({ a }) => `round(${a})`],
  ['round <a> to <b> [decimal] (decimals|digits|places|place|decimal|dp)', ({ a, b }) => `round(${a}; ${b})`],
  ['log base <b> of <a>', ({ a, b }) => `log(${a}; ${b})`],
  ['<a> (an|per|/|a) hour (per|a|in a) year', ({ a }) => `${a} * 40 * 52`],
];
const compiled = forms.map(([template, write]) => ({ form: phrase(template), write }));

const functionWords: Readonly<Record<string, string>> = {
  average: 'mean',
  avg: 'mean',
  mean: 'mean',
  median: 'median',
  sum: 'sum',
  total: 'sum',
  minimum: 'min',
  maximum: 'max',
  gcd: 'gcd',
  gcf: 'gcd',
  hcf: 'gcd',
  'greatest common divisor': 'gcd',
  'greatest common factor': 'gcd',
  'highest common factor': 'gcd',
  lcm: 'lcm',
  'least common multiple': 'lcm',
  'lowest common multiple': 'lcm',
  'standard deviation': 'stdev',
};
const ofList = new RegExp(
  String.raw`^(?<word>${Object.keys(functionWords).join('|')})(?:\s+${group.trim()})?[\s:]+(?<list>-?\d[\d.,]*(?:(?:\s*[,;&]\s*|\s+and\s+|\s+)-?\d[\d.,]*)+)$`,
  'i',
);

/** Words for functions, and for operators between two operands. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/\b(sin|cos|tan)(?:e|ine|gent)?\s+of\s+(?=[\d(.π])/gi, '$1 '],
  [/\b(sqrt|cbrt|ln|log(?:10|2)?|abs|exp)\s+of\s+(?=[\d(.-])/gi, '$1 '],
  [/(?<=[\d)])\s+plus\s+(?=[\d(.])/gi, ' + '],
  [/(?<=[\d)])\s+minus\s+(?=[\d(.])/gi, ' - '],
  [/(?<=[\d)])\s+(?:times|multiplied\s+by)\s+(?=[\d(.])/gi, ' * '],
  [/(?<=[\d)])\s+(?:divided\s+by|over)\s+(?=[\d(.])/gi, ' / '],
  [/(?<=\d)\s*thousand\b/gi, ' * 10^3'],
  [/(?<=\d)\s*million\b/gi, ' * 10^6'],
  [/(?<=\d)\s*billion\b/gi, ' * 10^9'],
];

/** Writes a question in words, such as `average of 3 4 5`, as an expression. */
export function writeExpression(question: string): string {
  const { word = '', list = '' } = ofList.exec(question)?.groups ?? {};
  if (word !== '') {
    const parts = list.split(/\s*[;&]\s*|,\s+|\s+and\s+|\s+|(?<=\d),(?=\d{1,2}(?:,|$))/);
    return `${readOwn(functionWords, word.toLowerCase()) ?? ''}(${parts.join('; ')})`;
  }
  for (const { form, write } of compiled) {
    const places = matchPhrases([form], question);
    if (places) return inDigits(write(places));
  }
  return inDigits(question);
}

/** Writes operators and scales as signs: `3 million / 4` is `(3 * 10^6) / 4`, `2 1/2` is `(2 + 1/2)`. */
function inDigits(text: string): string {
  const scaled = text.replaceAll(/\d[\d.,]*\s*(?:thousand|million|billion)\b/gi, '($&)');
  return operators
    .reduce((written, [pattern, sign]) => written.replaceAll(pattern, sign), scaled)
    .replaceAll(/(?<![\d.,/^])(\d{1,6})\s+(\d{1,4}\/\d{1,4})(?![\d/.,])/g, '($1 + $2)');
}
