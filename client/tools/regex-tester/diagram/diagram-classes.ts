import type { AST } from '@eslint-community/regexpp';
import { countPart, deeper, type Spot } from './diagram-spot.ts';
import { boxTile, flowTile, type Tile } from './diagram-tiles.ts';
import { frameTile } from './diagram-ways.ts';
import { visible } from './diagram-words.ts';

type Class = AST.CharacterClass | AST.ExpressionCharacterClass;
type Member = AST.CharacterClassElement | AST.ClassSetOperand;

/** Draws a character class as a frame with its members, which may be classes as well. */
export function classTile(node: Class, spot: Spot): Tile {
  const span = { from: node.start, to: node.end };
  const isEmpty = node.type === 'CharacterClass' && node.elements.length === 0;
  if (isEmpty) return boxTile(node.negate ? '[^] any character' : '[] nothing at all', 'set', span);
  const inner = deeper(spot);
  const members =
    node.type === 'CharacterClass'
      ? node.elements.map((element) => memberTile(element, inner))
      : operandTiles(node.expression, inner);
  const caption = node.negate ? 'none of' : 'one of';
  return frameTile(flowTile(members), caption, 'class', span, true);
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

function memberTile(node: Member, spot: Spot): Tile {
  const span = { from: node.start, to: node.end };
  if (!countPart(spot)) return flowTile([]);
  switch (node.type) {
    case 'Character':
      return boxTile(visible(node.raw), 'text', span);
    case 'CharacterClassRange':
      return boxTile(`${visible(node.min.raw)}–${visible(node.max.raw)}`, 'text', span);
    case 'CharacterSet':
      return boxTile(setLabel(node, false), 'set', span);
    case 'ClassStringDisjunction': {
      const texts = node.alternatives.map((text) => {
        countPart(spot);
        const at = { from: text.start, to: text.end };
        return text.raw === '' ? boxTile('nothing', 'set', at) : boxTile(visible(text.raw), 'text', at);
      });
      return frameTile(flowTile(texts), 'one of the texts', 'class', span, true);
    }
    default:
      return classTile(node, spot);
  }
}

/** Draws the operands of `--` or `&&`, which are left-associative. */
function operandTiles(expression: AST.ExpressionCharacterClass['expression'], spot: Spot): Tile[] {
  const word = expression.type === 'ClassIntersection' ? 'and in' : 'but not in';
  const tiles: Tile[] = [];
  let node: AST.ClassSetOperand | typeof expression = expression;
  while (node.type === 'ClassIntersection' || node.type === 'ClassSubtraction') {
    const { left, right }: typeof expression = node;
    const span = { from: left.end, to: right.start };
    tiles.unshift(boxTile(word, 'note', span), memberTile(right, spot));
    node = left;
  }
  return [memberTile(node, spot), ...tiles];
}
