import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { readOwn } from '#core/collections/read-own.ts';

const currencyWord = 'usd|eur|gbp|dollars?|euros?|pounds?|bucks|quid';
/** A number as people type it, with a currency or a thousand after it: `$1,200`, `20k`, `1.5 million`, `80 euros`. */
const amount = String.raw`[-+\u2212]?(?:\p{Sc}\s?)?[-+\u2212]?(?:\d(?:[\d.,'’\u00a0\u202f]*\d)?|\.\d+)(?:\s?(?:k|thousand|million|billion)\b)?(?:\s?(?:\p{Sc}|(?:${currencyWord})\b))?`;
const scales: Readonly<Record<string, string>> = {
  k: '1000',
  thousand: '1000',
  million: '1e6',
  billion: '1e9',
};

/** A phrase that texts may match. */
export interface Phrase {
  /** A text that matches has one word of each of these. */
  readonly needs: readonly (readonly string[])[];
  readonly match: (text: string) => Places | undefined;
}

/**
 * Reads a phrase such as `(tip|gratuity) [of] <percent>% on <bill>`. `(a|b)` is a choice, `[a]` may be missing,
 * `<name>` is a number, `<name...>` any text, `%` the sign or its word. Words may have commas between them.
 */
export function phrase(template: string): Phrase {
  const words = template.match(/(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|<[^>]*>|[^\s[(<])+/g) ?? [];
  // Browsers take milliseconds to compile each, so it waits for a text that may match.
  let pattern: RegExp | undefined;
  return {
    needs: words.flatMap(needsOf),
    match(text) {
      const found = (pattern ??= compile(words)).exec(text);
      return found ? (found.groups ?? {}) : undefined;
    },
  };
}

/** Returns the needed words of a part of a phrase: the last of each choice. */
function needsOf(part: string): string[][] {
  if (part.startsWith('[')) return [];
  if (part.endsWith('%')) return [['%', 'per', 'pct']];
  const choices = (/^\((.*)\)$/.exec(part)?.[1] ?? part).match(/(?:[^|()]|\([^()]*\))+/g) ?? [];
  const last = choices.map((choice) => /(?:^|[\s)])(\p{L}+)$/u.exec(choice)?.[1] ?? '');
  return last.includes('') ? [] : [last];
}

function compile(words: readonly string[]): RegExp {
  // Between two words there is a blank; before the first one that is there, nothing.
  const source = words.map((word) => {
    const optional = /^\[(.*)\]$/.exec(word)?.[1];
    return optional === undefined
      ? `(?:^|,?\\s+)${compileWord(word)}`
      : `(?:(?:^|,?\\s+)${compileWord(optional)})?`;
  });
  return new RegExp(`^${source.join('')}$`, 'iu');
}

function compileWord(word: string): string {
  return word
    .replaceAll('(', '(?:')
    .replaceAll(' ', String.raw`,?\s+`)
    .replaceAll('%', String.raw`\s*(?:%|per\s?cent(?:age)?\b|pct\b)`)
    .replaceAll(/<(\w+)\.\.\.>/g, '(?<$1>.+?)')
    .replaceAll(/(?<!\?)<(\w+)>/g, `(?<$1>${amount})`);
}

/** The named groups of a phrase, as typed. */
export type Places = Readonly<Record<string, string | undefined>>;

/** Returns the groups of the first phrase that matches the text. */
export function matchPhrases(phrases: readonly Phrase[], text: string): Places | undefined {
  const lower = text.toLowerCase();
  for (const { needs, match } of phrases) {
    const mayMatch = needs.every((words) => words.some((word) => lower.includes(word)));
    const places = mayMatch ? match(text) : undefined;
    if (places) return places;
  }
  return undefined;
}

/** Reads the number of a place. */
export function readPlace(text: string | undefined, locale: string): Rational | undefined {
  if (text === undefined) return undefined;
  const bare = text
    .replaceAll(/\p{Sc}/gu, '')
    .replace(new RegExp(String.raw`\s?(?:${currencyWord})$`, 'i'), '')
    .trim();
  const [, digits = bare, scale = ''] = /^(.*?)\s?(k|thousand|million|billion)$/i.exec(bare) ?? [];
  const plain = parseLocaleNumber(digits, locale);
  if (plain === undefined) return undefined;
  return rational.multiply(parseRational(plain), parseRational(readOwn(scales, scale.toLowerCase()) ?? '1'));
}
