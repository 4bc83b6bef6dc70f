import { type Fault, type ReadString, StringFault } from './reading.ts';

const token = /[^\s\\'"]+|\s+|\\(?:\n|.|$)|'|"/gsu;
const insideDouble = /[^\\"]+|\\(?:[$`"\\\n]|)|"/gu;
/** Characters that a shell expands or reads as an operator, outside quotes and inside double quotes. */
const special = { bare: /[$`*?[\]|&;<>()]/, double: /[$`]/ };

/** Reads the words of a POSIX shell (2.2), one per line. Throws a StringFault for a quote that is not closed. */
export function readShell(text: string): ReadString {
  const words: string[] = [];
  const faults: Fault[] = [];
  let word: string | undefined;
  const noteSpecial = (piece: string, offset: number, pattern: RegExp) => {
    const found = pattern.exec(piece);
    if (!found) return;
    const sentence = `${found[0]} has a meaning of its own in a shell. It is kept.`;
    faults.push({ sentence, offset: offset + found.index, length: 1 });
  };
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [piece] = found;
    const start = found.index;
    if (piece.trim() === '') {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    word ??= '';
    if (piece === "'") {
      const end = text.indexOf("'", token.lastIndex);
      if (end === -1) throw unclosed(start);
      word += text.slice(start + 1, end);
      token.lastIndex = end + 1;
    } else if (piece === '"') {
      const inner = readDouble(text, start);
      noteSpecial(inner.plain, start + 1, special.double);
      word += inner.text;
      token.lastIndex = inner.end;
    } else if (piece.startsWith('\\')) {
      if (piece === '\\')
        throw new StringFault('A backslash at the end escapes nothing.', start, 'Remove it.');
      word += piece === '\\\n' ? '' : piece.slice(1);
    } else {
      noteSpecial(piece, start, special.bare);
      word += piece;
    }
  }
  if (word !== undefined) words.push(word);
  if (words.length > 1) {
    faults.unshift({
      sentence: `The text has ${words.length} words. Each is on a line.`,
      offset: 0,
      length: 0,
    });
  }
  return { text: words.join('\n'), faults };
}

/**
 * Reads from a double quote to the next. `plain` has escapes replaced, for a search with the same offsets.
 */
function readDouble(text: string, start: number): { text: string; plain: string; end: number } {
  let [read, plain] = ['', ''];
  insideDouble.lastIndex = start + 1;
  for (let found = insideDouble.exec(text); found; found = insideDouble.exec(text)) {
    const [piece] = found;
    if (piece === '"') return { text: read, plain, end: insideDouble.lastIndex };
    const isEscape = piece.startsWith('\\') && piece.length > 1;
    read += isEscape ? piece.slice(1).replace('\n', '') : piece;
    plain += isEscape ? '  ' : piece;
  }
  throw unclosed(start);
}

function unclosed(offset: number): StringFault {
  return new StringFault('The quote is not closed.', offset, 'Add the closing quote.');
}
