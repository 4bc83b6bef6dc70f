/** Joins pieces of bytes into one. */
export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Repeats bytes up to a length, the last time in part. */
export function repeatBytes(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] ?? 0);
}
