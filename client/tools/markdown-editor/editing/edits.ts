/** The parts of a text's interface that edits need; the editor's own document has them. */
interface SourceText {
  readonly length: number;
  sliceString(from: number, to: number): string;
  lineAt(position: number): { readonly from: number; readonly to: number; readonly text: string };
}

interface Selection {
  readonly from: number;
  readonly to: number;
}

/** One replacement and the selection after it; in UTF-16 offsets. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selection: Selection;
}

export type EditCommand = (text: SourceText, selection: Selection) => Edit;

/** Puts markers around the selection, or removes existing ones. */
export function toggleMarkers(marker: string): EditCommand {
  return (text, { from, to }) => {
    const { length } = marker;
    const chosen = text.sliceString(from, to);
    const before = text.sliceString(Math.max(from - length, 0), from);
    const after = text.sliceString(to, Math.min(to + length, text.length));
    if (before === marker && after === marker && !isLongerRun(text, from, to, marker)) {
      return {
        from: from - length,
        to: to + length,
        insert: chosen,
        selection: { from: from - length, to: to - length },
      };
    }
    if (chosen.length > 2 * length && chosen.startsWith(marker) && chosen.endsWith(marker)) {
      const insert = chosen.slice(length, -length);
      return { from, to, insert, selection: { from, to: from + insert.length } };
    }
    // A space between marker and word would undo the markup.
    const start = chosen.length - chosen.trimStart().length;
    const inner = chosen.trim();
    const insert = `${chosen.slice(0, start)}${marker}${inner}${marker}${chosen.slice(start + inner.length)}`;
    const innerFrom = from + start + length;
    return { from, to, insert, selection: { from: innerFrom, to: innerFrom + inner.length } };
  };
}

/** Returns whether a marker is part of a longer one: `**` ends in `*`, and italic must not remove a star from bold. */
function isLongerRun(text: SourceText, from: number, to: number, marker: string): boolean {
  const before = text.sliceString(Math.max(from - 2, 0), Math.max(from - 1, 0));
  const after = text.sliceString(to + 1, Math.min(to + 2, text.length));
  return marker.length === 1 && before === marker && after === marker;
}

/** Makes the selection a link; a URL becomes its target, other words its text. */
export const makeLink: EditCommand = (text, { from, to }) => {
  const chosen = text.sliceString(from, to);
  const isAddress = /^(?:https?:\/\/|mailto:|www\.)\S+$/i.test(chosen);
  const label = isAddress ? 'text' : chosen || 'text';
  const address = isAddress ? chosen : 'https://';
  const insert = `[${label}](${address})`;
  const start = chosen === '' || isAddress ? from + 1 : from + label.length + 3;
  const end = start + (chosen === '' || isAddress ? label.length : address.length);
  return { from, to, insert, selection: { from: start, to: end } };
};

/** Makes the selected lines headings of a level (1 to 6), or plain text if they already are. */
export function toggleHeading(level: number): EditCommand {
  const marker = `${'#'.repeat(level)} `;
  return changeLines((lines) => {
    const isSet = lines.every((line) => line.startsWith(marker));
    return lines.map((line) => `${isSet ? '' : marker}${line.replace(/^#{1,6}[ \t]+/, '')}`);
  });
}

type LineMark = 'bullets' | 'numbers' | 'tasks' | 'quote';

const listMark = /^(\s*)(?:[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )?/;

/** Makes the selected lines a list or a quote, or plain text if they already are. */
export function toggleLines(mark: LineMark): EditCommand {
  return changeLines((lines) => {
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length > 0 && filled.every((line) => hasMark(line, mark))) {
      return lines.map((line) =>
        mark === 'quote' ? line.replace(/^> ?/, '') : line.replace(listMark, '$1'),
      );
    }
    let number = 0;
    return lines.map((line) => {
      if (mark === 'quote') return `> ${line}`;
      if (line.trim() === '' && lines.length > 1) return line;
      number += 1;
      const own = { bullets: '- ', tasks: '- [ ] ', numbers: `${number}. ` }[mark];
      return line.replace(listMark, `$1${own}`);
    });
  });
}

function hasMark(line: string, mark: LineMark): boolean {
  switch (mark) {
    case 'quote':
      return line.startsWith('>');
    case 'tasks':
      return /^\s*[-*+] \[[ xX]\] /.test(line);
    case 'bullets':
      return /^\s*[-*+] (?!\[[ xX]\] )/.test(line);
    case 'numbers':
      return /^\s*\d{1,9}[.)] /.test(line);
  }
}

function changeLines(change: (lines: readonly string[]) => readonly string[]): EditCommand {
  return (text, selection) => {
    const { from } = text.lineAt(selection.from);
    const { to } = text.lineAt(selection.to);
    const insert = change(text.sliceString(from, to).split('\n')).join('\n');
    const isCaret = selection.from === selection.to;
    return {
      from,
      to,
      insert,
      selection: { from: isCaret ? from + insert.length : from, to: from + insert.length },
    };
  };
}

/** Puts the selected lines into a fenced block whose fence is longer than any in them. */
export const makeCodeBlock: EditCommand = (text, selection) => {
  const { from } = text.lineAt(selection.from);
  const { to } = text.lineAt(selection.to);
  const code = text.sliceString(from, to);
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const start = from + fence.length + 1;
  return {
    from,
    to,
    insert: `${fence}\n${code}\n${fence}`,
    selection: { from: start, to: start + code.length },
  };
};

/** Inserts a block after the selection's last line, and then selects `chosen` in it. */
export function insertBlock(block: string, chosen = ''): EditCommand {
  return (text, selection) => {
    const line = text.lineAt(selection.to);
    const before = line.text.trim() === '' ? '' : '\n\n';
    const after = line.to === text.length ? '\n' : '\n\n';
    const start =
      line.to + before.length + (chosen === '' ? block.length + after.length : block.indexOf(chosen));
    return {
      from: line.to,
      to: line.to,
      insert: `${before}${block}${after}`,
      selection: { from: start, to: start + chosen.length },
    };
  };
}

const listLine = /^([ \t>]*)(?:([-*+])|(\d{1,9})([.)]))([ \t]+)(\[[ xX]\][ \t]+)?/;
const quoteLine = /^((?:[ \t]*>)+[ \t]?)/;

/** The effect of Enter beyond a line break: continue the list, or end it. */
type Continuation =
  | { readonly type: 'continue'; readonly prefix: string }
  | { readonly type: 'end'; readonly removeTo: number };

/** Returns what Enter does; undefined for a plain line break. `column` is the caret's position in the line. */
export function continueLine(line: string, column: number): Continuation | undefined {
  const list = listLine.exec(line);
  const quote = list ? undefined : quoteLine.exec(line);
  const mark = (list ?? quote)?.[0];
  if (mark === undefined || column < mark.length) return undefined;
  if (line.trimEnd().length <= mark.trimEnd().length) return { type: 'end', removeTo: line.length };
  if (!list) return { type: 'continue', prefix: mark };
  const [, indent = '', bullet, digits = '', closer = '', space = ' ', task] = list;
  const own = bullet ?? `${Number(digits) + 1}${closer}`;
  return { type: 'continue', prefix: `${indent}${own}${space}${task === undefined ? '' : '[ ] '}` };
}
