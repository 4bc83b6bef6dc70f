import type { CaseId } from './case-labels.ts';
import { capitalize, toLower, toUpper } from './letters.ts';
import type { CaseOptions } from './options.ts';
import { toAlternating, toCapitalized, toInverse, toRandom, toSentenceCase, toTitleCase } from './prose.ts';
import { splitWords } from './words.ts';

/** Converts a whole text to a case. */
export function toCase(text: string, id: CaseId, options: CaseOptions): string {
  const { language } = options;
  switch (id) {
    case 'upper':
      return toUpper(text, language);
    case 'lower':
      return toLower(text, language);
    case 'title':
      return toTitleCase(text, options);
    case 'sentence':
      return toSentenceCase(text, options);
    case 'capitalized':
      return toCapitalized(text, options);
    case 'alternating':
      return toAlternating(text, options);
    case 'random':
      return toRandom(text, options);
    case 'inverse':
      return toInverse(text, options);
    default:
      return joinWords(splitWords(text, options.digits), id, options);
  }
}

type NameCase = Exclude<
  CaseId,
  'upper' | 'lower' | 'title' | 'sentence' | 'capitalized' | 'alternating' | 'random' | 'inverse'
>;

function joinWords(words: readonly string[], id: NameCase, { language }: CaseOptions): string {
  const lower = words.map((word) => toLower(word, language));
  const upper = () => words.map((word) => toUpper(word, language));
  const capital = words.map((word) => capitalize(word, language));
  switch (id) {
    case 'camel':
      return joinClosely([...lower.slice(0, 1), ...capital.slice(1)]);
    case 'pascal':
      return joinClosely(capital);
    case 'flat':
      return lower.join('');
    case 'snake':
      return lower.join('_');
    case 'constant':
      return upper().join('_');
    case 'kebab':
      return lower.join('-');
    case 'cobol':
      return upper().join('-');
    case 'train':
      return capital.join('-');
    case 'dot':
      return lower.join('.');
    case 'path':
      return lower.join('/');
    case 'spaced':
      return lower.join(' ');
  }
}

/** Joins words; an underscore separates adjacent numbers, which would otherwise merge: `v1_2`. */
function joinClosely(words: readonly string[]): string {
  return words
    .map((word, index) =>
      /\p{N}$/u.test(words[index - 1] ?? '') && /^\p{N}/u.test(word) ? `_${word}` : word,
    )
    .join('');
}
