import type { Answer } from '#client/tool-kit/answer.ts';
import { matchPhrases, phrase, readPlace } from '#client/tool-kit/asking/phrases.ts';
import { plainQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { toFixedDecimal } from '#core/numbers/rational.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type SavingOptions, schema } from './schema.ts';

const time = '<years> (years|year|yrs|yr|y)';
const during = '(for|over|in|after)';
const added = '(compounded|compounding) <every...>';
const phrases = [
  `[compound] interest [(on|of)] <start> [at] <rate>% [interest] [${during}] ${time}`,
  `[compound] interest [(on|of)] <start> [at] <rate>% [interest] ${added} [${during}] ${time}`,
  `[compound] interest [(on|of)] <start> [at] <rate>% [interest] [${during}] ${time} ${added}`,
  `<start> [invested] [at] <rate>% [(interest|apr)] ${added} [${during}] ${time}`,
  `<start> [invested] [at] <rate>% [(interest|apr)] [${during}] ${time} ${added}`,
  `<start> [invested] [at] <rate>% compound interest [${during}] ${time}`,
].map(phrase);

const additions: Readonly<Record<string, SavingOptions['compounding']>> = {
  daily: 365,
  monthly: 12,
  quarterly: 4,
  'half-yearly': 2,
  semiannually: 2,
  'semi-annually': 2,
  yearly: 1,
  annually: 1,
  continuously: 0,
};

/** Answers `compound interest 1000 at 5% for 10 years` and `5000 at 3% compounded monthly for 5 years`. */
export async function answer(query: string, locale: string): Promise<Answer | undefined> {
  const places = matchPhrases(phrases, plainQuestion(query));
  const compounding = places && readOwn(additions, (places.every ?? 'yearly').toLowerCase());
  if (compounding === undefined) return undefined;
  const [start, rate, years] = [places?.start, places?.rate, places?.years].map((place) => {
    const value = readPlace(place, locale);
    return value === undefined ? '' : writeAsTyped(toFixedDecimal(value, 6), locale);
  });
  const values = { find: 'end', start, deposit: '0', rate, compounding, years, locale } as const;
  const { describeSaving } = await import('./describe.ts');
  try {
    const { figures } = describeSaving({
      ...initialState(schema),
      ...values,
      reader: locale,
    } as SavingOptions);
    const valueOf = (label: string) => figures.find((figure) => figure.label === label)?.value ?? '';
    return {
      text: figures[0].value,
      working: `Interest ${valueOf('Interest')}, added ${places?.every ?? 'yearly'}`,
      opens: query.trim(),
      values,
    };
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
