import type { MarkdownIt } from 'markdown-it';

type StateInline = InstanceType<MarkdownIt['inline']['State']>;
type StateBlock = InstanceType<MarkdownIt['block']['State']>;

/** The classes of code that contains an inline TeX formula, and a display formula. */
export const inlineMathClass = 'math';
export const displayMathClass = 'math-display';

/** Without a limit, many openings without an end would take quadratic time. */
const maxQuotedLength = 5000;

/** Adds GitHub's TeX formulas: inline `$…$`, and `$$…$$` as a block. */
export function addMath(parser: MarkdownIt): void {
  parser.inline.ruler.before('escape', 'math', makeInlineRule());
  parser.block.ruler.before('fence', 'math_block', makeBlockRule(), {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

/**
 * Creates the rule for a dollar sign: no spaces inside, no word before, no word or digit after, as in GitHub. GitHub's
 * other form also has backticks around the formula.
 */
function makeInlineRule() {
  return (state: StateInline, isSilent: boolean): boolean => {
    const { src, pos } = state;
    if (src[pos] !== '$' || /[\p{L}\p{N}$\\]/u.test(src[pos - 1] ?? '')) return false;
    const opening = src[pos + 1] === '$' ? '$$' : src[pos + 1] === '`' ? '$`' : '$';
    const start = pos + opening.length;
    if (opening === '$' && !/\S/.test(src[start] ?? '')) return false;
    const end = findEnd(src, start, opening);
    if (end === undefined) return false;
    if (!isSilent) {
      const token = state.push('math_inline', 'code', 0);
      token.content = src.slice(start, end);
      token.markup = opening === '$$' ? '$$' : '$';
    }
    state.pos = end + opening.length;
    return true;
  };
}

function findEnd(text: string, start: number, opening: '$' | '$$' | '$`'): number | undefined {
  if (opening === '$`') {
    const length = text.slice(start, start + maxQuotedLength).indexOf('`$');
    return length > 0 ? start + length : undefined;
  }
  let index = start;
  do index = text.indexOf(opening, index + 1);
  while (index >= 0 && text[index - 1] === '\\');
  if (index < 0 || opening === '$$') return index < 0 ? undefined : index;
  // TeX does not contain a bare dollar sign: in “$5 and $m$” only m is a formula.
  const isEnd = /\S/.test(text[index - 1] ?? '') && !/[\p{L}\p{N}$]/u.test(text[index + 1] ?? '');
  return isEnd ? index : undefined;
}

function makeBlockRule() {
  const barren = new WeakMap<object, number>();
  return (state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean => {
    const lineOf = (line: number) =>
      state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
    const first = lineOf(startLine);
    if (!first.startsWith('$$') || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
    const isOneLine = first.length > 4 && first.endsWith('$$');
    if (startLine >= (barren.get(state) ?? Infinity) && !isOneLine) return false;
    const lastLine = isOneLine ? startLine : findLastLine(lineOf, startLine + 1, endLine);
    if (lastLine === undefined) {
      barren.set(state, startLine);
      return false;
    }
    if (isSilent) return true;
    const lines = Array.from({ length: lastLine - startLine + 1 }, (_, index) => lineOf(startLine + index));
    const token = state.push('math_block', 'code', 0);
    token.content = lines.join('\n').slice(2, -2).trim();
    token.markup = '$$';
    token.map = [startLine, lastLine + 1];
    state.line = lastLine + 1;
    return true;
  };
}

function findLastLine(lineOf: (line: number) => string, from: number, end: number): number | undefined {
  for (let line = from; line < end; line += 1) if (lineOf(line).endsWith('$$')) return line;
  return undefined;
}
