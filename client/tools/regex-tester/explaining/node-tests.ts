import type { AST } from '@eslint-community/regexpp';

/** Whether ^ or $ matches at lines, as with flag m. */
export const isLineEdge = (node: AST.Node, flags: string) =>
  node.type === 'Assertion' && (node.kind === 'start' || node.kind === 'end') && isOn('m', node, flags);

export const isSet = (node: AST.Node, kind: AST.CharacterSet['kind']) =>
  node.type === 'CharacterSet' && node.kind === kind;

/** Whether a pattern may match letters outside ASCII. */
export const hasOtherLetters = (pattern: string) => /[^\0-\x7f]|\\(?!x[0-7]|u00[0-7])[uUxpP]/.test(pattern);

/** Whether a flag is on at this part: groups such as (?i-m:…) switch flags within the pattern. */
export function isOn(flag: 'i' | 'm' | 's', node: AST.Node, flags: string): boolean {
  const modifiers = node.type === 'Group' ? node.modifiers : null;
  if (modifiers?.remove?.raw.includes(flag)) return false;
  if (modifiers?.add.raw.includes(flag)) return true;
  return node.parent ? isOn(flag, node.parent, flags) : flags.includes(flag);
}

/** Whether a class has a set and its opposite, as in [\s\S], so that it matches every character. */
export function isEverything(node: AST.CharacterClass): boolean {
  const parts = new Set(node.elements.map(({ raw }) => raw));
  return ['s', 'w', 'd'].some((set) => parts.has(`\\${set}`) && parts.has(`\\${set.toUpperCase()}`));
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

export const isBoundlessLookbehind = (node: AST.Node) =>
  node.type === 'Assertion' && node.kind === 'lookbehind' && node.alternatives.some(isBoundless);

function isBoundless(part: AST.Node): boolean {
  if (part.type === 'Quantifier')
    return part.max === Infinity || Number.isNaN(lengthOf(part.element)) || isBoundless(part.element);
  if (part.type === 'Alternative') return part.elements.some(isBoundless);
  return part.type === 'Backreference' || ('alternatives' in part && part.alternatives.some(isBoundless));
}

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

/** Whether a repetition may take a turn that matches nothing, with a group in it. */
export const hasEmptyTurns = (node: AST.Node) =>
  node.type === 'Quantifier' && node.max > node.min && canBeEmpty(node.element) && hasGroup(node.element);

const hasGroup = (part: AST.Node): boolean =>
  part.type === 'CapturingGroup' ||
  ('alternatives' in part && part.alternatives.some(hasGroup)) ||
  (part.type === 'Alternative' && part.elements.some(hasGroup)) ||
  (part.type === 'Quantifier' && hasGroup(part.element));

const isChoice = (part: AST.Node) =>
  part.type === 'Quantifier' ? part.min === 0 : 'alternatives' in part && part.alternatives.length > 1;

/** Whether a reference always matches nothing, because its groups begin later or end later (ECMA-262, BackreferenceMatcher). */
export const isDead = ({ resolved, start, parent }: AST.Backreference) =>
  [resolved].flat().every((group) => group.end > start) && !isInLookbehind(parent);

const isInLookbehind = (node: AST.Node): boolean =>
  (node.type === 'Assertion' && node.kind === 'lookbehind') ||
  (node.parent !== null && isInLookbehind(node.parent));

/** Whether a reference may be to a group that has not matched. */
export const isUnsureReference = (node: AST.Node) =>
  node.type === 'Backreference' &&
  !isDead(node) &&
  [node.resolved].flat().some((group) => isLeftOut(group, node));

function isLeftOut(part: AST.Node, { start }: Pick<AST.Backreference, 'start'>): boolean {
  const { parent } = part;
  if (!parent) return false;
  const holdsBoth = parent.start <= start && start < parent.end;
  if (holdsBoth) return part.type === 'Alternative';
  return isChoice(parent) || isDenied(parent) || isLeftOut(parent, { start });
}

/** Whether a part is a lookaround that must not match, so that its groups never have a match after it. */
const isDenied = (part: AST.Node) => part.type === 'Assertion' && 'negate' in part && part.negate;

/** Whether a part such as the dot matches one sign of any kind, or a number of them that counts. */
export const isOneSign = (node: AST.Node) =>
  isManySigns(node) &&
  !(
    node.parent?.type === 'Quantifier' &&
    node.parent.min < 2 &&
    node.parent.max === Infinity &&
    node.parent.greedy
  );

const isManySigns = (node: AST.Node) =>
  isSet(node, 'any') ||
  ((node.type === 'CharacterSet' || node.type === 'CharacterClass') && 'negate' in node && node.negate);

/** Whether half of an emoji is repeated, one of several signs, or written as an escape. */
export const isHalf = (node: AST.Node) =>
  node.type === 'Character' &&
  node.value >= 0xd800 &&
  node.value <= 0xdfff &&
  (node.parent.type !== 'Alternative' || node.raw.startsWith('\\'));
