import type { AST } from '@eslint-community/regexpp';

export const isLineEnd = (node: AST.Node) => node.type === 'Assertion' && node.kind === 'end';
export const isSet = (node: AST.Node, kind: AST.CharacterSet['kind']) =>
  node.type === 'CharacterSet' && node.kind === kind;
export const isWord = (node: AST.Node) =>
  isSet(node, 'word') || (node.type === 'Assertion' && node.kind === 'word');

/** Whether a class has a set and its opposite, as in [\s\S], so that it matches every character. */
export function isEverything(node: AST.CharacterClass): boolean {
  const parts = new Set(node.elements.map(({ raw }) => raw));
  return ['s', 'w', 'd'].some((set) => parts.has(`\\${set}`) && parts.has(`\\${set.toUpperCase()}`));
}

/** Whether a character is written like this. */
export const isCharacter = (node: AST.Node, form: RegExp): node is AST.Character =>
  node.type === 'Character' && form.test(node.raw);

/** Whether a character outside a class is written like this. */
export const isWritten = (node: AST.Node, form: RegExp) =>
  isCharacter(node, form) && node.parent.type !== 'CharacterClass';

/** Whether a letter has a backslash that JavaScript ignores (ECMA-262, annex B), as `\e` or, without flag u, `\p`. */
export const isEscapedLetter = (node: AST.Node) =>
  isCharacter(node, /^\\[a-z]$/i) && node.raw.codePointAt(1) === node.value;

/** Whether a hyphen within a class is before or after a set such as \w. */
export function isHyphenBeside(node: AST.Node, step: -1 | 1): boolean {
  if (node.type !== 'Character' || node.raw !== '-' || node.parent.type !== 'CharacterClass') return false;
  const { elements } = node.parent;
  const at = elements.indexOf(node);
  return at > 0 && at < elements.length - 1 && elements[at + step]?.type === 'CharacterSet';
}

export const isNamed = (node: AST.Node, form: RegExp) =>
  node.type === 'CapturingGroup' && node.name !== null && form.test(node.name);

/** The highest repeat count of a quantifier, multiplied by those around it. */
export function repeatsOf(node: AST.Node): number {
  const around = node.parent ? repeatsOf(node.parent) : 1;
  if (node.type !== 'Quantifier') return around;
  return around * Math.max(1, node.max === Infinity ? node.min : node.max);
}

/** Returns whether a part may match the empty text. It looks, because running a hostile pattern may never end. */
export function canBeEmpty(node: AST.Node): boolean {
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

/** Whether a class holds this sign as text where Java reads an operator. */
export const isJavaOperator = (node: AST.Node) =>
  node.type === 'CharacterClass' &&
  node.elements.some(
    ({ raw }, index) => raw === '[' || (raw === '&' && node.elements[index + 1]?.raw === '&'),
  );

export const isProperty = (node: AST.Node) => isSet(node, 'property');

/** Whether a property is written in none of these forms. */
export const isOtherProperty = (node: AST.Node, forms: RegExp) => isProperty(node) && !forms.test(node.raw);

/** Whether a class has another within, or a set operation, as flag v allows. */
export const isNested = (node: AST.Node) =>
  node.type === 'ExpressionCharacterClass' ||
  (node.type === 'CharacterClass' && node.parent.type === 'CharacterClass');

export const isLook = (node: AST.Node) =>
  node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind');

export const isFlexibleLookbehind = (node: AST.Node) =>
  node.type === 'Assertion' && node.kind === 'lookbehind' && Number.isNaN(commonLength(node.alternatives));

/** Returns how many characters a part matches; NaN if that is not fixed. */
function lengthOf(node: AST.Node): number {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return commonLength(node.alternatives);
    case 'Quantifier':
      return node.min === node.max ? node.min * lengthOf(node.element) : NaN;
    case 'Backreference':
      return NaN;
    default:
      return node.type === 'Assertion' ? 0 : 1;
  }
}

function commonLength(alternatives: readonly AST.Alternative[]): number {
  const [first = NaN, ...others] = alternatives.map(({ elements }) =>
    elements.reduce((sum, element) => sum + lengthOf(element), 0),
  );
  return others.every((length) => length === first) ? first : NaN;
}

/** Whether a turn of a repetition can pass over a group that took part in an earlier one. */
export const canBePassedOver = (node: AST.Node) =>
  node.type === 'CapturingGroup' && isPassedOver(node.parent, false);

function isPassedOver(part: AST.Node, isOptional: boolean): boolean {
  if (part.type === 'Quantifier' && part.max > 1 && isOptional) return true;
  return part.parent ? isPassedOver(part.parent, isOptional || isChoice(part)) : false;
}

const isChoice = (part: AST.Node) =>
  part.type === 'Quantifier' ? part.min === 0 : 'alternatives' in part && part.alternatives.length > 1;

/** Whether a reference may be to a group that has not matched. */
export const isUnsureReference = (node: AST.Node) =>
  node.type === 'Backreference' && [node.resolved].flat().some((group) => isLeftOut(group, node));

function isLeftOut(part: AST.Node, { start }: Pick<AST.Backreference, 'start'>): boolean {
  const { parent } = part;
  if (!parent) return false;
  const holdsBoth = parent.start <= start && start < parent.end;
  if (holdsBoth) return part.type === 'Alternative';
  return isChoice(parent) || isDenied(parent) || isLeftOut(parent, { start });
}

/** Whether a part is a lookaround that must not match, so that its groups never have a match after it. */
const isDenied = (part: AST.Node) => part.type === 'Assertion' && 'negate' in part && part.negate;

/** Whether a quantifier counts signs of any kind, such as the dot. */
export const isCounted = (node: AST.Node) =>
  node.type === 'Quantifier' &&
  (node.min > 1 || (node.max > 1 && node.max < Infinity)) &&
  (isSet(node.element, 'any') || (node.element.type === 'CharacterClass' && node.element.negate));
