/** Rows of `hexdump -C` (digits in two halves, text between bars) and of `xxd` (text after two spaces). */
const rowPatterns = [
  /^(?<offset>[\da-f]{8,})(?<digits>(?: {1,2}[\da-f]{2})*)\s*(?:\|[^]*)?$/i,
  /^(?<offset>[\da-f]{8,}:)(?<digits>(?: (?:[\da-f]{2})+)*)\s*(?:\s{2}[^]*)?$/i,
];

/**
 * Replaces everything but the digits of a hex dump with spaces, so that positions stay the same; undefined if the text
 * does not begin like a dump. Other rows, such as the `*` for repeated rows, stay unchanged.
 */
export function digitsOfDump(text: string): string | undefined {
  const lines = text.split('\n');
  const first = lines.find((line) => line.trim() !== '') ?? '';
  return /^0{8,}(?:: | {2})[\da-f]{2}/i.test(first) ? lines.map(blankRow).join('\n') : undefined;
}

function blankRow(line: string): string {
  const row = rowPatterns.map((pattern) => pattern.exec(line)).find((found) => found !== null);
  const { offset = '', digits = '' } = row?.groups ?? {};
  return offset === '' ? line : (' '.repeat(offset.length) + digits).padEnd(line.length);
}
