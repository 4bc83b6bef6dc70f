import type { AST } from '@eslint-community/regexpp';
import { box, countPart, deeper, frame, type Part, type Spot, visible } from './diagram-parts.ts';

type Class = AST.CharacterClass | AST.ExpressionCharacterClass;
type Member = AST.CharacterClassElement | AST.ClassSetOperand;

/** Draws a character class as a frame with its members, which may be classes as well. */
export function classPart(node: Class, spot: Spot): Part {
  const span = { from: node.start, to: node.end };
  const isEmpty = node.type === 'CharacterClass' && node.elements.length === 0;
  if (isEmpty) return box(node.negate ? '[^] any character' : '[] nothing at all', 'set', span);
  const inner = deeper(spot);
  const members =
    node.type === 'CharacterClass'
      ? node.elements.map((element) => memberPart(element, inner))
      : operandParts(node.expression, inner);
  const caption = node.negate ? 'none of' : 'one of';
  return frame({ type: 'flow', parts: members }, caption, 'class', span);
}

/** Returns the label of `\d` and similar sets, with their meaning. */
export function setLabel(node: AST.CharacterSet, isDotAll: boolean): string {
  switch (node.kind) {
    case 'any':
      return isDotAll ? '. any character' : '. any but a line break';
    case 'digit':
      return node.negate ? '\\D not a digit' : '\\d digit';
    case 'space':
      return node.negate ? '\\S not white space' : '\\s white space';
    case 'word':
      return node.negate ? '\\W not a word character' : '\\w word character';
    case 'property':
      return visible(node.raw);
  }
}

function memberPart(node: Member, spot: Spot): Part {
  const span = { from: node.start, to: node.end };
  if (!countPart(spot)) return { type: 'flow', parts: [] };
  switch (node.type) {
    case 'Character':
      return box(visible(node.raw), 'text', span);
    case 'CharacterClassRange':
      return box(`${visible(node.min.raw)}–${visible(node.max.raw)}`, 'text', span);
    case 'CharacterSet':
      return box(setLabel(node, false), 'set', span);
    case 'ClassStringDisjunction': {
      const texts = node.alternatives.map((text) => {
        countPart(spot);
        const at = { from: text.start, to: text.end };
        return text.raw === '' ? box('nothing', 'set', at) : box(visible(text.raw), 'text', at);
      });
      return frame({ type: 'flow', parts: texts }, 'one of the texts', 'class', span);
    }
    default:
      return classPart(node, spot);
  }
}

/** Draws the operands of `--` or `&&`, which are left-associative. */
function operandParts(expression: AST.ExpressionCharacterClass['expression'], spot: Spot): Part[] {
  const word = expression.type === 'ClassIntersection' ? 'and in' : 'but not in';
  const parts: Part[] = [];
  let node: AST.ClassSetOperand | typeof expression = expression;
  while (node.type === 'ClassIntersection' || node.type === 'ClassSubtraction') {
    const { left, right }: typeof expression = node;
    const span = { from: left.end, to: right.start };
    parts.unshift(box(word, 'note', span), memberPart(right, spot));
    node = left;
  }
  return [memberPart(node, spot), ...parts];
}
