import type { Delimiter } from '#core/csv/detection/detect.ts';
import type { Progress } from '#core/task.ts';
import { piecesOf } from './file-reading.ts';
import { RowScanner } from './row-scanner.ts';
import { type BadByte, Utf8Check } from './text-check.ts';

/** Smaller files stay in memory, where reading distant rows is a thousand times faster. */
const maxKeptBytes = 256_000_000;

export type ReportProgress = (progress: Progress) => void;

/** A file whose rows are found. */
export interface ScannedFile {
  /** The whole file if it is small enough to keep in memory. */
  readonly bytes: Uint8Array | undefined;
  readonly scanner: RowScanner;
  readonly badByte: BadByte | undefined;
  /** True if letters beyond ASCII occurred before any invalid UTF-8. */
  readonly hadUtf8Letters: boolean;
}

/** Finds the rows of a file of UTF-8, and the first byte that is none. */
export async function scanFile(
  body: Blob,
  delimiter: Delimiter,
  onProgress: ReportProgress,
): Promise<ScannedFile> {
  const scanner = new RowScanner(delimiter);
  const bytes = body.size <= maxKeptBytes ? new Uint8Array(body.size) : undefined;
  const check = new Utf8Check();
  let doneBytes = 0;
  for await (const piece of piecesOf(body)) {
    scanner.push(piece);
    check.push(piece);
    bytes?.set(piece, doneBytes);
    doneBytes += piece.length;
    onProgress({ label: 'Reading', fraction: doneBytes / body.size, doneBytes, totalBytes: body.size });
  }
  scanner.finish();
  check.finish();
  return { bytes, scanner, badByte: check.badByte, hadUtf8Letters: check.hadLetters };
}
