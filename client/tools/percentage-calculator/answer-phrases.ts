import { matchPhrases, phrase, type Places } from '#client/tool-kit/asking/phrases.ts';

/** The task of a phrase, with its numbers. */
export type PercentTask =
  | 'part'
  | 'share'
  | 'whole'
  | 'plus'
  | 'minus'
  | 'before-minus'
  | 'with-tax'
  | 'without-tax'
  | 'tax'
  | 'tax-part'
  | 'change'
  | 'tip'
  | 'split';

const tax = '(vat|gst|tax|sales tax|mwst)';
const rates = [`<p>% ${tax}`, `${tax} [(of|at)] <p>%`];
const people = '<n> [(ways|way|people|persons|person|friends|guests|of us)]';
const among = '(by|between|among|for|with|in|to)';

/** `a` and `b` are the numbers in the order of the task, `p` the percentage, `n` the people. */
const templates: Readonly<Record<PercentTask, readonly string[]>> = {
  part: ['<p>% (of|von) <b>', '[tip] <p>% (of|von) [a] [bill] [of] <b>'],
  share: [
    '<a> out of <b> (in|as) [a] %',
    '<a> of <b> (in|as) [a] %',
    '<a> (over|/) <b> (in|as) [a] %',
    '<a>/<b> (in|as) [a] %',
    '<a> (in|as) [a] % of <b>',
    '<a> is (what|which|how many) % of <b>',
    'what % of <b> is <a>',
    '[(what|which)] % is <a> [out] of <b>',
  ],
  whole: [
    '<a> is <p>% of (what|which) [number]',
    '<p>% of (what|which) [number] (is|equals|=) <a>',
    '<a> is <p>% of',
  ],
  plus: [
    '<b> (plus|\\+) <p>%',
    '<b>\\+<p>%',
    'add <p>% to <b>',
    'increase <b> by <p>%',
    '<b> (increased|raised|up) [by] <p>%',
    '<p>% on <b>',
    '<p>% (increase|raise|rise|markup|mark-up) (on|of|to) <b>',
  ],
  minus: [
    '<b> (minus|less|-|−) <p>%',
    '<b>(-|−)<p>%',
    '<p>% off [(of|from)] <b>',
    '<b> <p>% off',
    '<b> (with|at|after) [a] <p>% (discount|off|reduction)',
    '(discount|reduction) [of] <p>% (from|on|off|of) <b>',
    '<p>% (discount|reduction|decrease) (from|on|off|of|for) <b>',
    '<b> (discounted|reduced|decreased|down) [by] <p>%',
    '(decrease|reduce|lower|discount) <b> by <p>%',
    '(subtract|take|deduct|remove|knock) <p>% (from|off|off of) <b>',
  ],
  'with-tax': rates.flatMap((rate) => [
    `<b> (plus|\\+|excluding|excl|excl\\.|ex|before) ${rate}`,
    `<b>\\+${rate}`,
    `add ${rate} (to|on) <b>`,
  ]),
  'without-tax': rates.flatMap((rate) => [
    `<b> (including|incl|incl\\.|inclusive of|includes|inc) ${rate}`,
    `(remove|subtract|deduct|take|take off|exclude) ${rate} (from|off|out of) <b>`,
    `<b> (minus|less|-|−|without|before removing) ${rate}`,
  ]),
  'before-minus': [
    '[original] price before [a] <p>% (discount|off|reduction) <b>',
    '[original] price before [a] <p>% (discount|off|reduction) (is|was|of|on) <b>',
    '<b> before [a] <p>% (discount|reduction)',
    'original price [(of|if)] <b> after [a] <p>% (discount|off|reduction)',
  ],
  tax: rates.map((rate) => `${rate} (on|of|for) <b>`),
  'tax-part': [
    `<p>% ${tax} [(is|included|contained)] (in|out of) <b>`,
    `${tax} [(of|at)] <p>% [(included|contained)] (in|out of) <b>`,
    `${tax} [(included|contained)] in <b> at <p>%`,
  ],
  change: [
    '[%] (change|increase|decrease|difference|growth) [(from|between|of)] <a> (to|and|→|->) <b> [(in|as)] [a] [%]',
    '[from] <a> (to|→|->) <b> [as] [in] [a] % [(change|increase|decrease|difference)]',
    '(how much|how many) % (more|less|higher|lower) is <b> than <a>',
  ],
  tip: [
    `<p>% (tip|gratuity) (on|for|of) <b> [split] [${among}] ${people}`,
    `(tip|gratuity) [of] <p>% (on|for|of) <b> [split] [${among}] ${people}`,
    `<b> [bill] (with|plus|\\+) [a] <p>% tip [split] [${among}] ${people}`,
    '<p>% (tip|gratuity) (on|for|of) <b>',
    '(tip|gratuity) [of] <p>% (on|for|of) <b>',
    '(tip|gratuity) [(on|for)] <b> [at] <p>%',
    '<b> [bill] (with|plus|\\+) [a] <p>% tip',
  ],
  split: [
    `split [(the|a)] [bill] [of] <b> [bill] ${among} ${people}`,
    'split [(the|a)] [bill] [of] <b> <n> (ways|people|persons|friends)',
    `split [(the|a)] [bill] [${among}] <n> (people|persons|ways|friends) <b>`,
    `<b> (split|divided|shared) [${among}] <n> (ways|people|persons|friends)`,
  ],
};
const tasks = Object.entries(templates).map(([task, list]) => ({
  task: task as PercentTask,
  phrases: list.map(phrase),
}));
/** More specific tasks first: `remove 20% VAT from 120` is not a discount. */
const order: readonly PercentTask[] = [
  'tip',
  'before-minus',
  'tax',
  'tax-part',
  'with-tax',
  'without-tax',
  'change',
  'whole',
  'share',
];
const sorted = tasks.toSorted((a, b) => rank(a.task) - rank(b.task));

function rank(task: PercentTask): number {
  const index = order.indexOf(task);
  return index === -1 ? order.length : index;
}

/** Returns the task of a question, or undefined for another question. */
export function readTask(text: string): (Places & { readonly task: PercentTask }) | undefined {
  for (const { task, phrases } of sorted) {
    const places = matchPhrases(phrases, text);
    const isAsked = task !== 'change' || /%|per\s?cent|change|growth|crease\s+from\b/i.test(text);
    if (places && isAsked) return { ...places, task };
  }
  return undefined;
}
