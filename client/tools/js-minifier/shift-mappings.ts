const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Moves all that a source map says of a generated line from a column (from 0, in UTF-16 units) on to the right. */
export function shiftMappings(
  map: string,
  { line, column }: { readonly line: number; readonly column: number },
  by: number,
): string {
  const content = JSON.parse(map) as { readonly mappings: string };
  const lines = content.mappings.split(';');
  const segments = (lines[line] ?? '').split(',');
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    // The first field counts from the segment before (ECMA-426): within a line it is never negative.
    const [, field = '', rest = ''] = /^([g-z\d+/]*[A-Za-f])(.*)$/.exec(segment) ?? [];
    const delta = readField(field);
    at += delta;
    if (field === '' || at < column) continue;
    segments[index] = writeField(delta + by) + rest;
    break;
  }
  lines[line] = segments.join(',');
  return JSON.stringify({ ...content, mappings: lines.join(';') });
}

/** Base64 VLQ: five bits a digit, the lowest first, and the lowest bit of all is the sign. */
function readField(field: string): number {
  return Array.from(field).reduceRight((sum, digit) => sum * 32 + (digits.indexOf(digit) % 32), 0) / 2;
}

function writeField(value: number): string {
  let rest = value * 2;
  let field = '';
  do {
    const isLast = rest < 32;
    field += digits.charAt((rest % 32) + (isLast ? 0 : 32));
    rest = Math.floor(rest / 32);
  } while (rest > 0);
  return field;
}
