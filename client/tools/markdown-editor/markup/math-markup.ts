import type { MarkdownIt } from 'markdown-it';

type StateInline = InstanceType<MarkdownIt['inline']['State']>;
type StateBlock = InstanceType<MarkdownIt['block']['State']>;

/** The class of code that is TeX to be set as a formula within a line, and on lines of its own. */
export const inlineMathClass = 'math';
export const displayMathClass = 'math-display';

/** GitHub's formulas in TeX: `$…$` within a line, `$$…$$` on lines of their own. */
export function addMath(parser: MarkdownIt): void {
  parser.inline.ruler.before('escape', 'math', makeInlineRule());
  parser.block.ruler.before('fence', 'math_block', makeBlockRule(), {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

/** What begins at a dollar sign: no space inside, no word before, no word or digit after, as GitHub reads it. */
function makeInlineRule() {
  // Where no formula ends any more: else many dollar signs without an end would take the square of their number.
  const barren = new WeakMap<StateInline, number>();
  return (state: StateInline, isSilent: boolean): boolean => {
    const { src, pos } = state;
    if (src[pos] !== '$' || /[\p{L}\p{N}$\\]/u.test(src[pos - 1] ?? '')) return false;
    const marker = src[pos + 1] === '$' ? '$$' : '$';
    const start = pos + marker.length;
    const isOpening = marker === '$$' || /\S/.test(src[start] ?? '');
    if (!isOpening || pos >= (barren.get(state) ?? Infinity)) return false;
    const end = findEnd(src, start, marker);
    if (end === undefined) {
      if (marker === '$') barren.set(state, pos);
      return false;
    }
    if (!isSilent) {
      const token = state.push('math_inline', 'code', 0);
      token.content = src.slice(start, end);
      token.markup = marker;
    }
    state.pos = end + marker.length;
    return true;
  };
}

function findEnd(text: string, start: number, marker: string): number | undefined {
  for (let index = text.indexOf(marker, start + 1); index >= 0; index = text.indexOf(marker, index + 1)) {
    const isEscaped = text[index - 1] === '\\';
    if (marker === '$$' && !isEscaped) return index;
    if (!isEscaped && /\S/.test(text[index - 1] ?? '') && !/[\p{L}\p{N}$]/u.test(text[index + 1] ?? ''))
      return index;
  }
  return undefined;
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
