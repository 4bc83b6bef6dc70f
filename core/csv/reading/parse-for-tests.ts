import { parseRow } from './row-parser.ts';
import { RowScanner } from './row-scanner.ts';

/** Returns all rows of a CSV text without blank lines (RFC 4180). */
export function parseCsv(text: string, delimiter: string): string[][] {
  const bytes = new TextEncoder().encode(text);
  const scanner = new RowScanner(delimiter);
  scanner.push(bytes);
  scanner.finish();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Array.from({ length: scanner.starts.length }, (_, row) => {
    const end = row + 1 < scanner.starts.length ? scanner.starts.at(row + 1) : bytes.length;
    return parseRow(decoder.decode(bytes.subarray(scanner.starts.at(row), end)), delimiter);
  });
}
