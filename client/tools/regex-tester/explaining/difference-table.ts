import type { AST } from '@eslint-community/regexpp';
import {
  canBeEmpty,
  canBePassedOver,
  isCharacter,
  isCounted,
  isEscapedLetter,
  isFlexibleLookbehind,
  isHyphenBeside,
  isJavaOperator,
  isLineEnd,
  isLook,
  isNamed,
  isNested,
  isOtherProperty,
  isProperty,
  isSet,
  isUnsureReference,
  isWord,
  isWritten,
  repeatsOf,
} from './node-tests.ts';

/** The languages of the exported code, besides JavaScript. */
export type Language = 'Python' | 'Java' | 'Go';

/** Something in a pattern that other engines read differently, and what to do there. */
interface Difference {
  readonly isIn: (node: AST.Node, flags: string) => boolean;
  readonly sentences: Readonly<Partial<Record<Language, string>>>;
}

const lineEnd = String.raw`Lines end only at \n, not at \r: write \r?$.`;
const dot = String.raw`Lines end only at \n, not at \r: write [^\r\n] for the dot.`;
const noEmptyClass = 'Empty classes do not exist: write (?s:.) for [^].';
const forgotten =
  'A group that a later turn of its repetition passes over keeps its text, which JavaScript forgets.';
const lateGroup = 'A reference before its group matches nothing in JavaScript, and fails here: remove it.';
const unsureGroup =
  'A reference to a group without a match matches nothing in JavaScript, and fails here: write (a?) for (a)?, and remove references to groups of (?!…).';
const wholeSigns = 'An emoji counts as one character here, and as two in JavaScript without flag u.';
const hyphen = String.raw`A hyphen beside \w, \d or \s in a class fails: write \-.`;
const loneEscape = String.raw`A \ before a letter that needs none, as in \e, fails or changes its meaning: write only the letter.`;
const backspace = String.raw`\b in a class does not exist: write \x08.`;
const controlCode = String.raw`\c does not exist: write such as \x01.`;

export const differences: readonly Difference[] = [
  {
    isIn: (node, flags) => isLineEnd(node) && !flags.includes('m'),
    sentences: {
      Python: String.raw`$ also matches before a line break at the end: write \Z.`,
      Java: String.raw`$ also matches before a line break at the end: write \z.`,
    },
  },
  {
    isIn: (node, flags) => isLineEnd(node) && flags.includes('m'),
    sentences: { Python: lineEnd, Go: lineEnd },
  },
  {
    isIn: (node, flags) => isSet(node, 'any') && !flags.includes('s'),
    sentences: { Python: dot, Go: dot },
  },
  {
    isIn: (node) => isSet(node, 'digit') || isWord(node),
    sentences: {
      Python: String.raw`\d, \w and \b match every script: add re.ASCII for JavaScript’s meaning.`,
    },
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
    isIn: (node) => node.type === 'Backreference',
    sentences: { Go: 'Go has no backreferences: this will not compile.' },
  },
  { isIn: canBePassedOver, sentences: { Python: forgotten, Java: forgotten, Go: forgotten } },
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
    isIn: (node) => isOtherProperty(node, /\{[CLMNPSZ][a-z]?\}/),
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
  {
    isIn: (node) => node.type === 'ClassSubtraction',
    sentences: { Java: 'Set operations with -- do not exist: use && and [^…].' },
  },
  {
    isIn: isJavaOperator,
    sentences: { Java: String.raw`A [ or && in a class has a meaning of its own: write \[ or \&.` },
  },
  {
    isIn: (node) => isWritten(node, /^\{$/),
    sentences: { Java: String.raw`A { that is meant as text must be written \{.` },
  },
  {
    isIn: (node) => isWritten(node, /^\{$/) && /^\{,\d+\}/.test(restOf(node)),
    sentences: { Python: 'A repeat count may begin with the comma, as in {,3}: write \\{ for the text.' },
  },
  {
    isIn: (node) => node.type === 'CharacterClass' && node.elements.length === 0,
    sentences: { Python: noEmptyClass, Java: noEmptyClass, Go: noEmptyClass },
  },
  { isIn: (node) => isCharacter(node, /^\\c/), sentences: { Python: controlCode, Go: controlCode } },
  { isIn: (node) => isCharacter(node, /^\\b$/), sentences: { Java: backspace, Go: backspace } },
  { isIn: isEscapedLetter, sentences: { Python: loneEscape, Java: loneEscape, Go: loneEscape } },
  {
    isIn: (node) => isCharacter(node, /^\\0$/),
    sentences: { Java: String.raw`\0 must be written as \x00.` },
  },
  {
    isIn: (node) => isCharacter(node, /^\\u[^{]/),
    sentences: { Go: String.raw`\u… must be written as \x{…}.` },
  },
  {
    isIn: (node) => isCharacter(node, /^\\u\{/),
    sentences: {
      Python: String.raw`\u{…} must be written as \UXXXXXXXX.`,
      Java: String.raw`\u{…} must be written as \x{…}.`,
      Go: String.raw`\u{…} must be written as \x{…}.`,
    },
  },
  {
    isIn: (node) =>
      node.type === 'Backreference' && [node.resolved].flat().every(({ start }) => start > node.start),
    sentences: { Python: lateGroup, Java: lateGroup },
  },
  { isIn: isUnsureReference, sentences: { Python: unsureGroup, Java: unsureGroup } },
  {
    isIn: (node, flags) => !/[uv]/.test(flags) && isCounted(node),
    sentences: { Python: wholeSigns, Java: wholeSigns, Go: wholeSigns },
  },
  { isIn: (node) => isHyphenBeside(node, -1) || isHyphenBeside(node, 1), sentences: { Python: hyphen } },
  { isIn: (node) => isHyphenBeside(node, 1), sentences: { Java: hyphen, Go: hyphen } },
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
    isIn: (node, flags) => node.type === 'Pattern' && flags.includes('g') && canBeEmpty(node),
    sentences: { Go: 'An empty match right after another match is left out.' },
  },
  {
    isIn: (node, flags) =>
      node.type === 'Pattern' && flags.includes('m') && canBeEmpty(node) && node.raw.includes('^'),
    sentences: { Java: '^ does not match in an empty line at the end.' },
  },
];

const restOf = (node: AST.Node) => rootOf(node).raw.slice(node.start);

function rootOf(node: AST.Node): AST.Node {
  return node.parent ? rootOf(node.parent) : node;
}
