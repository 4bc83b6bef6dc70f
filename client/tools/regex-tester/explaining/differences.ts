import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from '../matching/parsing.ts';

type Language = 'Python' | 'Java' | 'Go';

/** Something in a pattern that other engines read differently, and what to do there. */
interface Difference {
  readonly isIn: (node: AST.Node, flags: string) => boolean;
  readonly sentences: Readonly<Partial<Record<Language, string>>>;
}

const isLineEnd = (node: AST.Node) => node.type === 'Assertion' && node.kind === 'end';
const isSet = (node: AST.Node, kind: AST.CharacterSet['kind']) =>
  node.type === 'CharacterSet' && node.kind === kind;
const isWord = (node: AST.Node) => isSet(node, 'word') || (node.type === 'Assertion' && node.kind === 'word');
/** Whether a character outside a class is written like this. */
const isWritten = (node: AST.Node, form: RegExp) =>
  node.type === 'Character' && node.parent.type !== 'CharacterClass' && form.test(node.raw);

/** Whether a hyphen within a class is before or behind a set such as \w. */
function isHyphenBeside(node: AST.Node, step: -1 | 1): boolean {
  if (node.type !== 'Character' || node.raw !== '-' || node.parent.type !== 'CharacterClass') return false;
  const { elements } = node.parent;
  const at = elements.indexOf(node);
  return at > 0 && at < elements.length - 1 && elements[at + step]?.type === 'CharacterSet';
}

const isNamed = (node: AST.Node, form: RegExp) =>
  node.type === 'CapturingGroup' && node.name !== null && form.test(node.name);

/** The highest repeat count of a quantifier, multiplied by those around it. */
function repeatsOf(node: AST.Node): number {
  const around = node.parent ? repeatsOf(node.parent) : 1;
  if (node.type !== 'Quantifier') return around;
  return around * Math.max(1, node.max === Infinity ? node.min : node.max);
}

/** Returns whether a part may match the empty text. It looks, because running a hostile pattern may never end. */
function canBeEmpty(node: AST.Node): boolean {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.some(canBeEmpty);
    case 'Alternative':
      return node.elements.every(canBeEmpty);
    case 'Quantifier':
      return node.min === 0 || canBeEmpty(node.element);
    default:
      return node.type === 'Assertion' || node.type === 'Backreference';
  }
}

const carriageReturn = String.raw`Lines end at \n alone, not at \r:`;
const noEmptyClass = 'Empty classes do not exist: write (?s:.) for [^].';
const asciiSpace = String.raw`\s matches ASCII white space only: write [\s\p{Z}] for all.`;
const lateGroup = 'A reference before its group matches nothing in JavaScript, and fails here: remove it.';
const hyphen = String.raw`A hyphen beside \w, \d or \s in a class fails: write \-.`;
const controlCode = String.raw`\c does not exist: write such as \x01.`;

const differences: readonly Difference[] = [
  {
    isIn: (node, flags) => isLineEnd(node) && !flags.includes('m'),
    sentences: {
      Python: String.raw`$ also matches before a line break at the end: write \Z.`,
      Java: String.raw`$ also matches before a line break at the end: write \z.`,
    },
  },
  {
    isIn: (node, flags) => isLineEnd(node) && flags.includes('m'),
    sentences: {
      Python: String.raw`${carriageReturn} write \r?$.`,
      Go: String.raw`${carriageReturn} write \r?$.`,
    },
  },
  {
    isIn: (node, flags) => isSet(node, 'any') && !flags.includes('s'),
    sentences: {
      Python: String.raw`${carriageReturn} write [^\r\n] for the dot.`,
      Go: String.raw`${carriageReturn} write [^\r\n] for the dot.`,
    },
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
      Java: asciiSpace,
      Go: asciiSpace,
    },
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
  {
    isIn: (node) => node.type === 'Character' && node.raw.startsWith(String.raw`\c`),
    sentences: { Python: controlCode, Go: controlCode },
  },
  {
    isIn: (node) => node.type === 'Character' && node.raw === String.raw`\0`,
    sentences: { Java: String.raw`\0 must be written as \x00.` },
  },
  {
    isIn: (node) => node.type === 'Character' && /^\\u[^{]/.test(node.raw),
    sentences: { Go: String.raw`\u… must be written as \x{…}.` },
  },
  {
    isIn: (node) =>
      node.type === 'Backreference' && [node.resolved].flat().every(({ start }) => start > node.start),
    sentences: { Python: lateGroup, Java: lateGroup },
  },
  {
    isIn: (node) => isHyphenBeside(node, -1) || isHyphenBeside(node, 1),
    sentences: { Python: hyphen },
  },
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
];

const restOf = (node: AST.Node) => rootOf(node).raw.slice(node.start);

function rootOf(node: AST.Node): AST.Node {
  return node.parent ? rootOf(node.parent) : node;
}

/** Returns the sentences on what a language reads differently in a valid pattern. */
export function findDifferences(source: string, flags: string, language: Language): string[] {
  const pattern = parsePattern(source, flags);
  if (!pattern) return [];
  const nodes: AST.Node[] = [];
  const collect = (node: AST.Node) => void nodes.push(node);
  visitRegExpAST(pattern, {
    onPatternEnter: collect,
    onAssertionEnter: collect,
    onBackreferenceEnter: collect,
    onCharacterEnter: collect,
    onCharacterSetEnter: collect,
    onCharacterClassEnter: collect,
    onCapturingGroupEnter: collect,
    onQuantifierEnter: collect,
  });
  return differences.flatMap(({ isIn, sentences }) => {
    const sentence = sentences[language];
    return sentence !== undefined && nodes.some((node) => isIn(node, flags)) ? [sentence] : [];
  });
}
