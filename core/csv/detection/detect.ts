import { decodeText, isMostlyUtf8, type TextEncodingName } from '#core/text/encodings/text-decoding.ts';
import { RowScanner } from '#core/csv/reading/row-scanner.ts';

const candidates = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof candidates)[number];

/**
 * Returns the delimiter in a first line `sep=;`, or the one that splits the beginning of a file into the most even
 * rows. The default is a comma.
 */
export function detectDelimiter(head: string): Delimiter {
  const named = namedDelimiter(head);
  if (named) return named;
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of candidates) {
    const score = scoreOf(head, delimiter);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** Returns the delimiter that Excel's first line `sep=;` names. */
export function namedDelimiter(head: string): Delimiter | undefined {
  const [, named] = /^\ufeff?sep=(.)\r?\n/i.exec(head) ?? [];
  return candidates.find((candidate) => candidate === named);
}

/**
 * Scores a delimiter: higher for more rows of the same width and for more columns, lower for broken rows; 0 for one
 * column.
 */
function scoreOf(head: string, delimiter: Delimiter): number {
  const scanner = new RowScanner(delimiter);
  // The last line may be incomplete and so look uneven.
  scanner.push(new TextEncoder().encode(head.slice(0, lastBreak(head))));
  scanner.finish();
  const rows = scanner.starts.length;
  if (rows === 0 || scanner.columnCount < 2) return 0;
  const uneven = scanner.faults.filter(({ kind }) => kind === 'width').length;
  const broken = scanner.faultCount - uneven;
  return ((rows - uneven) / rows) * (1 + Math.min(scanner.columnCount, 50) / 100) - broken / rows;
}

function lastBreak(text: string): number {
  const at = text.lastIndexOf('\n');
  return at < 0 ? text.length : at + 1;
}

/**
 * Detects the encoding from the beginning of a file. `isCut` means that the file continues, perhaps within a character.
 */
export function detectEncoding(head: Uint8Array, isCut: boolean): TextEncodingName {
  const { encoding } = decodeText(head.subarray(0, head.length - (head.length % 2)));
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encoding;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: isCut });
    return 'utf-8';
  } catch {
    return isMostlyUtf8(head) ? 'utf-8' : 'windows-1252';
  }
}
