const bytesPerLine = 16;

/**
 * Writes bytes like `hexdump -C`: offset, sixteen bytes in hexadecimal, and the printable ASCII. `start` is the offset
 * of the first byte.
 */
export function hexDump(bytes: Uint8Array, start = 0): string {
  const lines: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += bytesPerLine) {
    const row = bytes.subarray(offset, offset + bytesPerLine);
    const digits = Array.from(row, (byte) => byte.toString(16).padStart(2, '0'));
    const left = digits.slice(0, 8).join(' ').padEnd(23);
    const right = digits.slice(8).join(' ').padEnd(23);
    const ascii = Array.from(row, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'));
    lines.push(`${(start + offset).toString(16).padStart(8, '0')}  ${left}  ${right}  |${ascii.join('')}|`);
  }
  return lines.join('\n');
}
