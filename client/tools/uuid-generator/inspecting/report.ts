import { numberOf } from '../writing.ts';
import type { InspectedId, Inspection, WrongId } from './inspect.ts';

const linesAPiece = 5000;

/** Writes a paragraph for each id, then the invalid ones. */
export function writeReport({ ids, wrong }: Inspection): string | Blob {
  return inPieces([...ids.map(describe), ...wrong.map(describeWrong)], '\n');
}

/** Writes a row for each id, valid or not, in the order of the lines (RFC 4180). */
export function writeTable({ ids, wrong }: Inspection): string | Blob {
  const header = 'line,id,version,variant,time,clock sequence,node,number,problem\n';
  const rows = [
    ...ids.map((each) => ({ line: each.line, row: rowOf(each) })),
    ...wrong.map(({ written, place, problem }) => ({
      line: place.line,
      row: [place.line, quote(written), '', '', '', '', '', '', quote(problem)].join(','),
    })),
  ].sort((a, b) => a.line - b.line);
  return inPieces([header, ...rows.map(({ row }) => `${row}\n`)], '');
}

function describe({ plain, written, explanation, id, line, isRepeated }: InspectedId): string {
  const { kind, variant, time, clockSequence, node, remark } = explanation;
  const facts = [
    ['Kind', kind],
    ['Variant', variant],
    ['Time', time],
    ['Clock sequence', clockSequence],
    ['Node', node],
    ['Number', numberOf(id)],
    ['Remark', isRepeated ? 'It stood here before.' : undefined],
    ['Remark', remark],
  ] as const;
  const shown = facts.filter(([, value]) => value !== undefined && value !== '');
  const isOther = written.toLowerCase() !== plain.toLowerCase();
  const title = isOther ? `${written} = ${plain}` : plain;
  return `${title} (line ${line})\n${shown.map(([name, value]) => `  ${name}: ${String(value)}\n`).join('')}`;
}

function describeWrong({ written, place, problem }: WrongId): string {
  return `${written} (line ${place.line})\n  Not valid: ${problem}\n`;
}

function rowOf({ line, plain, id, explanation, isRepeated }: InspectedId): string {
  const { version, variant, time = '', clockSequence = '', node = '', remark } = explanation;
  const problem = [isRepeated ? 'It stood here before.' : undefined, remark].filter(
    (each) => each !== undefined,
  );
  return [
    line,
    plain,
    version,
    variant,
    time,
    clockSequence,
    node,
    numberOf(id),
    quote(problem.join(' ')),
  ].join(',');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Joins lines; many become a blob, because a single string would need twice the memory. */
function inPieces(lines: readonly string[], between: string): string | Blob {
  if (lines.length <= linesAPiece) return lines.join(between);
  const pieces: string[] = [];
  for (let start = 0; start < lines.length; start += linesAPiece) {
    const piece = lines.slice(start, start + linesAPiece).join(between);
    pieces.push(start === 0 ? piece : between + piece);
  }
  return new Blob(pieces);
}
