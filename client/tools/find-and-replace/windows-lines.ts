import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** JavaScript finds a line's end and beginning between CR and LF, too. */
const insideBreak = String.raw`\r(?=\n)`;

/**
 * Makes `^`, `$` and `\n` of a pattern count CR LF as one line break, as editors do. Other line breaks stay
 * separate.
 */
export function forWindowsLines(regex: RegExp): RegExp {
  const { source, flags } = regex;
  const edits: { readonly start: number; readonly end: number; readonly written: string }[] = [];
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: regex.unicode });
  visitRegExpAST(pattern, {
    onAssertionEnter({ kind, start, end, raw }) {
      if (kind === 'start' || kind === 'end')
        edits.push({ start, end, written: `(?<!${insideBreak})${raw}` });
    },
    onCharacterEnter({ value, parent, start, end }) {
      if (value === 10 && parent.type !== 'CharacterClass' && parent.type !== 'CharacterClassRange') {
        edits.push({ start, end, written: String.raw`(?:\r?\n)` });
      }
    },
  });
  const rewritten = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, written }) => text.slice(0, start) + written + text.slice(end), source);
  return new RegExp(rewritten, flags);
}
