import type { AST } from '@eslint-community/regexpp';
import {
  canBeEmpty,
  canBePassedOver,
  hasEmptyTurns,
  isBoundlessLookbehind,
  hasOtherLetters,
  isFlexibleLookbehind,
  isHalf,
  isLineEdge,
  isLook,
  isNamed,
  isNested,
  isOn,
  isOneSign,
  isOtherProperty,
  isProperty,
  isSet,
  isUnsureReference,
  repeatsOf,
} from './node-tests.ts';

/** The languages of the exported code, besides JavaScript. */
export type Language = 'Python' | 'Java' | 'Go';

/** Something in a pattern that other engines read differently, and what to do there. */
interface Difference {
  readonly isIn: (node: AST.Node, flags: string) => boolean;
  readonly sentences: Readonly<Partial<Record<Language, string>>>;
}

const lines = String.raw`^ and $ know only \n as a line end, not \r, U+2028 and U+2029: write \r?$ for texts with \r\n.`;
const dot = String.raw`The dot stops only at \n, not at \r, U+2028 and U+2029: write `;
const forgotten =
  'A group that a later turn of its repetition passes over keeps its text, which JavaScript forgets.';
const emptyTurn = 'A repeated group that matches nothing counts as empty, and not as left out.';
const unsureGroup =
  'A reference to a group without a match matches nothing in JavaScript, and fails here: write (a?) for (a)?, and remove references to groups of (?!…).';
const wholeSigns = 'An emoji counts as one character here, and as two in JavaScript without flag u.';

export const differences: readonly Difference[] = [
  {
    isIn: isLineEdge,
    sentences: {
      Python: lines,
      Java: String.raw`Lines also end at U+0085, and \r\n counts as one line end.`,
      Go: lines,
    },
  },
  {
    isIn: (node, flags) => isSet(node, 'any') && !isOn('s', node, flags),
    sentences: {
      Python: `${dot}${String.raw`[^\n\r\u2028\u2029].`}`,
      Go: `${dot}${String.raw`[^\n\r\x{2028}\x{2029}].`}`,
    },
  },
  {
    isIn: (node, flags) =>
      node.type === 'Pattern' &&
      flags.includes('i') &&
      /\\[dwb]/i.test(node.raw) &&
      hasOtherLetters(node.raw),
    sentences: { Python: String.raw`\d, \w and \b match every script: write [0-9] and [A-Za-z0-9_].` },
  },
  {
    isIn: (node) => node.type === 'Assertion' && node.kind === 'word',
    sentences: {
      Java: String.raw`Before Java 19, \b also counts letters of other scripts as parts of words.`,
    },
  },
  {
    isIn: (node) => isSet(node, 'space'),
    sentences: {
      Python: String.raw`\s lacks U+FEFF and, with re.ASCII, all spaces but ASCII’s: write [\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff].`,
      Java: String.raw`\s matches ASCII white space only: write [\s\p{Z}\x{FEFF}] for all.`,
      Go: String.raw`\s matches ASCII white space only: write [\s\v\p{Z}\x{FEFF}] for all.`,
    },
  },
  { isIn: isLook, sentences: { Go: 'Go has no lookahead and no lookbehind: this will not compile.' } },
  { isIn: isFlexibleLookbehind, sentences: { Python: 'A lookbehind must have a fixed length.' } },
  {
    isIn: isBoundlessLookbehind,
    sentences: { Java: 'A lookbehind with *, +, {n,} or a reference may not compile: write such as {0,99}.' },
  },
  {
    isIn: (node) => node.type === 'Backreference',
    sentences: { Go: 'Go has no backreferences: this will not compile.' },
  },
  { isIn: canBePassedOver, sentences: { Python: forgotten, Java: forgotten, Go: forgotten } },
  { isIn: hasEmptyTurns, sentences: { Python: emptyTurn, Java: emptyTurn, Go: emptyTurn } },
  { isIn: isProperty, sentences: { Python: String.raw`\p{…} needs the regex package from PyPI.` } },
  {
    isIn: (node) =>
      isOtherProperty(
        node,
        /\{(?:[CLMNPSZ][a-z]?|ASCII|(?:gc|General_Category)=[A-Z][a-z]?|(?:sc|Script)=\w+)\}/,
      ),
    sentences: {
      Java: String.raw`Write properties as \p{Lu}, \p{Script=Greek} or \p{IsAlphabetic}: Java has no other forms.`,
    },
  },
  {
    isIn: (node) =>
      isOtherProperty(node, /\{(?:(?:gc=|General_Category=)?[CLMNPSZ][a-z]?|(?:sc|Script)=\w{5,})\}/),
    sentences: {
      Go: String.raw`Write properties as \p{Lu} or \p{Greek}: Go has only categories and scripts.`,
    },
  },
  {
    isIn: isNested,
    sentences: {
      Python: 'Classes within classes need the regex package from PyPI, and (?V1) before the pattern.',
      Go: 'Classes within classes do not exist: write one class.',
    },
  },
  { isIn: isUnsureReference, sentences: { Python: unsureGroup, Java: unsureGroup } },
  {
    isIn: (node, flags) =>
      !/[uv]/.test(flags) && (isOneSign(node) || isHalf(node) || isEmptyEverywhere(node, flags)),
    sentences: { Python: wholeSigns, Java: wholeSigns, Go: wholeSigns },
  },
  {
    isIn: (node) => isNamed(node, /[^A-Za-z\d]|^\d/),
    sentences: { Java: 'Group names may have letters from A to Z and digits only: rename the group.' },
  },
  {
    isIn: (node) => isNamed(node, /\W/),
    sentences: { Go: 'Group names may have letters from A to Z, digits and _ only: rename the group.' },
  },
  {
    isIn: (node) => isNamed(node, /\$/),
    sentences: { Python: 'Group names may not have $: rename the group.' },
  },
  {
    isIn: (node) => node.type === 'Quantifier' && repeatsOf(node) > 1000,
    sentences: { Go: 'A repeat count above 1,000 will not compile: write the part several times.' },
  },
  {
    isIn: isEmptyEverywhere,
    sentences: {
      Java: 'An empty match is also found in the middle of an emoji.',
      Go: 'An empty match right after another match is left out.',
    },
  },
  {
    isIn: (node, flags) => isEmptyEverywhere(node, flags) && /[*+?}]\?|\|/.test(node.raw),
    sentences: { Python: 'After an empty match, a longer one is searched for at the same place.' },
  },
  {
    isIn: (node) => node.type === 'Assertion' && node.kind === 'word' && node.negate,
    sentences: { Python: String.raw`Before Python 3.14, \B does not match in an empty text.` },
  },
  {
    isIn: (node, flags) =>
      node.type === 'Pattern' && flags.includes('m') && canBeEmpty(node) && node.raw.includes('^'),
    sentences: { Java: '^ does not match in an empty line at the end.' },
  },
];

/** Whether an empty match may be found at every place. */
function isEmptyEverywhere(node: AST.Node, flags: string): boolean {
  return node.type === 'Pattern' && flags.includes('g') && canBeEmpty(node);
}
