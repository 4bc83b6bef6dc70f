import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { growthRate } from '#core/finance/internal-rate.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const number = String.raw`\p{Sc}?(\d[\d.,]*)`;
const asked = new RegExp(
  String.raw`^(roi|cagr|return\s+on\s+investment|annual\s+growth(?:\s+rate)?)\s+(?:of\s+|from\s+|on\s+)?${number}\s+(?:(?:to|→|->|and)\s+)?${number}(?:\s+(?:in|over|after)\s+(\d[\d.,]*)\s*(?:years?|y))?$`,
  'iu',
);

/** Answers `roi 1000 to 1500` and `cagr 1000 to 1500 in 3 years`. */
export function answer(query: string, locale: string): Answer | undefined {
  const [, word = '', paid = '', returned = '', years] = asked.exec(bareQuestion(query)) ?? [];
  const from = Number(parseLocaleNumber(paid, locale) ?? Number.NaN);
  const to = Number(parseLocaleNumber(returned, locale) ?? Number.NaN);
  const time = years === undefined ? undefined : Number(parseLocaleNumber(years, locale) ?? Number.NaN);
  const isCagr = /^(?:cagr|annual)/i.test(word);
  if (!(from > 0 && to >= 0 && from < 1e15 && to < 1e15) || (isCagr && time === undefined)) return undefined;
  if (time !== undefined && !(time > 0 && time <= 1000)) return undefined;
  const percent = (rate: number) =>
    `${writeNumber(rate * 100, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;
  const roi = percent((to - from) / from);
  const yearly = time === undefined ? undefined : percent(growthRate(from, to, time));
  return {
    text: isCagr ? `${yearly ?? ''} per year` : roi,
    working:
      yearly === undefined ? `(${returned} − ${paid}) ÷ ${paid}` : `${roi} in total, ${yearly} per year`,
    opens: query.trim(),
    values: {
      kind: 'simple',
      paid,
      returned,
      ...(years === undefined ? {} : { period: 'years', years }),
      locale,
    },
  };
}
