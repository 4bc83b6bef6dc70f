import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en';
import { attackTimes, labelOf, scoreOf, type StrengthLabel, weakerOf } from './strength.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** An estimate of how hard a password is to guess for someone who tries likely ones first. */
export interface TypedPasswordReport {
  readonly label: StrengthLabel;
  /** The binary logarithm of the number of guesses. */
  readonly bits: number;
  readonly guessing: readonly (readonly [how: string, time: string])[];
  readonly advice: readonly string[];
  /** The recognized parts, and their kind. */
  readonly parts: readonly (readonly [part: string, kind: string])[];
}

/** Characters after this are ignored: such a password is strong or only repeats itself. */
const maxLength = 128;
/**
 * The minimum number of guesses for each label. A graphics card tries 100 billion fast hashes a second, so a password
 * with 1e10 guesses, zxcvbn's top score, is not strong. For unknown parts zxcvbn counts 10 guesses per character.
 */
const labels: readonly (readonly [guesses: number, label: StrengthLabel])[] = [
  [1e14, 'Very Strong'],
  [1e12, 'Strong'],
  [1e9, 'Medium'],
  [1e3, 'Weak'],
];

/**
 * Passwords that crackers try first but the lists lack: famous “strong” ones, and rows and words of Cyrillic keyboards.
 */
const famousPasswords = [
  'пароль',
  'йцукен',
  'йцукенг',
  'йцукенгшщзхъ',
  'йцукенгшщз',
  'фывапролдж',
  'ячсмитьбю',
  'ячсмить',
  'привет',
  'любовь',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'correct-horse-battery-staple',
  'tr0ub4dor&3',
  'troubador&3',
];

let estimator: ZxcvbnFactory | undefined;

/**
 * Estimates a password's strength by common passwords, names, words, dates, keyboard rows, repetitions and sequences
 * (zxcvbn).
 */
export function reportTyped(password: string): TypedPasswordReport {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary, 'passwords-famous': famousPasswords },
    graphs: adjacencyGraphs,
    translations,
    maxLength,
  });
  const { guesses, feedback, sequence } = estimator.check(password);
  const bits = Math.log2(guesses);
  return {
    label: weakerOf(labelOf(scoreOf(password)), labelOfGuesses(guesses)),
    bits,
    // zxcvbn counts the guesses until success, not the size of the space, which is twice that on average.
    guessing: attackTimes(bits + 1),
    advice: [feedback.warning ?? '', ...feedback.suggestions].filter((text) => text !== ''),
    parts: sequence.map((match) => [match.token, kindOf(match)]),
  };
}

function labelOfGuesses(guesses: number): StrengthLabel {
  return labels.find(([least]) => guesses >= least)?.[1] ?? 'Very Weak';
}

const dictionaries: Readonly<Record<string, string>> = {
  passwords: 'a common password',
  commonWords: 'a common word',
  firstnames: 'a first name',
  lastnames: 'a last name',
  wikipedia: 'a word from Wikipedia',
  diceware: 'a word of the dice list',
};

function kindOf(match: MatchExtended): string {
  switch (match.pattern) {
    case 'dictionary': {
      const name = String(match.dictionaryName).split('-')[0] ?? '';
      const kind = readOwn(dictionaries, name);
      return `${kind ?? 'a known word'}${match.reversed === true ? ', reversed' : ''}`;
    }
    case 'spatial':
      return 'neighbors on the keyboard';
    case 'repeat':
      return 'a repetition';
    case 'sequence':
    case 'wordSequence':
      return 'a sequence';
    case 'date':
      return 'a date';
    case 'regex':
      return 'a recent year';
    case 'separator':
      return 'a separator';
    default:
      return 'nothing known';
  }
}
