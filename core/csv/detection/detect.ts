import { decodeText, isMostlyUtf8, type TextEncodingName } from '#core/text/encodings/text-decoding.ts';
import { RowScanner } from '#core/csv/reading/row-scanner.ts';

const candidates = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof candidates)[number];

/**
 * The delimiter that cuts the beginning of a file into the most even rows; the one that a first line `sep=;`
 * names; a comma where nothing says anything.
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

/** What Excel's first line `sep=;` names. */
export function namedDelimiter(head: string): Delimiter | undefined {
  const [, named] = /^\ufeff?sep=(.)\r?\n/i.exec(head) ?? [];
  return candidates.find((candidate) => candidate === named);
}

/** Rows of two fields and more, each as good as its width is common. */
function scoreOf(head: string, delimiter: Delimiter): number {
  const scanner = new RowScanner(delimiter);
  // The last line may be cut: it would look uneven.
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

/** The encoding of a file by its beginning; `isCut` where the file goes on, perhaps within a character. */
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
