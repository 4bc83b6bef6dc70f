import type { DialectId } from '../dialects.ts';
import { tokensOf } from '../lexing/lexer.ts';
import { isCaseKept, keepsGap } from './names.ts';
import { type Cases, inCase } from './phrases.ts';
import type { Unit } from './units.ts';

/**
 * Puts the original tokens back into the formatted text. Returns undefined if the engine changed more than white space.
 */
export function unmask(
  shape: string,
  dialect: DialectId,
  units: readonly Unit[],
  cases: Cases,
): string | undefined {
  const kept = units.filter(({ kind }) => kind !== 'space');
  let index = 0;
  let text = '';
  let gap = '';
  for (const token of tokensOf(shape, dialect)) {
    if (token.kind === 'space') {
      gap += token.text;
      continue;
    }
    const unit = kept[index];
    if (!unit) return undefined;
    const before = kept[index - 1];
    if (before && unit.text === '(' && before.kind === 'word') gap = gapOfCall(before, unit, gap, dialect);
    // A path or an index may follow a call: `f(x):a[0]`.
    if (before && !unit.isApart && /^[:.[]/.test(unit.text) && /[)\]]$/.test(before.text)) gap = '';
    // ClickHouse manual, Tuple: `t.1` is a part of a tuple.
    if (before && !unit.isApart && /^\.\d/.test(unit.text) && /^(?:word|name|number)$/.test(before.kind))
      gap = '';
    if (unit.mask.toLowerCase() !== token.text.toLowerCase()) return undefined;
    if (unit.phrase !== undefined) text += gap + inCase(unit.text, cases[unit.phrase]);
    else {
      const isOwn = unit.mask !== unit.text || isCaseKept(kept, index, dialect);
      text += gap + (isOwn ? unit.text : token.text);
    }
    gap = '';
    index += 1;
  }
  return text + gap;
}

/**
 * Returns the gap between a name and its parenthesis. A name directly before its parenthesis stays there, because MySQL
 * then reads it as a function.
 */
function gapOfCall(name: Unit, parenthesis: Unit, gap: string, dialect: DialectId): string {
  if (!parenthesis.isApart) return name.mask === name.text && isKeyword(name.text) ? gap : '';
  return gap === '' && keepsGap(name.text, dialect) ? ' ' : gap;
}

/** True for words that begin a list or a query and are not function names. */
const isKeyword = (text: string) =>
  /^(?:all|and|any|as|by|check|distinct|else|except|exists|filter|from|having|in|include|intersect|into|is|join|key|lateral|like|not|on|or|over|partition|references|returning|returns|select|set|some|table|then|union|unique|using|values|when|where|with|within)$/i.test(
    text,
  );
