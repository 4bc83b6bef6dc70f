import type { CodeMark } from '#client/ui/code/code-marks.ts';

const definition = /^ {0,3}\[([^\]\\^][^\]\\]{0,200})\]:[ \t]*\S/gm;
const footnoteDefinition = /^ {0,3}\[(\^[^\]\\\s]{1,200})\]:/gm;

/** Finds definitions of links and footnotes that are not used outside code fences, with their positions. */
export function findUnusedReferences(text: string): CodeMark[] {
  const plain = withoutFences(text);
  const used = new Set(
    [...plain.matchAll(/\[([^\]]{1,201})\](?!:)/g)].map(([, label = '']) => nameOf(label)),
  );
  return [...plain.matchAll(definition), ...plain.matchAll(footnoteDefinition)]
    .filter(([, label = '']) => !used.has(nameOf(label)))
    .map(({ 0: all, 1: label = '', index }) => {
      const from = index + all.indexOf('[');
      return {
        from,
        to: from + label.length + 2,
        message: `Nothing in this document refers to “${label}”.`,
        severity: 'info',
      };
    });
}

/** Normalizes a label; case and the number of spaces do not matter (CommonMark 0.31.2, 4.7). */
function nameOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Replaces the letters of fenced code with spaces, so that positions stay the same. */
function withoutFences(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      const isInside = fence !== undefined;
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence) && /^[ `~]*$/.test(line)) fence = undefined;
      return isInside || mark ? ' '.repeat(line.length) : line;
    })
    .join('\n');
}
