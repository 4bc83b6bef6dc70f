import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';

/** One line of a file of questions. */
export interface AskedQuestion {
  readonly question: string;
  readonly locale: string;
  /** `=>` the exact text of the first answer, `=~` what it holds, `->` the first tool. */
  readonly arrow: string;
  readonly wanted: string;
}

/** Returns the lines of a fixture's text without its comments. */
export function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

export function listQuestions(text: string): AskedQuestion[] {
  return listLines(text).map((line) => {
    const [, asked = '', arrow = '', wanted = ''] = /^(.*?) (=>|=~|->) (.+)$/.exec(line) ?? [];
    const locale = asked.startsWith('de: ') ? 'de' : 'en-US';
    return { question: asked.replace(/^de: /, ''), locale, arrow, wanted };
  });
}

/** Returns whether an answer holds all parts of what is wanted, `5 & 6.9`: numbers by value, other parts by letters. */
export function holdsAll(text: string, wanted: string, locale: string): boolean {
  const numbers = [...text.matchAll(/[-−]?\d[\d.,]*(?<=\d)/g)].map(([written]) =>
    Number(parseLocaleNumber(written, locale)),
  );
  return wanted.split(' & ').every((part) => {
    if (text.toLowerCase().includes(part.toLowerCase())) return true;
    const value = Number(part);
    const tolerance = Math.max(Math.abs(value) * 1e-4, part.includes('.') ? 0.0051 : 0);
    return part !== '' && numbers.some((number) => Math.abs(number - value) <= tolerance);
  });
}
