import type { AST } from '@eslint-community/regexpp';
import type { Language } from './difference-table.ts';
import { isDead, isOn } from './node-tests.ts';

/**
 * Writes a pattern in the syntax of another language, with the meaning that it has in JavaScript. What the language
 * lacks stays as it is: `findDifferences` names it.
 */
export function translatePattern(pattern: AST.Pattern, flags: string, language: Language): string {
  const write = (node: AST.Node): string => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return writeGroup(node);
      case 'Alternative':
        return node.elements.map(write).join('');
      case 'Assertion':
        return node.kind === 'lookahead' || node.kind === 'lookbehind'
          ? writeGroup(node)
          : writeEdge(node, flags, language);
      case 'Quantifier':
        return `${write(node.element)}${node.raw.slice(node.element.raw.length)}`;
      case 'Backreference':
        return writeReference(node, language);
      case 'Character':
        return writeCharacter(node, language);
      case 'CharacterClassRange':
        return `${write(node.min)}-${write(node.max)}`;
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
      case 'ClassIntersection':
      case 'ClassSubtraction':
        return writeClass(node, language, write);
      case 'CharacterSet':
        // Go names scripts and categories without their key.
        return language === 'Go' ? node.raw.replace(/\{[^}]*=/, '{') : node.raw;
      default:
        return node.raw;
    }
  };
  const writeGroup = (node: GroupNode) => {
    const inside = node.alternatives.map(write).join('|');
    return node.type === 'Pattern' ? inside : `(${openingOf(node, language)}${inside})`;
  };
  return write(pattern);
}

type GroupNode = AST.Pattern | AST.Group | AST.CapturingGroup | AST.LookaroundAssertion;
type ClassNode =
  | AST.CharacterClass
  | AST.ExpressionCharacterClass
  | AST.ClassIntersection
  | AST.ClassSubtraction;

function writeClass(node: ClassNode, language: Language, write: (node: AST.Node) => string): string {
  switch (node.type) {
    case 'ExpressionCharacterClass':
      return `[${node.negate ? '^' : ''}${write(node.expression)}]`;
    case 'ClassIntersection':
      return `${write(node.left)}&&${write(node.right)}`;
    case 'ClassSubtraction':
      return language === 'Java'
        ? `${write(node.left)}&&${negated(write(node.right))}`
        : `${write(node.left)}--${write(node.right)}`;
    default:
      if (node.elements.length > 0)
        return `[${node.negate ? '^' : ''}${withoutOperators(node.elements.map(write).join(''))}]`;
      if (node.negate) return '(?s:.)';
      return language === 'Go' ? String.raw`[^\x00-\x{10FFFF}]` : '(?!)';
  }
}

/** Up to version 8, Java reads [^[x]] as [x]. */
const negated = (part: string) => (/^\[(?!\^)/.test(part) ? part.replace('[', '[^') : `[^${part}]`);

/** Python and Java read a sign of these as an operator where it is doubled in a class. */
const withoutOperators = (text: string) =>
  text.replaceAll(/\\.|([&~|])(?=\1)/gs, (part, sign) => (sign === undefined ? part : `\\${part}`));

/** Returns what follows the parenthesis of a group. */
function openingOf(node: Exclude<GroupNode, AST.Pattern>, language: Language): string {
  if (node.type === 'Group') return `?${node.modifiers?.raw ?? ''}:`;
  if (node.type === 'Assertion') return `?${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`;
  // Python, and Go before 1.22, have only this form.
  return node.name === null ? '' : `?${language === 'Java' ? '' : 'P'}<${node.name}>`;
}

function writeEdge(node: AST.BoundaryAssertion, flags: string, language: Language): string {
  if (node.kind !== 'end' || isOn('m', node, flags)) return node.raw;
  // There $ also matches before a line break at the end.
  return { Python: String.raw`\Z`, Java: String.raw`\z`, Go: '$' }[language];
}

function writeReference(node: AST.Backreference, language: Language): string {
  if (isDead(node)) return '(?:)';
  if (typeof node.ref === 'number') return node.raw;
  return language === 'Python' ? `(?P=${node.ref})` : `\\k<${node.ref}>`;
}

function writeCharacter(node: AST.Character, language: Language): string {
  const { raw, value, parent } = node;
  // As in \c, which is two characters (ECMA-262, annex B).
  if (raw === '\\') return '\\\\';
  // Only a literal of JavaScript needs a backslash there.
  if (raw === '\\/') return '/';
  if (/^\\[fnrt!-/:-@[-`{-~]$/.test(raw)) return raw;
  const isLetter = raw.startsWith('\\') && raw.codePointAt(1) === value;
  if ((raw.startsWith('\\') && !isLetter) || /^[\p{Cc}\u2028\u2029]$/u.test(raw))
    return codeOf(value, language);
  const sign = isLetter ? raw.slice(1) : raw;
  if (parent.type === 'CharacterClassRange') return sign.replace(/^[[-]$/, '\\$&');
  if (parent.type !== 'CharacterClass') return sign.replace(/^\{$/, '\\{');
  const isAtEdge = node === parent.elements[0] || node === parent.elements.at(-1);
  return sign.replace(isAtEdge ? /^\[$/ : /^[[-]$/, '\\$&');
}

function codeOf(value: number, language: Language): string {
  const digits = value.toString(16);
  if (value < 0x100) return `\\x${digits.padStart(2, '0')}`;
  if (language !== 'Python') return `\\x{${digits}}`;
  return value < 0x10000 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`;
}
